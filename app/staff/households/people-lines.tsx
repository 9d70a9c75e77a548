// One line for each person of a household: first name, year of birth, relation, last name. Enter begins the next line.
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Companion } from '#domain/households/household';
import { households, relationChoices } from '#text/staff/households';
import { isComposing } from '../../ui/composing';
import { fillText } from '../format/formats';
import { Options } from '../forms/options';

const { lines: text } = households;

export type PersonLine = {
  firstName: string;
  lastName: string;
  birthYear: string;
  relation: Companion['relation'];
  hasCase: boolean;
};

const createLine = (before: PersonLine | undefined): PersonLine => ({
  ...{ firstName: '', lastName: '', birthYear: '', hasCase: false },
  relation: before?.relation ?? 'child',
});

export function toPersonLine({ firstName, lastName, birthYear, relation }: Companion): PersonLine {
  const year = birthYear === null ? '' : String(birthYear);
  return { firstName, lastName, birthYear: year, relation, hasCase: false };
}

const isBlank = ({ firstName, lastName, birthYear }: PersonLine) =>
  [firstName, lastName, birthYear].every((typed) => typed.trim() === '');

/** The lines as the API takes them, with the family's last name. Blank lines are left out. */
export function toCompanions(lines: readonly PersonLine[], familyName: string) {
  return lines
    .filter((line) => !isBlank(line))
    .map(({ birthYear, lastName, ...line }) => ({
      ...line,
      lastName: lastName.trim() || familyName.trim(),
      birthYear: birthYear.trim() === '' ? null : Number(birthYear),
    }));
}

type PeopleLinesProps = {
  lines: readonly PersonLine[];
  onChange: (lines: readonly PersonLine[]) => void;
  familyName: string;
  problem?: string | undefined;
  /** Offers a case for each person. */
  offersCases?: boolean;
};

export function PeopleLines(props: PeopleLinesProps) {
  const { lines, onChange, familyName, problem, offersCases = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const names = root.current?.querySelectorAll<HTMLInputElement>('[data-line-name]');
    names?.[names.length - 1]?.focus();
  });

  function addLine() {
    wantsFocus.current = true;
    onChange([...lines, createLine(lines.at(-1))]);
  }
  function change(at: number, changes: Partial<PersonLine>) {
    onChange(lines.map((line, number) => (number === at ? { ...line, ...changes } : line)));
  }
  function onKey(event: KeyboardEvent, at: number) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event)) return;
    if (event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    const line = lines[at];
    if (line !== undefined && !isBlank(line) && at === lines.length - 1) addLine();
  }

  return (
    <div ref={root} className="col-span-full grid gap-3">
      {lines.map((line, at) => {
        const number = at + 1;
        const label = (name: string) => `${name}, ${fillText(text.person, { number })}`;
        const isNameless = problem !== undefined && !isBlank(line) && line.firstName.trim() === '';
        const isBadYear = problem !== undefined && !/^(\d{4})?$/.test(line.birthYear.trim());
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list
          // biome-ignore lint/a11y/noStaticElementInteractions: Enter in its fields begins the next line
          <div key={at} className="people-line" onKeyDown={(event) => onKey(event, at)}>
            <div className="staff-field">
              <span className="staff-label" aria-hidden>
                {text.firstName}
              </span>
              <input
                className="staff-control"
                data-line-name
                aria-label={label(text.firstName)}
                aria-invalid={isNameless || undefined}
                autoComplete="off"
                value={line.firstName}
                onChange={({ target }) => change(at, { firstName: target.value })}
              />
            </div>
            <div className="staff-field">
              <span className="staff-label" aria-hidden>
                {text.birthYear}
              </span>
              <input
                className="staff-control"
                aria-label={label(text.birthYear)}
                aria-invalid={isBadYear || undefined}
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
                value={line.birthYear}
                onChange={({ target }) => change(at, { birthYear: target.value })}
              />
            </div>
            <div className="staff-field">
              <span className="staff-label" aria-hidden>
                {text.relation}
              </span>
              <select
                className="staff-control"
                aria-label={label(text.relation)}
                value={line.relation}
                onChange={({ target }) =>
                  change(at, { relation: target.value as PersonLine['relation'] })
                }
              >
                <Options of={relationChoices} />
              </select>
            </div>
            <div className="staff-field">
              <span className="staff-label" aria-hidden>
                {text.lastName}
              </span>
              <input
                className="staff-control"
                aria-label={label(text.lastName)}
                autoComplete="off"
                placeholder={familyName}
                value={line.lastName}
                onChange={({ target }) => change(at, { lastName: target.value })}
              />
            </div>
            {offersCases ? (
              <label className="staff-check people-line-case">
                <input
                  type="checkbox"
                  checked={line.hasCase}
                  onChange={({ target }) => change(at, { hasCase: target.checked })}
                />
                <span>
                  {text.hasCase}
                  <span className="sr-only">, {fillText(text.person, { number })}</span>
                </span>
              </label>
            ) : null}
            <button
              type="button"
              className="staff-button staff-button-bare staff-button-icon people-line-remove"
              aria-label={
                line.firstName.trim() === ''
                  ? `${text.removeLine}, ${fillText(text.person, { number })}`
                  : fillText(text.remove, { name: line.firstName })
              }
              onClick={() => onChange(lines.filter((_, other) => other !== at))}
            >
              <X aria-hidden size={18} />
            </button>
          </div>
        );
      })}
      {problem === undefined ? null : (
        <p className="staff-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className="staff-button" onClick={addLine}>
          {text.more}
        </button>
        {lines.length === 0 ? null : <p className="staff-hint">{text.hint}</p>}
      </div>
    </div>
  );
}
