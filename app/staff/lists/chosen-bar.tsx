import { lists } from '#content/en/staff/lists';
import type { Vocabulary } from '#domain/vocabulary';
import { useColleagues } from '../data/queries';
import { fill } from '../format/formats';
import { useBulk } from './use-bulk';
import type { Choice } from './use-choice';

const { set: text } = lists;
/** No username looks like this. */
const nobody = '(nobody)';

type ChosenBarProps = {
  choice: Choice;
  path: string;
  statuses: Vocabulary;
  onExport: () => void;
};

/** What can be done with the chosen rows; appears with the first of them. */
export function ChosenBar({ choice, path, statuses, onExport }: ChosenBarProps) {
  const colleagues = useColleagues();
  const bulk = useBulk(path, choice.clear);
  if (choice.rows.length === 0) return null;
  return (
    <section className="chosen-bar no-print mt-3" aria-label={text.title}>
      <p role="status" className="font-semibold">
        {fill(text.chosen, { count: choice.rows.length })}
      </p>
      <Pick
        label={text.status}
        options={statuses}
        onPick={(value) => bulk.mutate({ rows: choice.rows, field: 'status', value })}
      />
      <Pick
        label={text.assign}
        options={{
          ...Object.fromEntries(colleagues.map((name) => [name, name])),
          [nobody]: text.nobody,
        }}
        onPick={(value) =>
          bulk.mutate({
            rows: choice.rows,
            field: 'assignedTo',
            value: value === nobody ? null : value,
          })
        }
      />
      <button type="button" className="staff-button" onClick={onExport}>
        {text.exportChosen}
      </button>
      <button type="button" className="staff-button staff-button-bare" onClick={choice.clear}>
        {text.clear}
      </button>
    </section>
  );
}

type PickProps = { label: string; options: Vocabulary; onPick: (value: string) => void };

/** A select that acts and goes back to its name. */
function Pick({ label, options, onPick }: PickProps) {
  return (
    <select
      className="staff-control w-auto"
      aria-label={label}
      value=""
      onChange={(event) => onPick(event.target.value)}
    >
      <option value="" disabled>
        {label}
      </option>
      {Object.entries(options).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}
