// Phone and email of a person, and the caution that says how safe it is to use them.
import { Mail, MessageSquare, Phone, ShieldAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { contact } from '#text/staff/contact';
import { shell } from '#text/staff/shell';
import { LogContact } from '../contact-log/log-contact';
import { useJson } from '../data/queries';
import type { ListedMember, Member } from '../data/rows';
import { EmailText } from '../format/email-text';
import { formatPhone, toDialable } from '../format/formats';
import { buildMailLink } from '../format/mail-draft';
import { useKeptApart } from '../households/use-households';
import { UnloadedNotice } from '../shell/load-failure';
import { type ContactFacts, listCautions } from './cautions';

type Reachable = ContactFacts & Pick<ListedMember, 'email' | 'phone'>;

/** Two short lines for a table; people call and write from the case. */
export function ContactLines({ member }: { member: Reachable }) {
  return (
    <>
      <span className="two-lines text-[0.8125rem]">
        <span title={member.email ?? undefined}>
          {member.email ? (
            <EmailText email={member.email} />
          ) : (
            <span className="text-quiet">{shell.none}</span>
          )}
        </span>
        <span>
          {member.phone ? (
            formatPhone(member.phone)
          ) : (
            <span className="text-quiet">{shell.none}</span>
          )}
        </span>
      </span>
      <CautionLine reach={member} />
    </>
  );
}

/** The phone number in a compact row. With a caution, the number comes after it, once it is open. */
export function CallLink({ member }: { member: Reachable }) {
  if (!member.phone) return null;
  const link = (
    <a className="reach-link" href={`tel:${toDialable(member.phone)}`}>
      <Phone aria-hidden size={14} />
      {formatPhone(member.phone)}
    </a>
  );
  if (listCautions(member).length === 0) return link;
  return <CautionLine reach={member}>{link}</CautionLine>;
}

/** One line that opens to the whole caution. */
function CautionLine({ reach, children }: { reach: ContactFacts; children?: ReactNode }) {
  const cautions = listCautions(reach);
  if (cautions.length === 0) return null;
  return (
    <details className="caution-line">
      <summary className="caution">
        <ShieldAlert aria-hidden size={14} className="flex-none" />
        <span className="caution-text">{cautions.join(' · ')}</span>
      </summary>
      {children}
    </details>
  );
}

/** Beside a number that staff can press. Never cut off, because they must have read it. */
export function ShortCaution({ reach, id }: { reach: ContactFacts; id?: string }) {
  const cautions = listCautions(reach);
  if (cautions.length === 0) return null;
  return (
    <span className="caution" id={id}>
      <ShieldAlert aria-hidden size={14} className="flex-none" />
      <span>{cautions.join(' · ')}</span>
    </span>
  );
}

type CautionProps = { cautions: readonly string[]; id: string };

function Caution({ cautions, id }: CautionProps) {
  if (cautions.length === 0) return null;
  return (
    <div id={id} className="staff-notice flex items-start gap-2">
      <ShieldAlert aria-hidden size={18} className="flex-none" />
      <p className="min-w-0 whitespace-pre-line">
        <strong>{contact.cautionTitle}</strong> {cautions.join(' · ')}
      </p>
    </div>
  );
}

/** The buttons of a profile, with the caution above them. Print shows the caution alone. */
export function ContactButtons({ member }: { member: Member }) {
  const id = useId();
  const digits = toDialable(member.phone ?? '');
  const mayText = digits !== '' && member.safeContact?.text !== false;
  const stop = useJson(`/api/text-stops/${member.id}`, {
    isWanted: digits !== '',
  });
  const hasStopped = stop.data?.hasStopped;
  const cautions = listCautions(member, useKeptApart(member));
  return (
    <div className="grid gap-2">
      <Caution
        cautions={[...cautions, ...(hasStopped === true ? [contact.textsStopped] : [])]}
        id={id}
      />
      {mayText ? <UnloadedNotice of={stop} text={contact.stopUnread} /> : null}
      <div className="no-print flex flex-wrap gap-2">
        {member.phone ? (
          <>
            <a className="staff-button" href={`tel:${digits}`} aria-describedby={id}>
              <Phone aria-hidden size={16} />
              {contact.call}
            </a>
            {mayText && hasStopped !== true ? (
              <a
                className="staff-button"
                // A placeholder until the STOP check has loaded.
                {...(hasStopped === false
                  ? { href: `sms:${digits}` }
                  : { role: 'link', 'aria-disabled': true })}
                aria-describedby={id}
              >
                <MessageSquare aria-hidden size={16} />
                {contact.text}
              </a>
            ) : null}
          </>
        ) : null}
        {member.email ? (
          <a className="staff-button" href={buildMailLink(member.email)} aria-describedby={id}>
            <Mail aria-hidden size={16} />
            {contact.mail}
          </a>
        ) : null}
        <LogContact
          person={{ memberId: member.id }}
          name={`${member.firstName} ${member.lastName}`}
          cautions={cautions}
        />
      </div>
    </div>
  );
}
