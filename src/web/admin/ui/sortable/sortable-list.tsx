// A list whose items can be reordered by dragging, with two buttons per item, or with Alt and an arrow key.
// The new position is announced to screen readers, and the focus stays with the item.

import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { useMayWrite } from '../../session/admin-session.ts';
import { movedText } from './move.ts';
import { useDrag } from './use-drag.ts';

type SortableListProps<Item> = {
  /** Of a list that can be reordered: its name for screen readers, "Blokken van de pagina". */
  label: string;
  items: readonly Item[];
  /** Of a list that can be reordered: returns an id of the item that does not depend on its position. */
  idOf(item: Item): string;
  nameOf(item: Item, index: number): string;
  onMove(from: number, to: number): void;
  /** Of a list that can be reordered: the number of items at its top that cannot be moved; 0 by default. */
  head?: number;
  className?: string;
  /**
   * Of a list that can be reordered: renders an item. `order` are the item's controls: the drag handle and
   * the two buttons.
   */
  children(item: Item, index: number, order: SortControls): ReactNode;
};

export type SortControls = { handle: ReactNode; buttons: ReactNode };

export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, idOf, nameOf, onMove, head = 0, className = '', children } = props;
  const mayWrite = useMayWrite();
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const rememberFocus = useFocusAfterMove(items);
  const { drag, handleOf } = useDrag(() => [...(list.current?.children ?? [])], move);

  function move(from: number, to: number) {
    const item = items[from];
    if (item === undefined || from < head || to < head || to >= items.length) return;
    rememberFocus();
    setAnnouncement(movedText(nameOf(item, from), to, items.length));
    onMove(from, to);
  }

  function press(event: KeyboardEvent, index: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    // A list within a row has already handled the key; in a text field the keys belong to the text.
    if (!mayWrite || step === undefined || !event.altKey || event.defaultPrevented || isTyping(event.target))
      return;
    event.preventDefault();
    move(index, index + step);
  }

  return (
    <>
      <ol ref={list} className={className} aria-label={label}>
        {items.map((item, index) => {
          const name = nameOf(item, index);
          const mayMove = mayWrite && index >= head;
          return (
            <li key={idOf(item)} className={rowClass(drag, index)} onKeyDown={(event) => press(event, index)}>
              {children(item, index, {
                handle: mayMove ? <Handle name={name} {...handleOf(index)} /> : null,
                buttons: mayMove ? (
                  <MoveButtons name={name} index={index} first={head} last={items.length - 1} onMove={move} />
                ) : null,
              })}
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

/**
 * The drag handle of an item in a list that can be reordered, for pointers only; keyboard users have the
 * buttons and the keys.
 */
function Handle({ name, ...on }: { name: string } & ReturnType<ReturnType<typeof useDrag>['handleOf']>) {
  return (
    <span
      className="flex min-h-8 w-6 flex-none cursor-grab touch-none items-center justify-center text-quiet active:cursor-grabbing pointer-coarse:min-h-11 pointer-coarse:w-8"
      title={`Sleep ${name} naar een andere plaats`}
      data-drag=""
      {...on}
    >
      <GripVertical size={16} aria-hidden />
    </span>
  );
}

type MoveButtonsProps = {
  name: string;
  index: number;
  first: number;
  last: number;
  onMove(from: number, to: number): void;
};

/**
 * The buttons that move an item up or down. They stay at both ends of the list, so that the focus is not
 * lost; on a phone they appear when the item is open.
 */
function MoveButtons({ name, index, first, last, onMove }: MoveButtonsProps) {
  return (
    <span className="flex flex-none max-sm:hidden max-sm:[[aria-expanded=true]~&]:flex">
      <IconButton
        label={`${name} omhoog`}
        icon={ArrowUp}
        className="aria-disabled:opacity-35"
        aria-disabled={index === first}
        aria-keyshortcuts="Alt+ArrowUp"
        onClick={() => onMove(index, index - 1)}
      />
      <IconButton
        label={`${name} omlaag`}
        icon={ArrowDown}
        className="aria-disabled:opacity-35"
        aria-disabled={index === last}
        aria-keyshortcuts="Alt+ArrowDown"
        onClick={() => onMove(index, index + 1)}
      />
    </span>
  );
}

/**
 * Restores the focus after a move. The browser loses the focus, because React removes the moved row from the
 * page for a moment.
 */
function useFocusAfterMove(items: unknown): () => void {
  const focusTarget = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows have just been put in their new order
  useLayoutEffect(() => {
    focusTarget.current?.focus({ preventScroll: true });
    focusTarget.current?.scrollIntoView({ block: 'nearest' });
    focusTarget.current = null;
  }, [items]);
  return () => {
    const focused = document.activeElement;
    focusTarget.current = focused instanceof HTMLElement && focused !== document.body ? focused : null;
  };
}

/** Styles that show where a dragged row will land, as a line above or below a row. */
function rowClass(drag: { from: number; to: number } | null, index: number): string {
  if (!drag) return '';
  if (drag.from === index) return 'opacity-50';
  if (drag.to !== index) return '';
  return drag.to < drag.from
    ? 'shadow-[0_-2px_0_var(--color-accent)]'
    : 'shadow-[0_2px_0_var(--color-accent)]';
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select');
