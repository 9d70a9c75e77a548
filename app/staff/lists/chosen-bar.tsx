import type { Permission } from '#domain/roles';
import type { Labels } from '#domain/vocabulary';
import { closing as closingText } from '#text/staff/closing';
import { lists } from '#text/staff/lists';
import { isClosing, useOpenWorkQuestion } from '../cases/open-work-question';
import type { BulkList } from '../data/api';
import { useColleagues } from '../data/queries';
import { formatCount } from '../format/activity';
import { fillText } from '../format/formats';
import { ConfirmedSelect } from '../forms/confirmed-select';
import { useBulk } from './use-bulk';
import type { Choice } from './use-choice';

const { set: text } = lists;
/** Not a valid username. */
const nobody = '(nobody)';

type ChosenBarProps = {
  choice: Choice;
  /** The API path of the list. */
  path: BulkList;
  /** The permission that opens a row. */
  needs: Permission;
  statuses: Labels;
  /** Undefined for people who may not export. */
  onExport?: () => void;
};

/** Actions for the chosen rows; appears when the first row is chosen. */
export function ChosenBar({ choice, path, needs, statuses, onExport }: ChosenBarProps) {
  const colleagues = useColleagues(needs);
  const bulk = useBulk(path, choice.clear);
  const openWork = useOpenWorkQuestion();
  if (choice.rows.length === 0) return null;
  return (
    <section className="chosen-bar no-print mt-3" aria-label={text.title}>
      {openWork.dialog}
      <p role="status" className="font-semibold">
        {fillText(text.chosen, { count: choice.rows.length })}
      </p>
      <Pick
        label={text.status}
        options={statuses}
        onPick={(value) => {
          const closed = choice.rows.filter(
            ({ status = '', openWork: open }) =>
              (open?.hasAlerts || open?.hasFollowUps) && isClosing(status, value),
          );
          openWork.ask('close', inSome(closed), (decision) =>
            bulk.mutate({ rows: choice.rows, field: 'status', value, ...decision }),
          );
        }}
      />
      <Pick
        label={text.assign}
        options={{
          ...Object.fromEntries(colleagues.map((name) => [name, name])),
          [nobody]: text.nobody,
        }}
        onPick={(picked) => {
          const value = picked === nobody ? null : picked;
          const given = choice.rows.filter(({ openWork: open }) => open?.hasFollowUps);
          openWork.ask('hand-over', inSome(given), (decision) =>
            bulk.mutate({ rows: choice.rows, field: 'assignedTo', value, ...decision }),
          );
        }}
      />
      {onExport === undefined ? null : (
        <button type="button" className="staff-button" onClick={onExport}>
          {text.exportChosen}
        </button>
      )}
      <button type="button" className="staff-button staff-button-bare" onClick={choice.clear}>
        {text.clear}
      </button>
    </section>
  );
}

function inSome(cases: readonly unknown[]): string | undefined {
  return cases.length === 0 ? undefined : formatCount(closingText.inSome, cases.length);
}

type PickProps = { label: string; options: Labels; onPick: (value: string) => void };

/** Runs the action, then shows its label again. */
function Pick({ label, options, onPick }: PickProps) {
  return (
    <ConfirmedSelect
      className="w-auto"
      label={label}
      options={options}
      none={label}
      value=""
      onChoose={onPick}
    />
  );
}
