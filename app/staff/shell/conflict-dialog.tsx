// The conflict dialog: names the refused change, the colleague, and both values; the person decides.
import { useState } from 'react';
import { conflict as text } from '#text/staff/conflict';
import { shell } from '#text/staff/shell';
import { useStore } from '../../ui/store';
import { openConflict } from '../data/conflict';
import { StaffDialog } from './staff-dialog';

function Done({ text: said, undo }: { text: string; undo: () => void }) {
  const [isUndone, setUndone] = useState(false);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-3">
      {isUndone ? shell.undone : said}
      {isUndone ? null : (
        <button
          type="button"
          className="staff-button"
          onClick={() => {
            setUndone(true);
            undo();
          }}
        >
          {shell.undo}
        </button>
      )}
    </p>
  );
}

export function ConflictDialog() {
  const conflict = useStore(openConflict);
  if (conflict === undefined) return null;
  const close = () => openConflict.set(undefined);
  const leave = () => {
    close();
    conflict.leave?.();
  };
  return (
    <StaffDialog
      title={conflict.failed}
      description={conflict.said}
      isOpen
      onClose={leave}
      footer={
        <>
          <button
            type="button"
            className="staff-button"
            onClick={() => {
              close();
              conflict.again();
            }}
          >
            {text.again}
          </button>
          <button type="button" className="staff-button staff-button-primary" onClick={leave}>
            {text.leave}
          </button>
        </>
      }
    >
      {conflict.done === undefined ? null : <Done key={conflict.said} {...conflict.done} />}
      <table className="conflict-table mt-3">
        <thead>
          <tr>
            <th scope="col">{text.field}</th>
            <th scope="col">{text.now}</th>
            <th scope="col">{text.wanted}</th>
          </tr>
        </thead>
        <tbody>
          {conflict.lines.map(({ label, now, wanted }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{now || text.nothing}</td>
              <td>{wanted || text.nothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </StaffDialog>
  );
}
