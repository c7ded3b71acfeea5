// One row of a list in the page editor, such as a question: the line with its name and, when open, its
// fields.

import { ChevronRight, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '#web/ui/controls/badge.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import type { SortControls } from '../../../ui/sortable/sortable-list.tsx';
import { useDraftContext } from '../editing/draft-context.ts';

type FieldRowProps = {
  name: string;
  /** Of a row in a list of the page editor: the Dutch noun for one row, such as "Vraag". */
  one: string;
  index: number;
  path: string;
  order: SortControls;
  isOpen: boolean;
  /**
   * Of a row in a list of the page editor: true when the operator may delete it, because the list has more
   * rows than its minimum.
   */
  mayGo: boolean;
  onToggle(): void;
  onRemove(): void;
  children: ReactNode;
};

export function FieldRow(props: FieldRowProps) {
  const { name, one, index, path, order, isOpen, mayGo, onToggle, onRemove, children } = props;
  const { mayWrite } = useDraftContext();
  const bodyId = useId();
  return (
    <>
      <div className="flex min-h-10 items-center gap-0.5 px-1">
        {order.handle}
        <RowToggle isOpen={isOpen} bodyId={bodyId} onToggle={onToggle}>
          <span className="clip">{name}</span>
        </RowToggle>
        <RowMarks path={path} />
        {order.buttons}
        {mayWrite ? (
          <IconButton
            label={`${name} verwijderen`}
            icon={Trash2}
            className="aria-disabled:opacity-35"
            aria-disabled={!mayGo}
            onClick={() => mayGo && onRemove()}
          />
        ) : null}
      </div>
      {isOpen ? (
        <fieldset
          id={bodyId}
          className="grid min-w-0 grid-cols-1 gap-3 border-t border-hairline px-3 pt-2.5 pb-3"
          aria-label={`${one} ${index + 1}`}
        >
          {children}
        </fieldset>
      ) : null}
    </>
  );
}

type RowToggleProps = { isOpen: boolean; bodyId: string; onToggle(): void; children: ReactNode };

/** The line with the name of a row in the page editor; pressing it opens or closes the row's fields below. */
export function RowToggle({ isOpen, bodyId, onToggle, children }: RowToggleProps) {
  return (
    <button
      type="button"
      className="flex min-h-10 min-w-0 flex-1 cursor-pointer items-center gap-2 text-left pointer-coarse:min-h-11"
      aria-expanded={isOpen}
      aria-controls={isOpen ? bodyId : undefined}
      onClick={onToggle}
    >
      <ChevronRight
        className={`flex-none text-quiet transition-transform duration-150 motion-reduce:transition-none ${isOpen ? 'rotate-90' : ''}`}
        size={16}
        aria-hidden
      />
      <span className="min-w-0">{children}</span>
    </button>
  );
}

/** The marks on a row for what is inside it: problems, warnings about promises, and empty variables. */
export function RowMarks({ path }: { path: string }) {
  const { problemsIn, claimsIn, emptyVariablesIn } = useDraftContext();
  return (
    <span className="flex flex-none gap-1 not-empty:mr-1">
      {problemsIn(path) > 0 ? <Badge tone="danger">Klopt niet</Badge> : null}
      {claimsIn(path) > 0 ? <Badge tone="warning">Claim</Badge> : null}
      {emptyVariablesIn(path) > 0 ? <Badge tone="warning">Leeg gegeven</Badge> : null}
    </span>
  );
}
