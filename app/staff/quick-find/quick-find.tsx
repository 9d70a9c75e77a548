// Quick find (Ctrl/⌘ K): people, submissions, messages, and screens by keyboard.
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { quickFind as content } from '#text/staff/quick-find';
import { shell } from '#text/staff/shell';
import { isComposing } from '../../ui/composing';
import { useStore } from '../../ui/store';
import { ShortCaution } from '../cases/contact-links';
import { RestrictedNotShown } from '../cases/restricted-not-shown';
import { usePermissions } from '../data/permissions';
import { useJson } from '../data/queries';
import { formatCount } from '../format/activity';
import { fillText } from '../format/formats';
import { isTyping } from '../keys/single-keys';
import { useReturnFocus } from '../shell/use-return-focus';
import { isExactMatch } from './exact-match';
import { listQuickChoices, type QuickChoice } from './quick-choices';
import { initialSearchText, isQuickFindOpen, openQuickFind } from './quick-find-state';
import { useDebounced } from './use-debounced';

const settleMs = 120;
/** A pause longer than the time between the last letter and Enter. */
const restMs = 700;

export function QuickFind() {
  const isOpen = useStore(isQuickFindOpen);
  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (isQuickFindOpen.get()) isQuickFindOpen.set(false);
      else openQuickFind();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const { onOpenAutoFocus, ...returnFocus } = useReturnFocus();
  return (
    <Dialog.Root open={isOpen} onOpenChange={isQuickFindOpen.set}>
      <Dialog.Portal>
        <Dialog.Overlay className="staff-backdrop" />
        <Dialog.Content
          aria-describedby={undefined}
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            // The library would select the text, and the second letter would replace the first.
            event.preventDefault();
            const box = (event.target as Element).querySelector('input');
            box?.focus();
            box?.setSelectionRange(box.value.length, box.value.length);
          }}
          className="staff-dialog quick-find"
        >
          <Dialog.Title className="sr-only">{content.title}</Dialog.Title>
          <Finder onChosen={() => isQuickFindOpen.set(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useFound(text: string) {
  const typed = text.trim();
  const search = useDebounced(typed, settleMs);
  const isWanted = search.length > 1;
  const path = `/api/quick-find?${new URLSearchParams({ search })}` as const;
  const { data, isPlaceholderData, isError } = useJson(path, {
    isWanted,
    keepsPrevious: true,
    // Never use the cache: a colleague may have added the person a minute ago.
    isForgotten: true,
  });
  const isHere = !isWanted || (data !== undefined && !isPlaceholderData);
  return {
    found: isWanted ? data : undefined,
    /** True if the results belong to the current text. */
    isNewest: search === typed && isHere,
    isError,
  };
}

/** Ignore a habitual Enter just after a case opened by itself. */
function passOverEnter(): void {
  const pass = (event: globalThis.KeyboardEvent) => {
    if (event.key === 'Enter' && !isTyping(event)) event.preventDefault();
  };
  addEventListener('keydown', pass, true);
  setTimeout(() => removeEventListener('keydown', pass, true), restMs);
}

function Finder({ onChosen }: { onChosen: () => void }) {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState(initialSearchText);
  // Undefined until the person moves down the list; the first result is then selected.
  const [chosenKey, setChosenKey] = useState<string>();
  const [isEntered, setEntered] = useState(false);
  const { found, isNewest, isError } = useFound(text);
  const choices = listQuickChoices(text, found, usePermissions());
  // Store the choice by key, because the results may change.
  const chosen = choices.findIndex(({ key }) => key === (chosenKey ?? choices[0]?.key));

  function open(choice: QuickChoice | undefined) {
    if (choice === undefined) return;
    onChosen();
    void navigate(choice.to);
  }
  const latest = useRef(() => {});
  latest.current = () => open(choices[chosen]);

  // Enter pressed before the results arrive opens the first new result.
  useEffect(() => {
    if (isEntered && isNewest) latest.current();
  }, [isEntered, isNewest]);
  const isSure = isNewest && chosen === 0 && found !== undefined && isExactMatch(text, found);
  useEffect(() => {
    if (!isSure) return;
    const timer = setTimeout(() => {
      passOverEnter();
      latest.current();
    }, restMs);
    return () => clearTimeout(timer);
  }, [isSure]);

  function onKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // The key that opened the dialog may still be down.
      if (event.repeat) return;
      if (isNewest) open(choices[chosen]);
      else setEntered(true);
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || choices.length === 0) return;
    event.preventDefault();
    const next = (Math.max(chosen, 0) + step + choices.length) % choices.length;
    setChosenKey(choices[next]?.key);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <input
        className="staff-control border-0"
        type="text"
        role="combobox"
        aria-label={content.label}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen < 0 ? undefined : `${id}-${chosen}`}
        aria-autocomplete="list"
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        placeholder={content.placeholder}
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosenKey(undefined);
          setEntered(false);
        }}
        onKeyDown={onKey}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={content.title}
        className="overflow-y-auto p-1"
      >
        {choices.map((choice, number) => (
          <QuickOption
            key={choice.key}
            id={`${id}-${number}`}
            choice={choice}
            heading={choices[number - 1]?.group === choice.group ? undefined : choice.group}
            isChosen={number === chosen}
            onOpen={() => open(choice)}
          />
        ))}
      </div>
      <p className="border-t border-line px-3 py-2 text-tiny text-quiet">
        <span role="status">
          {isError
            ? shell.failures.load
            : !isNewest
              ? shell.loading
              : choices.length === 0
                ? content.empty
                : formatCount(content.results, choices.length)}
        </span>
        <span id={`${id}-hint`} className="pointer-coarse:hidden">
          {fillText(' · {hint}', { hint: content.hint })}
        </span>
      </p>
      <div className="px-3 pb-2 text-tiny">
        <RestrictedNotShown />
      </div>
    </>
  );
}

type QuickOptionProps = {
  id: string;
  choice: QuickChoice;
  heading: string | undefined;
  isChosen: boolean;
  onOpen: () => void;
};

function QuickOption({ id, choice, heading, isChosen, onOpen }: QuickOptionProps) {
  return (
    <>
      {heading === undefined ? null : (
        <p role="presentation" className="px-2 pt-2 text-tiny font-semibold text-quiet">
          {heading}
        </p>
      )}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the choice */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are the input's */}
      <div id={id} role="option" aria-selected={isChosen} className="staff-option" onClick={onOpen}>
        <span>{choice.name}</span>
        <span className="text-quiet">{choice.note}</span>
        {choice.reach === undefined ? null : <ShortCaution reach={choice.reach} />}
      </div>
    </>
  );
}
