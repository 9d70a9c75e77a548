// Saves the current filters under a name, and lists the saved views.
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { assignedToMe, assignedToNobody } from '#domain/cases/assigned';
import type { ViewList } from '#domain/cases/saved-view';
import { assignee } from '#text/staff/my-day';
import { views as text } from '#text/staff/views';
import { showToast } from '../../ui/toasts';
import { change, post } from '../data/api';
import { usePermissions } from '../data/permissions';
import { useSession } from '../data/queries';
import type { SavedView } from '../data/rows';
import { formatFieldValue, getFieldLabel } from '../format/field-text';
import { fillText } from '../format/formats';
import { EntryForm } from '../forms/entry-form';
import { TextField, TickField } from '../forms/fields';
import { useStaffForm } from '../forms/use-staff-form';
import { StaffDialog } from '../shell/staff-dialog';
import { buildViewAddress, type CountedView, useViewActions, useViews } from './use-views';

const people: Record<string, string> = {
  [assignedToMe]: assignee.mine,
  [assignedToNobody]: assignee.nobody,
};

type ViewsButtonProps = {
  list: ViewList;
  /** The current filters and sort order. */
  asked: URLSearchParams;
};

export function ViewsButton({ list, asked }: ViewsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // Do not store the search text, which may be a person's name.
  const { search: _, ...filter } = Object.fromEntries(asked);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="staff-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Bookmark aria-hidden size={16} />
        {text.open}
      </button>
      {isOpen ? (
        <StaffDialog title={text.title} isOpen onClose={close}>
          <div className="grid gap-4">
            <SaveView list={list} filter={filter} isSearched={asked.has('search')} />
            <ViewLines list={list} filter={filter} onOpen={close} />
          </div>
        </StaffDialog>
      ) : null}
    </>
  );
}

type Shown = { list: ViewList; filter: Record<string, string> };

function SaveView({ list, filter, isSearched }: Shown & { isSearched: boolean }) {
  const form = useStaffForm({
    draftKey: `view:${list}`,
    valuesOf: () => ({ name: '', isShared: false }),
    send: (values, { key }) => post('/api/saved-views', { list, filter, ...values }, key),
    onSent: () => showToast({ title: text.saved }),
    failed: text.saveFailed,
  });
  return (
    <EntryForm form={form} title={text.saveTitle} submit={text.save} needs={['name']}>
      <p className="col-span-full text-quiet">
        {Object.entries(filter)
          .filter(([name]) => name !== 'sort')
          .map(
            ([name, value]) =>
              `${getFieldLabel(name)}: ${people[value] ?? formatFieldValue(name, value)}`,
          )
          .join(' · ') || text.everything}
        {isSearched ? ` ${text.notSearched}` : ''}
      </p>
      <TextField
        form={form}
        name="name"
        label={text.name}
        hint={text.nameHint}
        isNeeded
        maxLength={60}
      />
      <TickField form={form} name="isShared" label={text.share} className="self-end" />
    </EntryForm>
  );
}

function ViewLines({ list, filter, onOpen }: Shown & { onOpen: () => void }) {
  const views = useViews(list);
  const username = useSession()?.username;
  if (views.length === 0) return <p className="text-quiet">{text.none}</p>;
  return (
    <ul className="grid" aria-label={text.list}>
      {views.map((view) => (
        <li key={view.id} className="border-t border-line py-2">
          <ViewLine view={view} filter={filter} isOwn={view.owner === username} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

type ViewLineProps = {
  view: CountedView;
  filter: Record<string, string>;
  isOwn: boolean;
  onOpen: () => void;
};

function ViewLine({ view, filter, isOwn, onOpen }: ViewLineProps) {
  const [isRenaming, setRenaming] = useState(false);
  const may = usePermissions();
  const { alter, remove, isPending } = useViewActions(view);
  if (isRenaming) return <RenameView view={view} onClose={() => setRenaming(false)} />;
  const { name, isShared, owner } = view;
  const isShown = buildViewAddress(view) === buildViewAddress({ list: view.list, filter });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Link
        className="staff-link"
        to={buildViewAddress(view)}
        aria-current={isShown ? 'true' : undefined}
        onClick={onOpen}
      >
        {name}
      </Link>
      <span className="grow text-quiet">
        {[view.count, isOwn ? isShared && text.shared : fillText(text.sharedBy, { name: owner })]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="flex flex-wrap gap-2">
        {isOwn ? (
          <>
            {isShown ? null : (
              <Act
                label={fillText(text.updateOf, { name })}
                text={text.update}
                isWaiting={isPending}
                onClick={() => alter({ filter })}
              />
            )}
            <Act
              label={fillText(text.renameOf, { name })}
              text={text.rename}
              isWaiting={isPending}
              onClick={() => setRenaming(true)}
            />
            <Act
              label={fillText(isShared ? text.unshareOf : text.shareOf, { name })}
              text={isShared ? text.unshare : text.shareIt}
              isWaiting={isPending}
              onClick={() => alter({ isShared: !isShared })}
            />
          </>
        ) : null}
        {isOwn || may('staff.manage') ? (
          <Act
            label={fillText(text.removeOf, { name })}
            text={text.remove}
            isWaiting={isPending}
            onClick={remove}
          />
        ) : null}
      </span>
    </div>
  );
}

type ActProps = { label: string; text: string; isWaiting: boolean; onClick: () => void };

function Act({ label, text: said, isWaiting, onClick }: ActProps) {
  return (
    <button
      type="button"
      className="staff-button"
      aria-label={label}
      aria-disabled={isWaiting || undefined}
      onClick={() => isWaiting || onClick()}
    >
      {said}
    </button>
  );
}

function RenameView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const form = useStaffForm({
    draftKey: `view-name:${view.id}`,
    row: view,
    about: { subject: 'saved-view', id: view.id },
    valuesOf: (row) => ({ name: row?.name ?? '' }),
    send: ({ name }, { row = view }) =>
      change('PATCH', `/api/saved-views/${view.id}`, row.version, { name }),
    onSent: () => showToast({ title: text.renamed }),
    onDone: onClose,
    failed: text.changeFailed,
  });
  return (
    <EntryForm
      form={form}
      title={fillText(text.renameOf, { name: view.name })}
      submit={text.rename}
      needs={['name']}
      onCancel={onClose}
    >
      <TextField form={form} name="name" label={text.name} isNeeded maxLength={60} />
    </EntryForm>
  );
}
