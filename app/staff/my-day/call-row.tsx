// One person to call: name, reason, due time, cautions, and one-tap outcomes.

import { Mail, Phone, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { contactOutcomes } from '#text/staff/case-labels';
import { myDay as text } from '#text/staff/my-day';
import { shell } from '#text/staff/shell';
import { listCautions } from '../cases/cautions';
import { ShortCaution } from '../cases/contact-links';
import { CallOutcomes, LogContact } from '../contact-log/log-contact';
import type { Person } from '../contact-log/use-log-contact';
import { usePermissions } from '../data/permissions';
import type { PersonOfDay } from '../data/rows';
import { formatCount } from '../format/activity';
import { EmailText } from '../format/email-text';
import { fillText, formatPhone, formatTimeAgo, toDialable } from '../format/formats';
import { buildMailLink } from '../format/mail-draft';
import { ResponseClock } from '../format/response-clock';
import { useNow } from '../format/use-now';
import { useTakePerson } from './use-take-person';

const addresses: Record<PersonOfDay['of'], (id: number) => string> = {
  memberId: (id) => `/admin/member-profile/${id}`,
  submissionId: (id) => `/admin/submissions?open=${id}`,
  contactId: (id) => `/admin/inbox?open=${id}`,
};

function whyText({ of, reasons }: PersonOfDay): string {
  const why = reasons.length === 0 ? text.asked : reasons.join(' · ');
  return of === 'memberId' ? why : `${text.kinds[of]}: ${why}`;
}

function triesText({ tries, lastTry }: PersonOfDay, now: Date): string | undefined {
  return lastTry === null
    ? undefined
    : fillText(text.lastTry, {
        tried: formatCount(text.tried, tries),
        moment: formatTimeAgo(lastTry.at, now, shell.justNow),
        outcome: contactOutcomes[lastTry.outcome].toLowerCase(),
      });
}

export function CallRow({ person }: { person: PersonOfDay }) {
  const take = useTakePerson(person);
  const mayReply = usePermissions()('inbox.write');
  const { name, phone, email, reach } = person;
  const tries = triesText(person, useNow());
  return (
    <li className="work-row" data-pressing={person.isPressing}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          {person.isPressing ? (
            <TriangleAlert aria-hidden size={15} className="flex-none text-alarm" />
          ) : null}
          <Link
            className="font-semibold hover:underline"
            to={addresses[person.of](person.id)}
            data-row-link
          >
            {name}
          </Link>
          <span className={person.isPressing ? 'font-semibold text-alarm' : 'text-quiet'}>
            {whyText(person)}
          </span>
        </p>
        {tries === undefined ? null : <p className="text-tiny text-quiet">{tries}</p>}
      </div>
      {reach === null ? null : (
        <div className="work-row-caution">
          <ShortCaution reach={reach} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ResponseClock dueAt={person.nextAttemptAt ?? person.dueAt} keptAt={null} kept="" none="" />
        <ContactLink phone={phone} email={email} />
        <div className="flex gap-1 sm:ms-auto">
          {mayReply && email !== null && person.of !== 'memberId' ? (
            <Link
              className="staff-button no-print"
              to={`${addresses[person.of](person.id)}&reply`}
              data-key="r"
              aria-label={fillText(text.replyTo, { name })}
            >
              {text.reply}
            </Link>
          ) : null}
          {person.isNobodys ? (
            <button
              type="button"
              className="staff-button no-print"
              aria-label={fillText(text.takeOf, { name })}
              aria-disabled={take.isPending || undefined}
              onClick={() => take.change({})}
            >
              {text.take}
            </button>
          ) : null}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <ContactActions person={person} />
      </div>
    </li>
  );
}

function ContactActions({ person }: { person: PersonOfDay }) {
  const { name, phone, reach } = person;
  const subject = { [person.of]: person.id } as unknown as Person;
  if (phone === null) return <LogContact person={subject} name={name} />;
  return (
    <>
      <CallOutcomes person={subject} name={name} />
      <LogContact
        person={subject}
        name={name}
        isIcon
        {...(reach === null ? {} : { cautions: listCautions(reach) })}
      />
    </>
  );
}

export function ContactLink({ phone, email }: Pick<PersonOfDay, 'phone' | 'email'>) {
  if (phone !== null) {
    return (
      <a className="reach-link" href={`tel:${toDialable(phone)}`}>
        <Phone aria-hidden size={14} />
        {formatPhone(phone)}
      </a>
    );
  }
  if (email === null) return <span className="text-quiet">{text.noPhone}</span>;
  return (
    <a className="reach-link" href={buildMailLink(email)}>
      <Mail aria-hidden size={14} className="flex-none" />
      <span className="min-w-0">
        <EmailText email={email} />
      </span>
    </a>
  );
}
