// Phone and e-mail of a member. How safe it is to use them stands wherever they can be pressed.
import { Mail, MessageSquare, Phone, ShieldAlert } from 'lucide-react';
import { contact } from '#content/en/staff/contact';
import { shell } from '#content/en/staff/shell';
import type { Member } from '../data/rows';
import { dialable } from '../format/formats';
import { cautionsOf } from './cautions';

type Reachable = Pick<Member, 'email' | 'phone' | 'safeContact'>;

/** Two short lines for a table; to call or write, one opens the case. */
export function ContactLines({ member }: { member: Reachable }) {
  return (
    <span className="two-lines">
      <span>{member.email || <span className="text-quiet">{shell.none}</span>}</span>
      <span>
        {member.phone || <span className="text-quiet">{shell.none}</span>}
        <Cautions member={member} isShort />
      </span>
    </span>
  );
}

/** On a phone a number is for pressing; what to mind stands beside it. */
export function ContactLinks({ member }: { member: Reachable }) {
  return (
    <div className="grid justify-items-start">
      {member.email ? (
        <a className="max-w-full truncate py-1 hover:underline" href={`mailto:${member.email}`}>
          {member.email}
        </a>
      ) : null}
      {member.phone ? (
        <a className="py-1 hover:underline" href={`tel:${dialable(member.phone)}`}>
          {member.phone}
        </a>
      ) : null}
      <Cautions member={member} isShort />
    </div>
  );
}

export function Cautions({ member, isShort = false }: { member: Reachable; isShort?: boolean }) {
  const cautions = cautionsOf(member.safeContact);
  if (cautions.length === 0) return null;
  const text = cautions.join(' · ');
  if (isShort) {
    return (
      <span className="badge ms-2 first:ms-0" data-tone="urgent" title={text}>
        {text}
      </span>
    );
  }
  return (
    <p className="staff-notice flex items-start gap-2">
      <ShieldAlert aria-hidden size={18} className="flex-none" />
      <span>
        <strong>{contact.cautionTitle}</strong> {text}
      </span>
    </p>
  );
}

/** The buttons of a profile, with the caution above them. */
export function ContactButtons({ member }: { member: Reachable }) {
  const digits = dialable(member.phone ?? '');
  const mayText = member.safeContact?.text !== false;
  return (
    <div className="no-print grid gap-2">
      <Cautions member={member} />
      <div className="flex flex-wrap gap-2">
        {member.phone ? (
          <>
            <a className="staff-button" href={`tel:${digits}`}>
              <Phone aria-hidden size={16} />
              {contact.call}
            </a>
            {mayText ? (
              <a className="staff-button" href={`sms:${digits}`}>
                <MessageSquare aria-hidden size={16} />
                {contact.text}
              </a>
            ) : null}
          </>
        ) : null}
        {member.email ? (
          <a className="staff-button" href={`mailto:${member.email}`}>
            <Mail aria-hidden size={16} />
            {contact.mail}
          </a>
        ) : null}
      </div>
    </div>
  );
}
