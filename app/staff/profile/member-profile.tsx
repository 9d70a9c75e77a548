import { useEffect } from 'react';
import { useParams } from 'react-router';
import { profile } from '#text/staff/profile';
import { shell } from '#text/staff/shell';
import { formatFullName } from '../cases/case-columns';
import { ContactButtons } from '../cases/contact-links';
import { useDuplicates } from '../cases/duplicate-notices';
import { deleteDraftsOfCase } from '../data/drafts';
import { readOffice } from '../data/office';
import { useSession } from '../data/queries';
import type { Member } from '../data/rows';
import { fillText, formatMoment } from '../format/formats';
import { HouseholdCard } from '../households/household-card';
import { useHouseholds } from '../households/use-households';
import { Presence } from '../live/presence';
import { CaseReaders } from '../privacy/access';
import { ErasedNotice, PersonActions } from '../privacy/person-actions';
import { CaseNotices } from './case-notices';
import { MemberHistory } from './member-history';
import { useAlerts, useProfileReads } from './member-queries';
import { MemberScreen } from './member-screen';
import { ProfileCard } from './profile-card';
import { CaseControls, ProfileHeader } from './profile-header';
import { ProfileTabs } from './profile-tabs';
import { Timeline, useTimelineOf } from './timeline';
import { usePrinting } from './use-printing';

export default function MemberProfileScreen() {
  const { id } = useParams();
  // Start these reads together with the case, because they appear above it.
  useNotices(Number(id));
  useProfileReads(Number(id));
  return (
    <MemberScreen>
      {(member) =>
        member.erasedAt ? <ErasedProfile member={member} /> : <Profile member={member} />
      }
    </MemberScreen>
  );
}

/**
 * Alerts, possible duplicates, the household, and the timeline are near the top, so the case waits for them. If one
 * fails to load, the case shows a retry notice and stays usable.
 */
function useNotices(id: number) {
  const notices = [useAlerts(id), useDuplicates(id), useHouseholds(id), useTimelineOf(id).query];
  return {
    isPending: notices.some((query) => query.isPending && !query.isFetchedAfterMount),
  };
}

/** Also for a colleague who had the case open: drafts about the person are deleted. */
function ErasedProfile({ member }: { member: Member }) {
  useEffect(() => deleteDraftsOfCase(member.id), [member.id]);
  return (
    <>
      <ProfileHeader member={member} />
      <ErasedNotice erasedAt={member.erasedAt ?? ''} />
      <MemberHistory memberId={member.id} />
    </>
  );
}

function Profile({ member }: { member: Member }) {
  const notices = useNotices(member.id);
  return (
    <>
      <p className="mb-2 hidden text-tiny print:block">
        {fillText(profile.caseSheet, {
          organization: readOffice().facts.name,
          id: member.id,
          reference: member.reference,
        })}
      </p>
      <ProfileHeader member={member} />
      <Presence of="member" id={member.id} />
      <div className="mb-1 sm:mb-2">
        <ContactButtons member={member} />
      </div>
      <CaseControls member={member} />
      <CaseNotices member={member} />
      {/* Wait for the notices, which would move the buttons below. */}
      {notices.isPending ? <p role="status">{shell.loading}</p> : <CaseWork member={member} />}
      <Printed />
    </>
  );
}

/** Rendered at each print, with the time of printing. */
function Printed() {
  const isPrinting = usePrinting();
  const session = useSession();
  if (!isPrinting) return null;
  return (
    <p className="mt-6 hidden text-tiny print:block">
      {fillText(profile.printedAt, {
        moment: formatMoment(new Date().toISOString()),
        name: session?.username ?? '',
      })}
    </p>
  );
}

function CaseWork({ member }: { member: Member }) {
  return (
    <>
      <div className="case-work">
        <Timeline member={member} />
        <ProfileTabs member={member} />
        <div className="case-card grid content-start gap-4">
          <HouseholdCard member={member} />
          <ProfileCard member={member} />
        </div>
      </div>
      <MemberHistory memberId={member.id} />
      <CaseReaders memberId={member.id} />
      <div className="no-print mt-4 flex flex-wrap gap-2">
        <PersonActions person={{ ...member, subject: 'member', name: formatFullName(member) }} />
      </div>
    </>
  );
}
