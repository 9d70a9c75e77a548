// One box for names, phone numbers and scanned references; below it those who fit, or those who usually
// come. The hands stay on the keyboard: Enter takes, the box is empty again, and nothing is waited for.
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { foodDay as text } from '#text/staff/food-day';
import { isComposing } from '../../ui/composing';
import { RestrictedNotShown } from '../cases/restricted-not-shown';
import { usePage } from '../data/queries';
import type { ServiceDay } from '../data/rows';
import { dayOf, fill } from '../format/formats';
import { useSettled } from '../quick-find/use-settled';
import type { Person } from './day-queue';
import { peoplePath, personOf } from './use-food-day';

const settleMs = 120;
const leastTyped = 2;

type PersonPickerProps = {
  box: RefObject<HTMLInputElement | null>;
  day: ServiceDay | undefined;
  isGiven: (person: Person) => boolean;
  onPick: (person: Person) => void;
  onLookUp: (typed: string) => void;
};

/** Who fits what is in the box now; nobody while that is not known. */
function useFitting(typed: string) {
  const search = useSettled(typed.trim(), settleMs);
  const isAsked = search.length >= leastTyped || /^#?\d+$/.test(search);
  const { data } = usePage(peoplePath(search), { isWanted: isAsked });
  const isKnown = isAsked && search === typed.trim() && data !== undefined;
  return { isKnown, isNear: data?.isNear ?? false, people: isKnown ? data.rows.map(personOf) : [] };
}

export function PersonPicker({ box, day, isGiven, onPick, onLookUp }: PersonPickerProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  // None until somebody goes down the list: a scanner that sends Enter twice takes nobody.
  const [chosenId, setChosenId] = useState<number>();
  const fitting = useFitting(typed);
  const isEmpty = typed.trim() === '';
  const expected = (day?.expected ?? [])
    .map(({ memberId, name, lastAt }) => ({
      id: memberId,
      name,
      note: fill(text.last, { date: dayOf(lastAt) }),
    }))
    .filter((person) => !isGiven(person));
  const shown: readonly Person[] = isEmpty ? expected : fitting.people;
  // The person, not the place: another desk may have served somebody above meanwhile.
  const chosen = shown.findIndex((person) => person.id === chosenId);
  const first = shown[0];
  const had = new Set(day?.served.map(({ memberId }) => memberId));
  const isSeveral = !isEmpty && chosen >= 0 && shown.length > 1;

  function take(person: Person) {
    onPick(person);
    setTyped('');
    // From the list one goes on to the next; after a search there is nothing to go on with.
    if (!isEmpty) setChosenId(undefined);
    else if (person.id === chosenId) setChosenId(shown[chosen + 1]?.id);
    box.current?.focus();
  }

  function onEnter() {
    const person = shown[chosen];
    if (person !== undefined) return take(person);
    if (isEmpty) return;
    if (!fitting.isKnown) {
      onLookUp(typed.trim());
      setTyped('');
    } else if (shown.length === 1 && first !== undefined && !fitting.isNear) take(first);
    else if (shown.length === 0) {
      onLookUp(typed.trim());
      setTyped('');
    } else setChosenId(first?.id);
  }

  function onKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // Held down it would take one person after the other.
      if (!event.repeat) onEnter();
    }
    if (event.key === 'Escape') setChosenId(undefined);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || shown.length === 0) return;
    event.preventDefault();
    const next = Math.max(-1, Math.min(chosen + step, shown.length - 1));
    setChosenId(shown[next]?.id);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <section className="staff-card no-print grid gap-2 p-3" aria-label={text.find}>
      <label htmlFor={`${id}-box`} className="staff-label">
        {text.find}
      </label>
      <input
        id={`${id}-box`}
        ref={box}
        className="staff-control text-lead"
        type="text"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen < 0 ? undefined : `${id}-${chosen}`}
        aria-autocomplete="list"
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosenId(undefined);
        }}
        onKeyDown={onKey}
      />
      <p id={`${id}-hint`} className="staff-hint" role="status">
        {isSeveral && shown[chosen] !== undefined
          ? fill(text.several, { count: shown.length, name: shown[chosen].name })
          : text.findHint}
      </p>
      <h2>{isEmpty ? text.expected : text.results}</h2>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={isEmpty ? text.expected : text.results}
        className="grid max-h-[24rem] overflow-y-auto"
      >
        {shown.map((person, number) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and names the choice
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the box's
          <div
            key={person.id}
            id={`${id}-${number}`}
            role="option"
            aria-selected={number === chosen}
            className="staff-option"
            onClick={() => take(person)}
          >
            <span className="grow font-semibold">{person.name}</span>
            {had.has(person.id) ? <span className="text-alarm">{text.had}</span> : null}
            <span className="text-quiet">{person.note}</span>
          </div>
        ))}
      </div>
      {shown.length > 0 || day === undefined ? null : (
        <p className="text-quiet">{isEmpty ? text.nobodyExpected : text.nobodyFits}</p>
      )}
      <RestrictedNotShown />
    </section>
  );
}
