import type { ReactNode } from 'react';
import { applicationReferral, serviceRegions } from '#domain/cases/member';
import { getLabel } from '#domain/vocabulary';
import { disabilityStatuses, genders, races } from '#text/staff/case-labels';
import { edit } from '#text/staff/edit';
import { profile } from '#text/staff/profile';
import { shell } from '#text/staff/shell';
import type { Member } from '../data/rows';
import { formatApplicationAnswers } from '../format/answers';
import { EmailText } from '../format/email-text';
import { formatFieldValue, getFieldLabel } from '../format/field-text';
import { formatCalendarDay, formatDay, formatPhone } from '../format/formats';
import { newPersonFields } from '../intake/person';
import { Badge } from '../shell/badge';
import { Facts } from '../shell/facts';

const { card } = profile;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 border-t border-line pt-3 first-of-type:border-0 first-of-type:pt-0">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function or(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? shell.notProvided : String(value);
}

function sourceOf(source: string | null): string | null {
  return source === applicationReferral ? card.publicForm : source;
}

function addressOf(member: Member): string {
  const place = [member.city, [member.state, member.zipCode].filter(Boolean).join(' ')];
  return [member.address, place.filter(Boolean).join(', ')].filter(Boolean).join('\n');
}

/** Intake fields that this card does not list by name. */
function newFacts(member: Member) {
  return newPersonFields.map((field) => ({
    label: getFieldLabel(field),
    value: or(formatFieldValue(field, member[field])),
  }));
}

/** Numbers and addresses that a merge did not choose. */
function otherFacts({ otherPhones, otherEmails }: Member) {
  return [
    { label: edit.otherPhones, value: otherPhones.map(formatPhone).join('\n') },
    { label: edit.otherEmails, value: otherEmails.join('\n'), isWide: true },
  ].filter(({ value }) => value !== '');
}

export function ProfileCard({ member }: { member: Member }) {
  return (
    <div className="staff-card grid content-start gap-4 p-4">
      <h2 className="sr-only">{card.title}</h2>
      <Section title={card.contact}>
        <Facts
          facts={[
            {
              label: card.email,
              value: member.email ? <EmailText email={member.email} /> : shell.notProvided,
              isWide: true,
            },
            { label: card.address, value: or(addressOf(member)), isWide: true },
            { label: card.phone, value: or(formatPhone(member.phone ?? '')) },
            ...otherFacts(member),
            { label: card.contactMethod, value: or(member.preferredContactMethod) },
            { label: card.language, value: or(member.preferredLanguage) },
          ]}
        />
      </Section>
      <Section title={card.notes}>
        <p className="whitespace-pre-line">{member.notes || card.noNotes}</p>
      </Section>
      <ApplicationAnswers member={member} />
      <Section title={card.demographics}>
        <Facts
          facts={[
            { label: card.age, value: or(member.age) },
            {
              label: card.dateOfBirth,
              value: member.dateOfBirth ? formatCalendarDay(member.dateOfBirth) : shell.notProvided,
            },
            { label: card.householdSize, value: or(member.householdSize) },
            { label: card.householdIncome, value: or(member.householdIncome) },
            { label: card.race, value: or(member.race && getLabel(races, member.race)) },
            { label: card.gender, value: or(member.gender && getLabel(genders, member.gender)) },
            {
              label: card.disabilityStatus,
              value: or(
                member.disabilityStatus && getLabel(disabilityStatuses, member.disabilityStatus),
              ),
            },
            { label: card.veteran, value: member.veteranStatus ? card.yes : card.no },
            ...newFacts(member),
          ]}
        />
      </Section>
      <Section title={card.service}>
        <Facts
          facts={[
            {
              label: card.region,
              value: or(member.serviceRegion && getLabel(serviceRegions, member.serviceRegion)),
            },
            { label: card.source, value: or(sourceOf(member.referralSource)) },
            { label: card.memberSince, value: formatDay(member.createdAt) },
            { label: card.reference, value: member.reference },
          ]}
        />
        <BadgeList title={card.areas} items={member.programAreas} />
        <BadgeList title={card.tags} items={member.tags} />
      </Section>
    </div>
  );
}

function BadgeList({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <p className="text-tiny text-quiet">{title}</p>
      <ul className="flex flex-wrap gap-1">
        {items.map((item) => (
          <li key={item} className="max-w-full">
            <Badge tone="normal">{item}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Answers of the application without a field of their own, in the order of the questions. */
function ApplicationAnswers({ member }: { member: Member }) {
  const said = formatApplicationAnswers(member.additionalInfo);
  if (said.length === 0) return null;
  return (
    <Section title={card.application}>
      <Facts isNarrow facts={said.map(({ label, text }) => ({ label, value: text }))} />
    </Section>
  );
}
