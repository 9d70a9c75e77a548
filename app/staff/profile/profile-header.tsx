import { Pencil, PhoneCall, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { findSpokenLanguage } from '#content/languages';
import { type MemberStatus, reviewTag } from '#domain/cases/member';
import { getLabel, type Labels, type ValueOf } from '#domain/vocabulary';
import { memberStatuses, priorities } from '#text/staff/case-labels';
import { profile } from '#text/staff/profile';
import { shell } from '#text/staff/shell';
import { formatFullName } from '../cases/case-columns';
import { CloseCase } from '../cases/close-case';
import { isClosing, type OpenWork, useOpenWorkQuestionOf } from '../cases/open-work-question';
import { RaiseAlert } from '../cases/raise-alert';
import type { Member } from '../data/rows';
import { fillText } from '../format/formats';
import { LanguageBadge } from '../format/language-badge';
import { ColleagueSelect } from '../forms/colleague-select';
import { ConfirmedSelect } from '../forms/confirmed-select';
import { BackLink } from '../lists/back-link';
import { getTone, type Tone, ValueBadge } from '../shell/badge';
import { ScreenHeader } from '../shell/screen-header';
import { CaseAccessButton } from './case-access';
import { useMemberAction } from './use-member-actions';

export function ProfileHeader({ member }: { member: Member }) {
  return (
    <ScreenHeader
      title={
        <span className="flex flex-wrap items-center gap-2">
          {formatFullName(member)}
          <LanguageBadge language={findSpokenLanguage(member.preferredLanguage)} />
          {/* On screen, the controls below show these. */}
          <span className="hidden gap-2 print:flex">
            <ValueBadge of="priority" value={member.priority} />
            <ValueBadge of="member" value={member.status} />
          </span>
        </span>
      }
    >
      <BackLink list="/admin/case-management" text={profile.back} />
      {member.erasedAt ? null : <Tools member={member} />}
    </ScreenHeader>
  );
}

function Tools({ member }: { member: Member }) {
  return (
    <>
      <button type="button" className="staff-button" onClick={() => window.print()}>
        <Printer aria-hidden size={16} />
        <span className="max-sm:sr-only">{profile.print}</span>
      </button>
      <CaseAccessButton member={member} />
      <Link
        className="staff-button staff-button-primary"
        data-page-key="e"
        to={`/admin/member-profile/${member.id}/edit`}
      >
        <Pencil aria-hidden size={16} />
        {profile.edit}
      </Link>
    </>
  );
}

type CourseProps<V extends Labels> = {
  label: string;
  options: V;
  value: ValueOf<V>;
  tone: Tone;
  isWaiting: boolean;
  onChoose: (value: ValueOf<V>) => void;
};

/** A badge that is also the control of its value. */
function Course<V extends Labels>(props: CourseProps<V>) {
  const { label, options, value, tone, isWaiting, onChoose } = props;
  return (
    <div className="pill" data-tone={tone} title={label}>
      <ConfirmedSelect
        label={fillText(profile.ofCase, { what: label })}
        options={options}
        value={value}
        isWaiting={isWaiting}
        onChoose={onChoose}
      />
    </div>
  );
}

/** Controls for status, priority, and assignee, each with Undo. */
export function CaseControls({ member }: { member: Member }) {
  const action = useMemberAction(member);
  const openWork = useOpenWorkQuestionOf(member);
  const isAwaited = member.dueAt !== null && member.firstContactedAt === null;
  function setStatus(value: MemberStatus, decision: OpenWork) {
    action.mutate({
      changes: { status: value, ...decision },
      said: fillText(profile.statusSaved, { value: getLabel(memberStatuses, value) }),
    });
  }
  return (
    <div className="no-print mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 sm:mb-3 sm:gap-y-2">
      {openWork.dialog}
      <Course
        label={profile.status}
        options={memberStatuses}
        value={member.status}
        tone={getTone('member', member.status)}
        isWaiting={action.isPending}
        onChoose={(value) =>
          isClosing(member.status, value)
            ? openWork.ask('close', (decision) => setStatus(value, decision))
            : setStatus(value, {})
        }
      />
      <Course
        label={profile.priority}
        options={priorities}
        value={member.priority}
        tone={getTone('priority', member.priority)}
        isWaiting={action.isPending}
        onChoose={(value) =>
          action.mutate({
            changes: { priority: value },
            said: fillText(profile.prioritySaved, { value: getLabel(priorities, value) }),
          })
        }
      />
      <div className="pill" title={profile.assigned}>
        <span className="text-tiny text-quiet max-sm:hidden" aria-hidden>
          {profile.assigned}
        </span>
        <ColleagueSelect
          label={profile.assigned}
          needs="cases.read"
          value={member.assignedTo}
          isWaiting={action.isPending}
          onChange={(assignedTo) =>
            openWork.ask('hand-over', (decision) =>
              action.mutate({
                changes: { assignedTo, ...decision },
                said: fillText(profile.assignedSaved, { value: assignedTo ?? shell.nobody }),
              }),
            )
          }
        />
      </div>
      <CloseCase member={member} />
      <RaiseAlert memberId={member.id} />
      {isAwaited ? (
        <button
          type="button"
          className="staff-button"
          aria-disabled={action.isPending || undefined}
          onClick={() =>
            action.mutate({
              changes: { firstContactedAt: new Date().toISOString() },
              said: profile.reachedSaved,
            })
          }
        >
          <PhoneCall aria-hidden size={16} />
          {profile.reached}
        </button>
      ) : null}
      {member.tags.includes(reviewTag) ? (
        <button
          type="button"
          className="staff-button"
          aria-disabled={action.isPending || undefined}
          onClick={() =>
            action.mutate({
              changes: { tags: member.tags.filter((tag) => tag !== reviewTag) },
              said: profile.reviewFinished,
            })
          }
        >
          {profile.finishReview}
        </button>
      ) : null}
    </div>
  );
}
