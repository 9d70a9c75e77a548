import { edit } from '#content/en/staff/edit';
import { profile } from '#content/en/staff/profile';
import { shell } from '#content/en/staff/shell';
import { fullName } from '../../components/admin/case-columns';
import { EditForm } from '../../components/admin/edit-form';
import { ScreenHeader } from '../../components/admin/screen-header';
import { fill } from '../../staff/formats';
import { useMember } from '../../staff/member-parts';
import type { ScreenProps } from '../../staff/screens';

export default function MemberEditScreen({ params }: ScreenProps) {
  const query = useMember(params.id ?? '');
  if (query.data === undefined) {
    return query.isFetching ? (
      <p role="status">{shell.loading}</p>
    ) : (
      <ScreenHeader title={profile.notFound} />
    );
  }
  return (
    <>
      <ScreenHeader title={fill(edit.title, { name: fullName(query.data) })} />
      <EditForm member={query.data} />
    </>
  );
}
