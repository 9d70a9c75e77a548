// Logs a contact in two taps: the button, then the outcome. The cautions are above the choices.

import { PhoneCall } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ContactKind, LoggedOutcome } from '#domain/cases/contact-attempt';
import { contactKinds, loggedOutcomes } from '#text/staff/case-labels';
import { contactLog as text } from '#text/staff/contact-log';
import { fillText } from '../format/formats';
import { contactNoteRequest } from './contact-note';
import { type Person, useLogContact } from './use-log-contact';

/** The outcomes of each kind: only calls can end in a voicemail. */
const outcomesOf: Record<ContactKind, readonly LoggedOutcome[]> = {
  call: ['reached', 'no-answer', 'voicemail'],
  text: ['reached', 'no-answer'],
  mail: ['reached', 'no-answer'],
  visit: ['reached', 'no-answer'],
};

type LogContactProps = {
  person: Person;
  name: string;
  /** Cautions to show before staff contact the person. */
  cautions?: readonly string[];
  isIcon?: boolean;
};

export function LogContact({ person, name, cautions = [], isIcon = false }: LogContactProps) {
  const { log } = useLogContact(person);
  const label = fillText(text.openFor, { name });
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className={`staff-button no-print ${isIcon ? 'staff-button-icon' : ''}`}
        aria-label={label}
        title={text.open}
      >
        <PhoneCall aria-hidden size={16} />
        {isIcon ? null : text.open}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="staff-menu"
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          {cautions.length === 0 ? null : (
            <DropdownMenu.Label className="caution mb-1">{cautions.join(' · ')}</DropdownMenu.Label>
          )}
          {(Object.keys(contactKinds) as ContactKind[]).map((kind) => (
            <DropdownMenu.Group key={kind} className="staff-menu-row">
              <DropdownMenu.Label className="staff-menu-label">
                {contactKinds[kind]}
              </DropdownMenu.Label>
              {outcomesOf[kind].map((outcome) => (
                <DropdownMenu.Item
                  key={outcome}
                  className="staff-menu-item"
                  aria-label={`${contactKinds[kind]}: ${loggedOutcomes[outcome]}`}
                  onSelect={() => log({ kind, outcome })}
                >
                  {text.oneTap[outcome]}
                </DropdownMenu.Item>
              ))}
            </DropdownMenu.Group>
          ))}
          <DropdownMenu.Separator className="my-1 border-t border-line" />
          <DropdownMenu.Item
            className="staff-menu-item"
            onSelect={() => contactNoteRequest.set({ person, name })}
          >
            {text.withNote}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** One-tap outcomes in a row of a call list. */
export function CallOutcomes({ person, name }: Pick<LogContactProps, 'person' | 'name'>) {
  const { log, isLogging } = useLogContact(person);
  return (
    <span className="outcomes no-print">
      {outcomesOf.call.map((outcome) => (
        <button
          key={outcome}
          type="button"
          className="staff-button"
          aria-label={fillText(text.ask[outcome], { name })}
          // Not `disabled`, which would lose the focus.
          aria-disabled={isLogging || undefined}
          onClick={() => isLogging || log({ kind: 'call', outcome })}
        >
          {text.oneTap[outcome]}
        </button>
      ))}
    </span>
  );
}
