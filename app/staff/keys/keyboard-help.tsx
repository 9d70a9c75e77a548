// Lists all keyboard shortcuts, under ? and in the menu. Single-key shortcuts can be turned off, for voice control
// and tremor.
import { Keyboard } from 'lucide-react';
import { useEffect } from 'react';
import { keys as text } from '#text/staff/keys';
import { createStore, useStore } from '../../ui/store';
import { StaffDialog } from '../shell/staff-dialog';
import { watchPresses } from './double-press-guard';
import { watchRowFocus } from './row-focus';
import { isTyping, pressKey } from './single-keys';

const offKey = 'wwi_staff_single_keys';
export const isHelpOpen = createStore(false);
const isOff = createStore(localStorage.getItem(offKey) === 'off');

function turn(off: boolean): void {
  if (off) localStorage.setItem(offKey, 'off');
  else localStorage.removeItem(offKey);
  isOff.set(off);
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isOff.get() || isTyping(event)) return;
  // A held key moves through a list but does not act on its rows.
  if (event.repeat && event.key !== 'j' && event.key !== 'k') return;
  const isShown = event.key === '?' && !document.querySelector('[role="dialog"]');
  if (isShown) isHelpOpen.set(true);
  if (isShown || pressKey(event.key)) event.preventDefault();
}

export function KeyboardHelp() {
  const isOpen = useStore(isHelpOpen);
  const areOff = useStore(isOff);
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(watchPresses, []);
  useEffect(watchRowFocus, []);
  const all = [
    ...Object.entries(text.does),
    [text.nameKeys, text.byName],
    ['Ctrl K', text.quickFind],
    ['Ctrl Enter', text.send],
    ['F8', text.toasts],
    ['Esc', text.escape],
  ] as const;
  return (
    <StaffDialog
      title={text.title}
      description={text.intro}
      isOpen={isOpen}
      onClose={() => isHelpOpen.set(false)}
    >
      <table className="w-full" aria-label={text.list}>
        <tbody>
          {all.map(([key, does]) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="w-28 py-1.5 text-start">
                <kbd className="key">{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className="staff-check mt-3">
        <input
          type="checkbox"
          checked={!areOff}
          onChange={({ currentTarget: { checked } }) => turn(!checked)}
        />
        {text.use}
      </label>
      <p className="staff-hint">{text.useHint}</p>
    </StaffDialog>
  );
}

export function KeyboardButton() {
  return (
    <button
      type="button"
      className="rail-link"
      aria-keyshortcuts="?"
      onClick={() => isHelpOpen.set(true)}
    >
      <Keyboard aria-hidden size={18} />
      <span className="grow text-start">{text.open}</span>
      <kbd className="text-tiny">?</kbd>
    </button>
  );
}
