import { useParams } from 'react-router';
import { edit } from '#text/staff/edit';
import { profile } from '#text/staff/profile';
import { shell } from '#text/staff/shell';
import { fullName } from '../cases/case-columns';
import { fill } from '../format/formats';
import { Presence } from '../live/presence';
import { useMember } from '../profile/member-queries';
import { ScreenHeader } from '../shell/screen-header';
import { EditForm } from './edit-form';

export default function MemberEditScreen() {
  const query = useMember(useParams().id ?? '');
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
      <Presence of="member" id={query.data.id} />
      <EditForm member={query.data} />
    </>
  );
}
