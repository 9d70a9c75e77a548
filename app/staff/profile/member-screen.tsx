// A screen of one case, with its loading, missing, and restricted states.
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { profile } from '#text/staff/profile';
import { shell } from '#text/staff/shell';
import { ApiError } from '../../api/request';
import type { Member } from '../data/rows';
import { GoTo } from '../shell/go-to';
import { isNotFound, LoadFailure } from '../shell/load-failure';
import { ScreenHeader } from '../shell/screen-header';
import { useMember } from './member-queries';
import { RestrictedCase } from './restricted-case';

export function MemberScreen({ children }: { children: (member: Member) => ReactNode }) {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useMember(id);
  const refused = error instanceof ApiError ? error : undefined;
  // Check this before cached data: a case may become restricted while it is open.
  if (refused?.body.code === 'restricted') return <RestrictedCase id={Number(id)} />;
  const mergedInto = refused?.body.mergedInto;
  if (typeof mergedInto === 'number') {
    return <GoTo address={`/admin/member-profile/${mergedInto}`} />;
  }
  if (refused?.status === 403) return <LoadFailure of={{ refetch, error, isFetching }} />;
  if (data !== undefined) return children(data);
  if (isFetching) return <p role="status">{shell.loading}</p>;
  if (error !== null && !isNotFound(error)) {
    return <LoadFailure of={{ refetch, error }} />;
  }
  return (
    <>
      <ScreenHeader title={profile.notFound} />
      <Link className="staff-link" to="/admin/case-management">
        {profile.back}
      </Link>
    </>
  );
}
