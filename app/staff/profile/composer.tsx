// One place to add to a case: a service, a contact, a note or a follow-up. What was typed stays, whichever is
// chosen, and is the same draft as in the tabs.
import { useState } from 'react';
import { timeline as text } from '#text/staff/timeline';
import { ShortCaution } from '../cases/contact-links';
import { contactDraft } from '../contact-log/contact-form';
import { hasDraft } from '../data/drafts';
import type { Member } from '../data/rows';
import { ContactComposer, NoteComposer, RecordComposer, ReminderComposer } from './composer-kinds';

const { kinds } = text;
type Kind = keyof typeof kinds;
const all = Object.keys(kinds) as Kind[];
/** Remembers the last kind of entry, for people who record the same kind all day. */
const lastKey = 'wwi_staff_composer';

const drafts: Record<Kind, (memberId: number) => string> = {
  service: (id) => `record:${id}`,
  contact: (id) => contactDraft({ memberId: id }),
  note: (id) => `note:${id}`,
  reminder: (id) => `reminder:${id}`,
};

function firstKind(memberId: number): Kind {
  const typed = all.find((kind) => hasDraft(drafts[kind](memberId)));
  const last = localStorage.getItem(lastKey);
  return typed ?? all.find((kind) => kind === last) ?? 'service';
}

export function Composer({ member }: { member: Member }) {
  const { id } = member;
  const [kind, setKind] = useState(() => firstKind(id));
  function choose(next: Kind) {
    localStorage.setItem(lastKey, next);
    setKind(next);
  }
  return (
    <section
      className="staff-card no-print grid grid-cols-1 gap-2 p-2 sm:p-3"
      aria-label={text.composer}
      data-reply
      data-kind={kind}
    >
      <fieldset className="staff-chips">
        <legend className="sr-only">{text.kind}</legend>
        {all.map((one) => (
          <label key={one} className="staff-chip" data-chosen={one === kind}>
            <input
              type="radio"
              className="sr-only"
              name="composer-kind"
              checked={one === kind}
              onChange={() => choose(one)}
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
