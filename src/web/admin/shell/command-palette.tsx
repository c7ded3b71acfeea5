// ⌘K: type, arrow, Enter. A combobox over pages, actions and what the shop finds: orders, people, carts and messages.

import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '#web/ui/controls/dialog.tsx';
import {
  contactSearchQuery,
  customerSearchQuery,
  draftSearchQuery,
  orderSearchQuery,
} from '../admin-queries.ts';
import { useRights } from '../session/admin-session.ts';
import { type PaletteAction, type PaletteItem, paletteItems, searchOf } from './palette-items.ts';
import { SECTIONS } from './sections.ts';
import { commandState } from './use-command.ts';

const TYPING_PAUSE_MS = 200;

type CommandPaletteProps = { onAction(action: PaletteAction): void; onClose(): void };

export function CommandPalette({ onAction, onClose }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { items, isError } = usePaletteItems(typed);
  const navigate = useNavigate();
  const listId = useId();
  const current = items[Math.min(active, items.length - 1)];

  function choose(item: PaletteItem) {
    onClose();
    if (item.kind === 'action') onAction(item.action);
    else if (item.kind === 'command') void navigate(item.path, { state: commandState(item.command) });
    else void navigate(item.path);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && items.length > 0) {
      event.preventDefault();
      setActive((Math.min(active, items.length - 1) + step + items.length) % items.length);
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    }
  }

  return (
    <Dialog title="Zoeken" onClose={onClose}>
      <div className="flex min-h-0 flex-col">
        <input
          // Not "search": there the first Escape only empties the field.
          type="text"
          className="mx-5 my-3 min-h-10 w-auto flex-none"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
          aria-label="Zoek een pagina, actie of bestelling"
          placeholder="Pagina, actie, ordernummer, klant…"
          autoComplete="off"
          data-initial-focus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Options id={listId} items={items} current={current} onChoose={choose} />
        {items.length === 0 ? <p className="px-5 pb-4 text-quiet">Niets gevonden.</p> : null}
        {isError ? <p className="px-5 pb-4 text-quiet">Error loading orders</p> : null}
      </div>
    </Dialog>
  );
}

type OptionsProps = {
  id: string;
  items: readonly PaletteItem[];
  current: PaletteItem | undefined;
  onChoose(item: PaletteItem): void;
};

function Options({ id, items, current, onChoose }: OptionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Gevonden"
      tabIndex={-1}
      className="max-h-96 overflow-y-auto px-3 pb-3"
    >
      {items.map((item) => (
        <Option
          key={item.id}
          id={`${id}-${item.id}`}
          item={item}
          isCurrent={item === current}
          onChoose={() => onChoose(item)}
        />
      ))}
    </div>
  );
}

type OptionProps = { id: string; item: PaletteItem; isCurrent: boolean; onChoose(): void };

function Option({ id, item, isCurrent, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox above
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      ref={isCurrent ? scrollIntoList : null}
      className="flex min-h-9 cursor-pointer items-center justify-between gap-4 rounded-md px-2 aria-selected:bg-accent-wash"
      onClick={onChoose}
    >
      <span className="clip">{item.label}</span>
      <span className="flex-none text-quiet">{item.detail}</span>
    </div>
  );
}

/** What there is for what was typed, and whether the orders could not be asked for. */
function usePaletteItems(typed: string): { items: readonly PaletteItem[]; isError: boolean } {
  const rights = useRights();
  const search = usePaused(searchOf(typed));
  const orders = useQuery({ ...orderSearchQuery(search), enabled: rights.reads('orders') });
  const isSearch = search.length > 1;
  const drafts = useQuery({ ...draftSearchQuery(search), enabled: isSearch && rights.reads('drafts') });
  const customers = useQuery({
    ...customerSearchQuery(search),
    enabled: isSearch && rights.reads('customers'),
  });
  const contacts = useQuery({ ...contactSearchQuery(search), enabled: isSearch && rights.reads('contacts') });
  // Never deferred: Enter chooses by what was typed, however fast it follows.
  const items = paletteItems(typed, SECTIONS, rights, {
    orders: orders.data?.items ?? [],
    customers: isSearch ? (customers.data?.items ?? []) : [],
    drafts: isSearch ? (drafts.data?.items ?? []) : [],
    contacts: isSearch ? (contacts.data?.items ?? []) : [],
  });
  return { items, isError: orders.isError };
}

function scrollIntoList(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The value once it has stood still for a moment, so that not every letter is a search. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
