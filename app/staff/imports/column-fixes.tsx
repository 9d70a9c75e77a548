// Fixes for a whole column at once: the order of dates and names, an area code, and what a value means.
import { type ReactNode, useId } from 'react';
import type { dateOrders, ImportColumn, nameOrders } from '#domain/imports/import-columns';
import { fieldOf, hasChoices } from '#domain/imports/import-fields';
import { foldText } from '#domain/text/text';
import { importTexts as text } from '#text/staff/imports';
import { fillText, formatNumber } from '../format/formats';
import { type ColumnSummary, choiceOptions } from './column-summary';

/** Further values are left to the file with the errors. */
const maxShown = 12;
const leftEmpty = '-';

type ColumnFixesProps = {
  column: ImportColumn;
  summary: ColumnSummary;
  onChange: (column: ImportColumn) => void;
};

export function ColumnFixes({ column, summary, onChange }: ColumnFixesProps) {
  const { kind } = fieldOf(column.field);
  const shown = summary.asked.slice(0, maxShown);
  const setMeaning = (value: string, meaning: string | undefined) => {
    const { [foldText(value)]: _, ...others } = column.meanings;
    const meanings = meaning === undefined ? others : { ...others, [foldText(value)]: meaning };
    onChange({ ...column, meanings });
  };
  return (
    <div className="grid content-start gap-2">
      {kind === 'date' ? (
        <Choice
          label={text.columns.dateOrder}
          options={text.dateOrders}
          value={column.dateOrder}
          onChange={(value) => onChange({ ...column, dateOrder: value as keyof typeof dateOrders })}
        >
          {summary.ambiguous === 0 ? null : (
            <p className="staff-hint">
              {fillText(text.columns.ambiguous, { count: formatNumber.format(summary.ambiguous) })}
            </p>
          )}
        </Choice>
      ) : null}
      {kind === 'full-name' ? (
        <Choice
          label={text.columns.nameOrder}
          options={text.nameOrders}
          value={column.nameOrder}
          onChange={(value) => onChange({ ...column, nameOrder: value as keyof typeof nameOrders })}
        />
      ) : null}
      {kind === 'phone' ? <AreaCode column={column} onChange={onChange} /> : null}
      {shown.map(([value, count]) => (
        <Meaning
          key={value}
          column={column}
          value={value}
          count={count}
          onChange={(meaning) => setMeaning(value, meaning)}
        />
      ))}
      {summary.asked.length > shown.length ? (
        <p className="staff-hint">
          {fillText(text.columns.moreValues, { count: summary.asked.length - shown.length })}
        </p>
      ) : null}
    </div>
  );
}

type ChoiceProps = {
  label: string;
  options: Readonly<Record<string, string>>;
  value: string;
  onChange: (value: string) => void;
  children?: ReactNode;
};

function Choice({ label, options, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="staff-field">
      <label htmlFor={id} className="staff-label">
        {label}
      </label>
      <select
        id={id}
        className="staff-control"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {Object.entries(options).map(([option, shown]) => (
          <option key={option} value={option}>
            {shown}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}

function AreaCode({ column, onChange }: Pick<ColumnFixesProps, 'column' | 'onChange'>) {
  const id = useId();
  return (
    <div className="staff-field">
      <label htmlFor={id} className="staff-label">
        {text.columns.areaCode}
      </label>
      <input
        id={id}
        className="staff-control w-24"
        inputMode="numeric"
        maxLength={3}
        defaultValue={column.areaCode}
        onChange={({ target: { value } }) => {
          if (/^(\d{3})?$/.test(value)) onChange({ ...column, areaCode: value });
        }}
      />
    </div>
  );
}

type MeaningProps = {
  column: ImportColumn;
  value: string;
  count: number;
  onChange: (meaning: string | undefined) => void;
};

function Meaning({ column, value, count, onChange }: MeaningProps) {
  const id = useId();
  const meaning = column.meanings[foldText(value)];
  const label = fillText(text.columns.meaning, { value, count: formatNumber.format(count) });
  const chosen = meaning === undefined ? '' : meaning === '' ? leftEmpty : meaning;
  const set = (given: string) =>
    onChange(given === '' ? undefined : given === leftEmpty ? '' : given);
  return (
    <div className="staff-field">
      <label htmlFor={id} className="staff-label wrap-anywhere">
        {label}
      </label>
      {hasChoices(column.field) ? (
        <select
          id={id}
          className="staff-control"
          value={chosen}
          onChange={(event) => set(event.target.value)}
        >
          <option value="">{text.columns.notDecided}</option>
          <option value={leftEmpty}>{text.columns.leaveEmpty}</option>
          {Object.entries(choiceOptions(column.field)).map(([option, shown]) => (
            <option key={option} value={option}>
              {shown}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          className="staff-control"
          defaultValue={meaning ?? ''}
          maxLength={200}
          onBlur={(event) => set(event.target.value.trim())}
        />
      )}
    </div>
  );
}
