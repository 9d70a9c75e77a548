// One box for names, phone numbers, and scanned references, with the matching or expected people below. Enter picks a
// person and empties the box, without waiting for the server.
import { UserPlus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { foodDay as text } from '#text/staff/food-day';
import { isComposing } from '../../ui/composing';
import { RestrictedNotShown } from '../cases/restricted-not-shown';
import { usePage } from '../data/queries';
import type { ServiceDay } from '../data/rows';
import { fillText, formatDay } from '../format/formats';
import { useDebounced } from '../quick-find/use-debounced';
import type { Newcomer, Person, Service } from './day-queue';
import { HouseholdServed } from './household-served';
import { NewcomerLine } from './newcomer-line';
import { buildPeoplePath, isCounted, toPerson } from './use-food-day';
import { openNewcomer } from './use-newcomer';

const settleMs = 120;
const leastTyped = 2;

type PersonPickerProps = {
  box: RefObject<HTMLInputElement | null>;
  day: ServiceDay | undefined;
  service: Service;
  isGiven: (person: Person) => boolean;
  onPick: (person: Person, quantity: number) => void;
  onLookUp: (typed: string, quantity: number) => void;
  onTakeIn: (newcomer: Newcomer, quantity: number, from: string | undefined) => void;
};

/** People who match the text in the box; none until the response for that text arrives. */
function useFitting(typed: string, service: Service) {
  const search = useDebounced(typed.trim(), settleMs);
  const isAsked = search.length >= leastTyped || /^#?\d+$/.test(search);
  const { data } = usePage(buildPeoplePath(search, service), { isWanted: isAsked });
  const isKnown = isAsked && search === typed.trim() && data !== undefined;
  return { isKnown, isNear: data?.isNear ?? false, people: isKnown ? data.rows.map(toPerson) : [] };
}

/** True for a text that can be a name: references, case numbers, and phone numbers have digits. */
const isName = (typed: string) => /\p{L}/u.test(typed) && !/\d/.test(typed);
/** The id of the last line of the list, which adds a newcomer. */
const newcomerId = -1;

export function PersonPicker(props: PersonPickerProps) {
  const { box, day, service, isGiven, onPick, onLookUp, onTakeIn } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [amount, setAmount] = useState('1');
  // Undefined until the person moves down the list: a scanner that sends Enter twice must pick nobody.
  const [chosenId, setChosenId] = useState<number>();
  const fitting = useFitting(typed, service);
  const isEmpty = typed.trim() === '';
  const expected = (day?.expected ?? [])
    .map(({ memberId, name, lastAt, householdSize }) => ({
      id: memberId,
      name,
      note: fillText(text.last, { date: formatDay(lastAt) }),
      householdSize,
      lastAt,
    }))
    .filter((person) => !isGiven(person));
  const shown: readonly Person[] = isEmpty ? expected : fitting.people;
  const canTakeIn = isName(typed);
  const ids = [...shown.map((person) => person.id), ...(canTakeIn ? [newcomerId] : [])];
  // Stored by person, not by position: another desk may serve somebody above meanwhile.
  const chosen = chosenId === undefined ? -1 : ids.indexOf(chosenId);
  const first = shown[0];
  const had = new Set(day?.served.map(({ memberId }) => memberId));
  const isSeveral = !isEmpty && shown[chosen] !== undefined && shown.length > 1;
  const quantity = Math.max(1, Math.round(Number(amount)) || 1);

  function clear() {
    setTyped('');
    setAmount('1');
  }

  function take(person: Person) {
    onPick(person, quantity);
    clear();
    // Without a search, the choice stays for the next person; after a search it is reset.
    if (!isEmpty) setChosenId(undefined);
    else if (person.id === chosenId) setChosenId(shown[chosen + 1]?.id);
    box.current?.focus();
  }

  function startNewcomer() {
    openNewcomer(typed);
    setTyped('');
    setChosenId(undefined);
  }

  function lookUp() {
    onLookUp(typed.trim(), quantity);
    clear();
  }

  function onEnter() {
    const person = shown[chosen];
    if (person !== undefined) return take(person);
    if (isEmpty) return;
    if (chosenId === newcomerId) return startNewcomer();
    if (!fitting.isKnown) return lookUp();
    if (shown.length === 1 && first !== undefined && !fitting.isNear) return take(first);
    if (shown.length > 0) return setChosenId(first?.id);
    if (canTakeIn) startNewcomer();
    else lookUp();
  }

  function onKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // Ignore key repeat, which would pick one person after another.
      if (!event.repeat) onEnter();
    }
    if (event.key === 'Escape') setChosenId(undefined);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || ids.length === 0) return;
    event.preventDefault();
    // Arrow up from the box selects the newcomer line.
    const isUpFromBox = chosen < 0 && step < 0;
    const next = isUpFromBox
      ? ids.length - 1
      : Math.max(-1, Math.min(chosen + step, ids.length - 1));
    setChosenId(ids[next]);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <section className="staff-card no-print grid gap-2 p-3" aria-label={text.find}>
      <div className="flex gap-2">
        <div className="grid grow gap-1">
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
        </div>
        {isCounted(service.serviceType) ? (
          <div className="grid w-20 flex-none gap-1">
            <label htmlFor={`${id}-quantity`} className="staff-label">
              {service.unit === 'pounds' ? text.quantity.pounds : text.quantity.boxes}
            </label>
            <input
              id={`${id}-quantity`}
              className="staff-control text-lead"
              type="number"
              inputMode="numeric"
              min={1}
              max={10_000}
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
              onKeyDown={onKey}
            />
          </div>
        ) : null}
      </div>
      <p id={`${id}-hint`} className="staff-hint" role="status">
        {isSeveral && shown[chosen] !== undefined
          ? fillText(text.several, { count: shown.length, name: shown[chosen].name })
          : text.findHint}
      </p>
      <NewcomerLine
        onTakeIn={(newcomer, from) => {
          onTakeIn(newcomer, quantity, from);
          setAmount('1');
        }}
        onClose={() => box.current?.focus()}
      />
      <h2>{isEmpty ? text.expected : text.results}</h2>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={isEmpty ? text.expected : text.results}
        className="grid auto-rows-max max-h-[24rem] overflow-y-auto"
      >
        {shown.map((person, number) => (
          <Option
            key={person.id}
            id={`${id}-${number}`}
            isChosen={number === chosen}
            onTake={() => take(person)}
          >
            <span className="font-semibold">{person.name}</span>
            <span className="grow text-quiet">{person.note}</span>
            {person.householdSize ? (
              <span>{fillText(text.household, { count: person.householdSize })}</span>
            ) : null}
            <Served person={person} date={service.date} hadToday={had.has(person.id)} />
            <HouseholdServed memberId={person.id} service={service} />
          </Option>
        ))}
        {canTakeIn ? (
          <Option
            id={`${id}-${shown.length}`}
            isChosen={chosen === shown.length}
            onTake={startNewcomer}
          >
            <UserPlus aria-hidden size={16} />
            {fillText(text.newcomer.of, { typed: typed.trim() })}
          </Option>
        ) : null}
      </div>
      {shown.length > 0 || day === undefined ? null : (
        <p className="text-quiet">
          {isEmpty
            ? text.nobodyExpected
            : fitting.isKnown && canTakeIn
              ? text.nobodyKnown
              : text.nobodyFits}
        </p>
      )}
      <RestrictedNotShown />
    </section>
  );
}

type OptionProps = { id: string; isChosen: boolean; onTake: () => void; children: ReactNode };

function Option({ id, isChosen, onTake, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and names the choice
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the box's
    <div id={id} role="option" aria-selected={isChosen} className="staff-option" onClick={onTake}>
      {children}
    </div>
  );
}

type ServedProps = { person: Person; date: string; hadToday: boolean };

/** Says if the person was served today or earlier this month. */
function Served({ person: { lastAt }, date, hadToday }: ServedProps) {
  if (hadToday) return <span className="text-alarm">{text.had}</span>;
  if (!lastAt || toOfficeDate(new Date(lastAt)).slice(0, 7) !== date.slice(0, 7)) return null;
  return (
    <span className="text-alarm">{fillText(text.thisMonth, { date: formatDay(lastAt) })}</span>
  );
}
