// Adds a service, contact, note, or follow-up to a case. Input stays when the kind changes; the tabs share its
// drafts.
import { useEffect, useRef, useState } from 'react';
import { timeline as text } from '#text/staff/timeline';
import { ShortCaution } from '../cases/contact-links';
import { getContactDraftKey } from '../contact-log/contact-form';
import { hasDraft } from '../data/drafts';
import type { Member } from '../data/rows';
import {
  ContactComposer,
  composerDrafts,
  NoteComposer,
  RecordComposer,
  ReminderComposer,
} from './composer-kinds';

const { kinds } = text;
type Kind = keyof typeof kinds;
const all = Object.keys(kinds) as Kind[];

const drafts: Record<Kind, (memberId: number) => string> = {
  ...composerDrafts,
  contact: (id) => getContactDraftKey({ memberId: id }),
};

export function Composer({ member }: { member: Member }) {
  const { id } = member;
  // A draft opens its form again.
  const [kind, setKind] = useState(() => all.find((one) => hasDraft(drafts[one](id))));
  const section = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  // Arrow keys also choose a kind; only Enter or a click moves the focus to the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each choice
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    section.current?.querySelector<HTMLElement>('textarea, input:not([type="radio"])')?.focus();
  }, [kind]);
  return (
    <section
      ref={section}
      className="staff-card no-print grid grid-cols-1 gap-2 p-2 sm:p-3"
      aria-label={text.composer}
      data-reply
      data-kind={kind}
    >
      <fieldset className="staff-chips">
        <legend className="sr-only">{text.kind}</legend>
        <span aria-hidden className="self-center whitespace-nowrap pe-1 text-quiet max-sm:hidden">
          {text.add}
        </span>
        {all.map((one) => (
          <label
            key={one}
            className="staff-chip"
            data-chosen={one === kind}
            onPointerDown={() => {
              isPressed.current = true;
            }}
          >
            <input
              type="radio"
              className="sr-only"
              name="composer-kind"
              checked={one === kind}
              onChange={() => setKind(one)}
            />
            {kinds[one]}
          </label>
        ))}
      </fieldset>
      {kind === 'contact' ? <ShortCaution reach={member} /> : null}
      {kind === 'service' ? <RecordComposer memberId={id} /> : null}
      {kind === 'contact' ? <ContactComposer memberId={id} /> : null}
      {kind === 'note' ? <NoteComposer memberId={id} /> : null}
      {kind === 'reminder' ? <ReminderComposer memberId={id} /> : null}
    </section>
  );
}
