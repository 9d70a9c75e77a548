// Merges two cases of one person: both side by side, and a choice for each value that differs.
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  isFieldEmpty,
  isFieldEqual,
  type MergeChoices,
  type MergeField,
  type MergeSide,
  mergeColumns,
  mergeFields,
  mergeSafeContact,
  needsMergeChoice,
  proposeSide,
} from '#domain/cases/merge';
import { getLabel, type Labels } from '#domain/vocabulary';
import { memberStatuses, priorities } from '#text/staff/case-labels';
import { merging as text } from '#text/staff/merging';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { mergeCases } from '../data/api';
import { useJson } from '../data/queries';
import type { Member } from '../data/rows';
import { useAction } from '../data/use-action';
import { fillText, formatCalendarDay, formatDay } from '../format/formats';
import { LoadFailure } from '../shell/load-failure';
import { StaffDialog } from '../shell/staff-dialog';
import { formatFullName } from './case-columns';

type ButtonProps = {
  memberId: number;
  otherId: number;
  label?: string;
  /** Stays on the screen after the merge, instead of opening the kept case. */
  staysHere?: boolean;
};

export function MergeButton({
  memberId,
  otherId,
  label = text.open,
  staysHere = false,
}: ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="staff-button" onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen ? (
        <MergeDialog
          memberId={memberId}
          otherId={otherId}
          staysHere={staysHere}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

type DialogProps = {
  memberId: number;
  otherId: number;
  staysHere: boolean;
  onClose: () => void;
};
const fieldNames = Object.keys(mergeFields) as MergeField[];

function MergeDialog({ memberId, otherId, staysHere, onClose }: DialogProps) {
  const own = useJson(`/api/members/${memberId}`);
  const its = useJson(`/api/members/${otherId}`);
  const navigate = useNavigate();
  const [keptId, setKeptId] = useState(memberId);
  /** The case whose value was chosen, by field. */
  const [chosen, setChosen] = useState<Partial<Record<MergeField, number>>>({});
  const pair =
    own.data === undefined || its.data === undefined
      ? undefined
      : {
          kept: keptId === memberId ? own.data : its.data,
          other: keptId === memberId ? its.data : own.data,
        };
  const merge = useAction(
    (asked: { kept: Member; other: Member; choices: MergeChoices }, key) =>
      mergeCases(
        `/api/members/${asked.kept.id}/merge`,
        asked.kept.version,
        { otherId: asked.other.id, otherVersion: asked.other.version, choices: asked.choices },
        key,
      ),
    {
      failed: text.failed,
      onDone: (row) => {
        onClose();
        showToast({ title: fillText(text.merged, { name: formatFullName(row) }) });
        if (!staysHere) void navigate(`/admin/member-profile/${row.id}`);
      },
    },
  );
  return (
    <StaffDialog
      title={text.title}
      description={text.intro}
      isOpen
      isWide
      onClose={onClose}
      footer={
        <>
          <button type="button" className="staff-button" onClick={onClose}>
            {shell.cancel}
          </button>
          <button
            type="button"
            className="staff-button staff-button-primary"
            aria-disabled={pair === undefined || merge.isPending}
            onClick={() => {
              if (pair !== undefined) merge.mutate({ ...pair, choices: choicesOf(pair, chosen) });
            }}
          >
            {text.save}
          </button>
        </>
      }
    >
      {its.isError ? <LoadFailure of={its} /> : null}
      {own.data === undefined || its.data === undefined || pair === undefined ? (
        its.isError ? null : (
          <p role="status">{shell.loading}</p>
        )
      ) : (
        <div className="grid gap-4">
          <Choice
            title={text.keep}
            name="merge-kept"
            options={[own.data, its.data].map((row) => ({
              id: row.id,
              said: (
                <>
                  {fillText(text.caseOf, { name: formatFullName(row), reference: row.reference })}{' '}
                  <span className="text-tiny text-quiet">
                    {fillText(text.updated, { day: formatDay(row.updatedAt) })}
                  </span>
                </>
              ),
            }))}
            value={keptId}
            onChoose={setKeptId}
          />
          {fieldNames.map((field) => (
            <Field
              key={field}
              field={field}
              rows={[own.data, its.data]}
              pair={pair}
              chosen={chosenId(pair, field, chosen)}
              onChoose={(id) => setChosen({ ...chosen, [field]: id })}
            />
          ))}
          <SafeContacts pair={pair} />
          <Notes rows={[own.data, its.data]} />
          {own.data.isRestricted || its.data.isRestricted ? <p>{text.restricted}</p> : null}
        </div>
      )}
    </StaffDialog>
  );
}

type Pair = { kept: Member; other: Member };
type Chosen = Partial<Record<MergeField, number>>;

function chosenId(pair: Pair, field: MergeField, chosen: Chosen): number {
  return chosen[field] ?? pair[proposeSide(pair.kept, pair.other, field)].id;
}

function choicesOf(pair: Pair, chosen: Chosen): MergeChoices {
  const sides = fieldNames.map((field): [MergeField, MergeSide] => [
    field,
    chosenId(pair, field, chosen) === pair.kept.id ? 'kept' : 'other',
  ]);
  return Object.fromEntries(sides);
}

const labels: Partial<Record<MergeField, Labels>> = {
  status: memberStatuses,
  priority: priorities,
};

function describeValue(row: Member, field: MergeField): string {
  if (isFieldEmpty(row, field)) return field === 'assignedTo' ? shell.nobody : text.none;
  if (field === 'dateOfBirth') return formatCalendarDay(row.dateOfBirth ?? '');
  const said = mergeColumns[field].map((column) => row[column]).filter(Boolean);
  const vocabulary = labels[field];
  if (vocabulary !== undefined) return getLabel(vocabulary, `${said[0]}`);
  return said.join(field === 'address' ? ', ' : ' ');
}

type FieldProps = {
  field: MergeField;
  rows: readonly Member[];
  pair: Pair;
  chosen: number;
  onChoose: (id: number) => void;
};

function Field({ field, rows, pair, chosen, onChoose }: FieldProps) {
  const { kept, other } = pair;
  if (isFieldEqual(kept, other, field)) {
    return <Same title={text.fields[field]}>{describeValue(kept, field)}</Same>;
  }
  if (!needsMergeChoice(kept, other, field)) {
    const open = pair[proposeSide(kept, other, field)];
    return (
      <Same title={text.fields[field]}>
        {describeValue(open, field)}. {text.staysOpen}
      </Same>
    );
  }
  const keepsBoth =
    (field === 'phone' || field === 'email') && !rows.some((row) => isFieldEmpty(row, field));
  return (
    <Choice
      title={text.fields[field]}
      hint={keepsBoth ? text.bothKept : undefined}
      name={`merge-${field}`}
      options={rows.map((row) => ({ id: row.id, said: describeValue(row, field) }))}
      value={chosen}
      onChoose={onChoose}
    />
  );
}

function Same({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="staff-label">{title}</h3>
      <p className="whitespace-pre-line">{children}</p>
    </div>
  );
}

type ChoiceProps = {
  title: string;
  hint?: string | undefined;
  name: string;
  options: readonly { id: number; said: ReactNode }[];
  value: number;
  onChoose: (id: number) => void;
};

function Choice({ title, hint, name, options, value, onChoose }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="staff-label">{title}</legend>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {options.map(({ id, said }) => (
          <label key={id} className="staff-check">
            <input type="radio" name={name} checked={value === id} onChange={() => onChoose(id)} />
            <span>{said}</span>
          </label>
        ))}
      </div>
      {hint === undefined ? null : <p className="text-tiny text-quiet">{hint}</p>}
    </fieldset>
  );
}

const answer = (value: boolean | null) =>
  value === null ? text.notAsked : value ? text.yes : text.no;

/** The answers of the merged case. */
function SafeContacts({ pair }: { pair: Pair }) {
  const both = [pair.kept.safeContact, pair.other.safeContact] as SafeContactOf[];
  const merged = mergeSafeContact(both[0] ?? null, both[1] ?? null);
  if (merged === null) return null;
  const said = [
    fillText(text.voicemail, { answer: answer(merged.voicemail) }),
    fillText(text.text, { answer: answer(merged.text) }),
    fillText(text.sayWho, { answer: answer(merged.sayWho) }),
    merged.note,
  ];
  return (
    <div>
      <Same title={text.fields.safeContact}>{said.filter(Boolean).join('. ')}</Same>
      <p className="text-tiny text-quiet">{text.safeContact}</p>
    </div>
  );
}
type SafeContactOf = Parameters<typeof mergeSafeContact>[0];

function Notes({ rows }: { rows: readonly Member[] }) {
  const notes = rows.map((row) => row.notes?.trim()).filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <div>
      <Same title={text.fields.notes}>{[...new Set(notes)].join('\n')}</Same>
      {notes.length === 2 ? <p className="text-tiny text-quiet">{text.notes}</p> : null}
    </div>
  );
}
