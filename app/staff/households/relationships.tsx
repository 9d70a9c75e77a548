// The relationships of a case to other cases, and the caution "keep apart".
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { RelationshipKind } from '#domain/households/household';
import { households, inverseLabels, relationshipLabels } from '#text/staff/households';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { change, post } from '../data/api';
import type { ListedMember, Member, RelationshipView } from '../data/rows';
import { useAction } from '../data/use-action';
import { useChangeOf } from '../data/use-row-change';
import { fillText, formatCalendarDay } from '../format/formats';
import { LongTextField, SelectField } from '../forms/fields';
import { StaffDialog } from '../shell/staff-dialog';
import { CasePicker } from './case-picker';

const { relationships: text } = households;
const pathOf = ({ id }: { id: number }) => `/api/relationships/${id}` as const;

type RelationshipsProps = { member: Member; rows: readonly RelationshipView[] };

export function Relationships({ member, rows }: RelationshipsProps) {
  const [isAdding, setAdding] = useState(false);
  const [editedId, setEditedId] = useState<number>();
  const edited = rows.find(({ id }) => id === editedId);
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <h3>{text.title}</h3>
      {rows.length === 0 ? null : (
        <ul className="grid gap-1">
          {rows.map((row) => (
            <li key={row.id} className="flex flex-wrap items-baseline gap-x-2">
              <Relationship row={row} />
              {row.otherId === null || row.untilOn !== null ? null : (
                <button
                  type="button"
                  className="staff-link no-print"
                  aria-label={fillText(text.edit, { name: row.name ?? '' })}
                  onClick={() => setEditedId(row.id)}
                >
                  {households.edit}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="staff-button no-print w-fit" onClick={() => setAdding(true)}>
        {text.add}
      </button>
      {isAdding ? <AddRelationship member={member} onClose={() => setAdding(false)} /> : null}
      {edited === undefined ? null : (
        <EditRelationship row={edited} onClose={() => setEditedId(undefined)} />
      )}
    </div>
  );
}

function Relationship({ row }: { row: RelationshipView }) {
  const { kind, isFrom, otherId, name, note, untilOn } = row;
  const label = (isFrom ? relationshipLabels : inverseLabels)[kind];
  const isActive = untilOn === null;
  return (
    <span className={isActive ? '' : 'text-quiet'}>
      {kind === 'keep-apart' && isActive ? <strong>{label}</strong> : label}{' '}
      {otherId === null ? (
        text.someone
      ) : (
        <Link className="staff-link" to={`/admin/member-profile/${otherId}`}>
          {name}
        </Link>
      )}
      {note === '' ? null : ` · ${note}`}
      {isActive ? null : ` · ${fillText(text.ended, { day: formatCalendarDay(untilOn) })}`}
    </span>
  );
}

type AddProps = { member: Member; onClose: () => void };
type Values = { kind: RelationshipKind; note: string };

function AddRelationship({ member, onClose }: AddProps) {
  const [chosen, setChosen] = useState<ListedMember>();
  const [values, setValues] = useState<Values>({ kind: 'parent', note: '' });
  const form = {
    values,
    problems: {},
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      setValues((earlier) => ({ ...earlier, [name]: value })),
  };
  const add = useAction(
    (otherId: number, key) =>
      post('/api/relationships', { ...values, memberId: member.id, otherId }, key),
    {
      failed: text.failed,
      onDone: () => {
        onClose();
        showToast({ title: text.added });
      },
    },
  );
  return (
    <StaffDialog
      title={text.add}
      isOpen
      onClose={onClose}
      footer={
        <>
          <button type="button" className="staff-button" onClick={onClose}>
            {shell.cancel}
          </button>
          <button
            type="button"
            className="staff-button staff-button-primary"
            aria-disabled={chosen === undefined || add.isPending || undefined}
            onClick={() => {
              if (chosen !== undefined) add.mutate(chosen.id);
            }}
          >
            {text.save}
          </button>
        </>
      }
    >
      <div className="grid gap-3">
        <SelectField form={form} name="kind" label={text.kind} options={relationshipLabels} />
        <CasePicker except={[member.id]} chosen={chosen} onChoose={setChosen} />
        <LongTextField form={form} name="note" label={text.note} rows={2} />
        {values.kind === 'keep-apart' ? <p className="staff-hint">{text.keepApartHint}</p> : null}
      </div>
    </StaffDialog>
  );
}

type EditProps = { row: RelationshipView; onClose: () => void };

function EditRelationship({ row, onClose }: EditProps) {
  const id = useId();
  const [values, setValues] = useState({ note: row.note });
  const form = {
    values,
    problems: {},
    set: (_: 'note', note: string) => setValues({ note }),
  };
  const { change: save, isPending } = useChangeOf<
    RelationshipView,
    { note?: string; untilOn?: string },
    { version: number }
  >(row, {
    pathOf,
    undo: true,
    write: (one, changes, version) => change('PATCH', pathOf(one), version, changes),
    failed: text.failed,
    onDone: onClose,
  });
  const today = new Date().toISOString().slice(0, 10);
  return (
    <StaffDialog
      title={fillText(text.edit, { name: row.name ?? '' })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <button
            type="button"
            className="staff-button"
            aria-disabled={isPending || undefined}
            onClick={() => save({ untilOn: today }, () => ({ title: text.endedNow }))}
          >
            {text.end}
          </button>
          <button
            type="submit"
            form={id}
            className="staff-button staff-button-primary"
            aria-disabled={isPending || undefined}
          >
            {text.save}
          </button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          save(values, () => ({ title: text.changed }));
        }}
      >
        <LongTextField form={form} name="note" label={text.note} rows={2} />
      </form>
    </StaffDialog>
  );
}
