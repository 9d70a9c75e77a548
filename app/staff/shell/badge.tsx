// Badges always have text, so color is never the only sign.

import type { MemberStatus, Priority } from '#domain/cases/member';
import type { SubmissionStatus } from '#domain/cases/submission-status';
import type { AlertPriority } from '#domain/cases/triage';
import type { MessageState } from '#domain/messages';
import { getLabel } from '#domain/vocabulary';
import {
  alertPriorities,
  memberStatuses,
  priorities,
  progressStatuses,
  serviceOutcomes,
} from '#text/staff/case-labels';
import { messageStates, submissionStatuses } from '#text/staff/office-labels';

export type Tone = 'urgent' | 'high' | 'normal' | 'low' | 'active';
/** A value without a tone is shown quietly, so a new value needs no change here. */
type Tones<Value extends string> = Partial<Record<Value, Tone>>;

const tones = {
  priority: { urgent: 'urgent', high: 'high', normal: 'normal', low: 'low' },
  member: { active: 'active', inactive: 'low', completed: 'normal', 'on-hold': 'high' },
  submission: { new: 'high', 'in-progress': 'normal', completed: 'active', 'on-hold': 'low' },
  alert: { critical: 'urgent', high: 'high', medium: 'normal', low: 'low' },
  message: { waiting: 'normal', sending: 'normal', sent: 'active', failed: 'urgent' },
  outcome: { 'in-progress': 'normal', completed: 'active', cancelled: 'low', referred: 'high' },
  progress: {
    achieved: 'active',
    'in-progress': 'normal',
    'not-started': 'low',
    'at-risk': 'urgent',
  },
} as const satisfies {
  priority: Tones<Priority>;
  member: Tones<MemberStatus>;
  submission: Tones<SubmissionStatus>;
  alert: Tones<AlertPriority>;
  message: Tones<MessageState>;
  outcome: Tones<keyof typeof serviceOutcomes>;
  progress: Tones<keyof typeof progressStatuses>;
};

const labels = {
  priority: priorities,
  member: memberStatuses,
  submission: submissionStatuses,
  alert: alertPriorities,
  message: messageStates,
  outcome: serviceOutcomes,
  progress: progressStatuses,
} as const;

export function Badge({
  tone,
  children,
  title,
}: {
  tone?: Tone;
  children: string;
  title?: string;
}) {
  return (
    <span className="badge" data-tone={tone} title={title}>
      {children}
    </span>
  );
}

/** The label and color of a value of a closed list. */
export function getTone(of: keyof typeof labels, value: string): Tone {
  const tonesOf: Record<string, Tone> = tones[of];
  return tonesOf[value] ?? 'low';
}

export function ValueBadge({ of, value }: { of: keyof typeof labels; value: string }) {
  return <Badge tone={getTone(of, value)}>{getLabel(labels[of], value)}</Badge>;
}
