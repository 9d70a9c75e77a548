// A person's rights: a copy of their data, and erasure.

import { Eraser, FileDown, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import type { PersonSubject } from '#domain/privacy';
import { getLabel } from '#domain/vocabulary';
import { erasureReasons, personSubjects } from '#text/staff/office-labels';
import { privacyTexts } from '#text/staff/privacy';
import { request } from '../../api/request';
import { showToast } from '../../ui/toasts';
import { change, runSequentially } from '../data/api';
import { findConflict } from '../data/conflict';
import { deleteDraftsOfCase, storeDraft } from '../data/drafts';
import { usePermissions } from '../data/permissions';
import { useJson } from '../data/queries';
import { queryClient } from '../data/query-client';
import { fillText, formatDay } from '../format/formats';
import { Options } from '../forms/options';
import { LoadFailure } from '../shell/load-failure';
import { ConfirmedDialog } from './confirmed-dialog';
import { HoldDialog } from './hold-dialog';

const { person: text } = privacyTexts;

const paths = {
  member: '/api/members',
  submission: '/api/get-involved-submissions',
  contact: '/api/contacts',
  donation: '/api/donations',
  subscriber: '/api/newsletters',
} as const satisfies Record<PersonSubject, string>;

type Person = { subject: PersonSubject; id: number; version: number; name: string };

const icons = { copy: FileDown, hold: Lock, erase: Eraser };
const needed = {
  copy: 'people.export',
  hold: 'privacy.manage',
  erase: 'people.erase',
} as const;

type Asking = keyof typeof icons;
export type PersonActionRequest = { person: Person; asking: Asking };

type PersonActionsProps = { person: Person; onErased?: () => void };

export function PersonActions({ person, ...dialog }: PersonActionsProps) {
  const [asking, setAsking] = useState<Asking>();
  return (
    <>
      <PersonButtons person={person} onAsk={(asked) => setAsking(asked.asking)} />
      {asking === undefined ? null : (
        <PersonDialog
          asking={asking}
          person={person}
          onClose={() => setAsking(undefined)}
          {...dialog}
        />
      )}
    </>
  );
}

type PersonButtonsProps = {
  person: Person;
  onAsk: (asked: PersonActionRequest) => void;
  /** In a list row, buttons name their person. */
  isInRow?: boolean;
};

export function PersonButtons({ person, onAsk, isInRow = false }: PersonButtonsProps) {
  const may = usePermissions();
  const mayDo = (what: Asking) => may(needed[what]);
  return (
    <>
      {(['copy', 'hold', 'erase'] as const).filter(mayDo).map((what) => {
        const Icon = icons[what];
        return (
          <button
            key={what}
            type="button"
            className="staff-button"
            onClick={() => onAsk({ person, asking: what })}
            {...(isInRow && { 'aria-label': `${text.inRow[what]} ${person.name}` })}
          >
            {isInRow ? null : <Icon aria-hidden size={16} />}
            {isInRow ? text.inRow[what] : text[what]}
          </button>
        );
      })}
    </>
  );
}

type DialogProps = PersonActionsProps & { onClose: () => void };

export function PersonDialog({ asking, ...dialog }: DialogProps & { asking: Asking }) {
  const Dialog = { copy: CopyDialog, hold: HoldDialog, erase: EraseDialog }[asking];
  return <Dialog {...dialog} />;
}

const pathOf = ({ subject, id }: Pick<Person, 'subject' | 'id'>) =>
  `${paths[subject]}/${id}` as const;
const keyOf = ({ subject, id }: Pick<Person, 'subject' | 'id'>) => `${subject}-${id}`;

/** Rows with the same email or phone. A household may share both, so none is preselected. */
function useRelated(person: Person) {
  const query = useJson(`${pathOf(person)}/related`, { isForgotten: true });
  const rows = query.data ?? [];
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const chosen = rows.filter((row) => ticked.includes(keyOf(row)));
  const boxes = (title: string) =>
    query.isError ? (
      <LoadFailure of={query} />
    ) : rows.length === 0 ? null : (
      <fieldset className="grid gap-1">
        <legend className="staff-label">{title}</legend>
        {rows.map((row) => (
          <label key={keyOf(row)} className="staff-check">
            <input
              type="checkbox"
              checked={ticked.includes(keyOf(row))}
              onChange={({ currentTarget: { checked } }) =>
                setTicked((earlier) => [
                  ...earlier.filter((key) => key !== keyOf(row)),
                  ...(checked ? [keyOf(row)] : []),
                ])
              }
            />
            <span>
              {fillText(text.row, {
                what: getLabel(personSubjects, row.subject),
                date: formatDay(row.createdAt),
                name: row.name,
              })}
            </span>
          </label>
        ))}
      </fieldset>
    );
  return { chosen, boxes };
}

function CopyDialog({ person, onClose }: DialogProps) {
  const { chosen, boxes } = useRelated(person);
  async function save() {
    const rest = chosen.map(keyOf).join(',');
    const response = await request(`${pathOf(person)}/copy?with=${rest}`);
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = address;
    link.download = `copy-${keyOf(person)}.html`;
    link.click();
    URL.revokeObjectURL(address);
  }
  return (
    <ConfirmedDialog
      title={text.copyTitle}
      description={text.copyText}
      press={text.copyPress}
      failed={text.copyFailed}
      isOpen
      onClose={onClose}
      onConfirmed={save}
    >
      {boxes(text.alsoCopy)}
    </ConfirmedDialog>
  );
}

function EraseDialog({ person, onClose, onErased }: DialogProps) {
  const id = useId();
  const [reason, setReason] = useState('asked');
  const { chosen, boxes } = useRelated(person);
  /** The version of the last refused try, for the next one. */
  const [met, setMet] = useState(0);
  const version = Math.max(person.version, met);
  async function erase() {
    try {
      // Erase the others first: if one fails, this screen still exists to try again.
      await runSequentially([...chosen, { ...person, version }], async (one) => {
        await change('DELETE', `${pathOf(one)}?reason=${reason}`, one.version);
        if (one.subject === 'member') deleteDraftsOfCase(one.id);
        else storeDraft(`reply:${pathOf(one)}`, undefined);
      });
    } catch (error) {
      const isRead = queryClient.invalidateQueries();
      const conflict = findConflict(error);
      // The next try waits for the current row.
      if (conflict !== undefined) await isRead;
      if (conflict?.path.startsWith(`${pathOf(person)}?`)) setMet(conflict.current.version);
      throw error;
    }
    void queryClient.invalidateQueries();
    showToast({ title: text.erased });
    onErased?.();
  }
  return (
    <ConfirmedDialog
      title={fillText(text.eraseTitle, {
        what: getLabel(personSubjects, person.subject).toLowerCase(),
        name: person.name,
      })}
      description={`${text.eraseTexts[person.subject]} ${text.eraseBackups}`}
      press={text.erasePress}
      failed={text.eraseFailed}
      isDanger
      isOpen
      onClose={onClose}
      onConfirmed={erase}
    >
      <div className="staff-field">
        <label className="staff-label" htmlFor={id}>
          {text.reason}
        </label>
        <select
          id={id}
          className="staff-control"
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        >
          <Options of={erasureReasons} />
        </select>
      </div>
      {boxes(text.alsoErase)}
    </ConfirmedDialog>
  );
}

export function ErasedNotice({ erasedAt }: { erasedAt: string }) {
  return (
    <p className="staff-notice" data-tone="normal">
      {fillText(text.erasedOn, { date: formatDay(erasedAt) })}
    </p>
  );
}
