// One entry of the timeline: kind, actor, time, and text.

import {
  BellRing,
  Check,
  FileText,
  History,
  type LucideIcon,
  NotebookPen,
  PackageCheck,
  PhoneCall,
  TriangleAlert,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { TimelineKind } from '#domain/cases/case-parts';
import {
  type ContactKind,
  type ContactOutcome,
  describeAttempt,
} from '#domain/cases/contact-attempt';
import { isCorrectable } from '#domain/cases/correction';
import { applicationReferral } from '#domain/cases/member';
import { getLabel } from '#domain/vocabulary';
import * as labels from '#text/staff/case-labels';
import { serviceTypes } from '#text/staff/case-labels';
import { profile } from '#text/staff/profile';
import { shell } from '#text/staff/shell';
import { timeline as text } from '#text/staff/timeline';
import { formatFullName } from '../cases/case-columns';
import { useReminderActions } from '../cases/use-reminder-actions';
import { UndoButton, UndoOrCorrect } from '../contact-log/contact-log';
import type { Member, TimelineEntry } from '../data/rows';
import { describeActivity } from '../format/activity';
import { fillText, formatMoment, formatTimeAgo } from '../format/formats';
import { describeHistory } from '../format/history';
import { useNow } from '../format/use-now';
import { Badge, ValueBadge } from '../shell/badge';
import { listTimelineNotes, removeRepeatedTitle } from './timeline-notes';
import { useMemberAction } from './use-member-actions';

/** A new kind of part gets the icon of a document until it has its own. */
const icons: Partial<Record<TimelineKind, LucideIcon>> = {
  contact: PhoneCall,
  service: PackageCheck,
  note: NotebookPen,
  reminder: BellRing,
  alert: TriangleAlert,
  change: History,
};

type ItemProps = { entry: TimelineEntry; member: Member };
type TimelineItemProps = ItemProps & { isNewestContact: boolean };

export function TimelineItem({ entry, member, isNewestContact }: TimelineItemProps) {
  const now = useNow();
  const Icon = icons[entry.kind] ?? FileText;
  const notes = listTimelineNotes(entry);
  return (
    <li data-kind={entry.kind}>
      <Icon aria-hidden size={16} className="mt-0.5 text-quiet" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <Title entry={entry} member={member} />
          <State entry={entry} now={now} />
          {notes.length === 0 ? null : <span className="text-quiet">{notes.join(' · ')}</span>}
        </p>
        <Body entry={entry} />
      </div>
      <div className="flex items-start gap-2">
        <time dateTime={entry.at} title={formatMoment(entry.at)} className="text-tiny text-quiet">
          {formatTimeAgo(entry.at, now, shell.justNow)}
        </time>
        {entry.kind === 'reminder' && entry.state === 'pending' ? <Done entry={entry} /> : null}
        {entry.kind === 'contact' ? (
          <ContactChange entry={entry} member={member} isNewestContact={isNewestContact} />
        ) : null}
        {isReached(entry, member) && isCorrectable(new Date(entry.at), now) ? (
          <ReachedUndo member={member} />
        ) : null}
      </div>
    </li>
  );
}

function Title({ entry, member }: ItemProps) {
  const { kind, title, state } = entry;
  const said = title ?? '';
  switch (kind) {
    case 'application':
      return <strong>{state === applicationReferral ? text.applied : text.takenIn}</strong>;
    case 'contact':
      return <strong>{contactText(entry)}</strong>;
    case 'service':
      return <TabLink tab="records">{getLabel(serviceTypes, said)}</TabLink>;
    case 'note':
      return <TabLink tab="progress">{said}</TabLink>;
    case 'reminder':
      return <TabLink tab="reminders">{said}</TabLink>;
    case 'change':
      return (
        <span>
          {describeActivity({
            actor: entry.actor ?? '',
            action: said,
            subject: state ?? '',
            note: entry.body,
            memberId: member.id,
            memberName: member.erasedAt === null ? formatFullName(member) : null,
          })}
        </span>
      );
    default:
      return <strong>{said}</strong>;
  }
}

const contactText = ({ title, state }: TimelineEntry) =>
  describeAttempt({ kind: title ?? '', outcome: state ?? '' }, labels);

/** A link to the tab on which the entry can be corrected. */
function TabLink({ tab, children }: { tab: string; children: ReactNode }) {
  return (
    <Link className="font-semibold hover:underline" to={`?tab=${tab}`} replace>
      {children}
    </Link>
  );
}

function State({ entry: { kind, state, due }, now }: { entry: TimelineEntry; now: Date }) {
  if (state === null) return null;
  if (kind === 'service') return <ValueBadge of="outcome" value={state} />;
  if (kind === 'note') return <ValueBadge of="progress" value={state} />;
  if (kind === 'alert') {
    return state === 'resolved' ? (
      <Badge tone="active">{text.resolved}</Badge>
    ) : (
      <ValueBadge of="alert" value={state} />
    );
  }
  if (kind !== 'reminder') return null;
  if (state === 'completed') return <Badge tone="active">{text.done}</Badge>;
  const isOverdue = due !== null && new Date(due) < now;
  return (
    <Badge tone={isOverdue ? 'urgent' : 'normal'}>{isOverdue ? text.overdue : text.open}</Badge>
  );
}

function Body({ entry }: { entry: TimelineEntry }) {
  if (entry.kind !== 'change') {
    const text =
      entry.kind === 'note' ? removeRepeatedTitle(entry.title ?? '', entry.body ?? '') : entry.body;
    return text ? <p className="timeline-text">{text}</p> : null;
  }
  const sentences = describeHistory(entry);
  if (sentences.length === 0) return null;
  const list = (
    <ul className="text-quiet">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
  // Show changes of the case itself; changes of a record are on its tab.
  if (entry.state === 'member' && sentences.length <= 3) return list;
  return <OnDemand>{list}</OnDemand>;
}

function OnDemand({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary className="w-fit cursor-pointer text-quiet">{text.details}</summary>
      {isOpen ? children : null}
    </details>
  );
}

function Done({ entry }: { entry: TimelineEntry }) {
  const { id, version, title } = entry;
  const said = title ?? '';
  const actions = useReminderActions({ id, version: version ?? 0, title: said });
  return (
    <button
      type="button"
      className="staff-button staff-button-icon no-print"
      data-key="e"
      aria-label={fillText(text.completeOf, { title: said })}
      title={text.complete}
      aria-disabled={actions.isPending || undefined}
      onClick={() => actions.complete(true)}
    >
      <Check aria-hidden size={16} />
    </button>
  );
}

function ContactChange({ entry, member, isNewestContact }: TimelineItemProps) {
  const { id, version, at, title, state } = entry;
  const attempt = {
    id,
    version: version ?? 0,
    kind: title as ContactKind,
    outcome: state as ContactOutcome,
    createdAt: at,
  };
  return (
    <UndoOrCorrect
      attempt={attempt}
      person={{ memberId: member.id }}
      name={formatFullName(member)}
      isNewest={isNewestContact}
    />
  );
}

/** True for the change that stopped the response clock without a logged contact, which has its own Undo. */
function isReached({ kind, at, changes }: TimelineEntry, { firstContactedAt }: Member): boolean {
  if (kind !== 'change' || firstContactedAt === null || firstContactedAt === at) return false;
  return changes?.firstContactedAt?.[1] === firstContactedAt;
}

function ReachedUndo({ member }: Pick<ItemProps, 'member'>) {
  const action = useMemberAction(member);
  return (
    <UndoButton
      what={labels.contactOutcomes.reached}
      isWaiting={action.isPending}
      onUndo={() =>
        action.mutate({
          changes: { firstContactedAt: null },
          said: profile.notReached,
        })
      }
    />
  );
}
