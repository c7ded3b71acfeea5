// The command palette (⌘K): one search field for actions of the page, pages, commands, settings and records
// of the shop.

import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ModalDialog } from '#web/ui/controls/modal-dialog.tsx';
import { commandState } from '../use-command.ts';
import type { PaletteAction, PaletteItem } from './palette-item.ts';
import { optionId, PaletteOptions } from './palette-options.tsx';
import { usePaletteItems } from './use-palette-items.ts';

type CommandPaletteProps = { onAction(action: PaletteAction): void; onClose(): void };

export function CommandPalette({ onAction, onClose }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { items, isError, isSearching } = usePaletteItems(typed);
  const [awaited, setAwaited] = useState<string | null>(null);
  const navigate = useNavigate();
  const listId = useId();
  const current = items[Math.min(active, items.length - 1)];

  function choose(item: PaletteItem) {
    onClose();
    if (item.kind === 'action') onAction(item.action);
    // Pressed after the palette has returned the focus, so that a dialog opened by the press can return it
    // too.
    else if (item.kind === 'press') setTimeout(item.press);
    else if (item.kind === 'command') void navigate(item.path, { state: commandState(item.command) });
    else void navigate(item.path);
  }

  // When Enter is pressed before the server has answered, the first result opens as soon as the answer
  // arrives.
  const first = items[0];
  const isDue = awaited !== null && awaited === typed && !isSearching && first !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen once, when it has come
  useEffect(() => {
    if (isDue && first) choose(first);
  }, [isDue]);

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step && items.length > 0) {
      event.preventDefault();
      setActive(step(Math.min(active, items.length - 1), items.length));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (current) choose(current);
      else setAwaited(typed);
    }
  }

  return (
    <ModalDialog className="modal" aria-label="Zoeken" onClose={onClose}>
      <PaletteField
        typed={typed}
        onKeyDown={onKeyDown}
        listId={listId}
        current={current && optionId(listId, current)}
        isOpen={items.length > 0}
        onType={(words) => {
          setTyped(words);
          setActive(0);
          setAwaited(null);
        }}
      />
      <PaletteOptions id={listId} items={items} current={current} onChoose={choose} />
      <Status isError={isError} isSearching={isSearching} isEmpty={items.length === 0} />
      <Keys />
    </ModalDialog>
  );
}

/**
 * For each key that moves through the lines of the command palette: computes the index of the newly selected
 * line from the current index and the number of lines. The arrow keys continue at the other end of the list.
 */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
};

type PaletteFieldProps = {
  typed: string;
  listId: string;
  /**
   * Of the search field of the command palette: the id of the line that Enter chooses; undefined when there
   * are no lines.
   */
  current: string | undefined;
  isOpen: boolean;
  onType(words: string): void;
  onKeyDown(event: KeyboardEvent): void;
};

function PaletteField({ typed, listId, current, isOpen, onType, onKeyDown }: PaletteFieldProps) {
  return (
    <label className="relative flex-none">
      <Search size={16} aria-hidden className="absolute top-1/2 left-4 -translate-y-1/2 text-quiet" />
      <input
        // Not "search": there the first Escape only empties the field.
        type="text"
        className="min-h-12 border-0 bg-transparent pr-4 pl-10.5 text-[0.9375rem] outline-none"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={current}
        aria-label="Zoek een pagina, actie of bestelling"
        placeholder="Zoek of doe iets…"
        autoComplete="off"
        spellCheck={false}
        data-initial-focus
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}

const KEYS = [
  ['↑ ↓', 'kiezen'],
  ['Enter', 'openen'],
  ['Esc', 'sluiten'],
] as const;

const Keys = () => (
  <p className="flex flex-none gap-4 border-t border-hairline px-4 py-2 text-[0.75rem] text-quiet max-md:hidden">
    {KEYS.map(([key, what]) => (
      <span key={key}>
        <kbd>{key}</kbd> <span>{what}</span>
      </span>
    ))}
  </p>
);

function Status(props: { isError: boolean; isSearching: boolean; isEmpty: boolean }) {
  const { isError, isSearching, isEmpty } = props;
  const nothing = isSearching ? 'Zoeken…' : 'Niets gevonden.';
  return (
    <p role="status" className="px-4 pb-3 text-quiet empty:hidden">
      {isError ? 'Error loading orders' : isEmpty ? nothing : ''}
    </p>
  );
}
