// The last column of a list: a menu with the actions on a row, and optionally a button before the menu for
// the most common action.

import { type LucideIcon, Pencil, Power, PowerOff, Trash2 } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { type Requirement, usePermissionCheck } from '../../../session/admin-session.ts';
import { RowMenu } from '../../menu/row-menu.tsx';
import type { Column } from '../data-table.tsx';

/**
 * An action on a row: opens a dialog, does something immediately, or links to a page of the shop in a new
 * tab.
 */
export type RowAction<Kind extends string> = {
  label: string;
  /**
   * Of an action on a row of a list: the text of its button when it is the most common action; on a card the
   * button is at the bottom. The text must begin like `label`, and the column must be wide enough for it.
   */
  word?: string;
  icon: LucideIcon;
  requires?: Requirement;
  isDanger?: boolean;
} & ({ opens: Kind } | { act(): void } | { href: string });

export const editAction = (name: string) => ({
  label: `Bewerk ${name}`,
  icon: Pencil,
  opens: 'edit' as const,
});

export const deleteAction = (name: string) => ({
  label: `Verwijder ${name}`,
  icon: Trash2,
  isDanger: true,
  opens: 'delete' as const,
});

/**
 * An action that switches a row on or off. `label` names what the press does; `isOn` is the current state.
 */
export const switchAction = (label: string, isOn: boolean, act: () => void) => ({
  label,
  icon: isOn ? PowerOff : Power,
  act,
});

export function actionsColumn<Row, Kind extends string>(
  open: (kind: Kind, row: Row) => void,
  actionsOf: (row: Row) => readonly (RowAction<Kind> | null)[],
): Column<Row> {
  return {
    label: 'Acties',
    actions: 'menu',
    cell: (row, name) => (
      <RowActions actions={actionsOf(row)} name={name} onOpen={(kind) => open(kind, row)} />
    ),
  };
}

type RowActionsProps<Kind extends string> = {
  actions: readonly (RowAction<Kind> | null)[];
  name: string;
  onOpen(kind: Kind): void;
};

function RowActions<Kind extends string>({ actions, name, onOpen }: RowActionsProps<Kind>) {
  const isPermitted = usePermissionCheck();
  const there = actions.flatMap((action) => (action && isPermitted(action.requires) ? [action] : []));
  const press = (action: RowAction<Kind>) => {
    if ('opens' in action) onOpen(action.opens);
    else if ('act' in action) action.act();
  };
  // On a card, an empty button keeps the content beside it at the same place in every row.
  if (there.length === 0)
    return (
      <span className="row-actions @2xl:hidden">
        <span className="btn-icon" />
      </span>
    );
  const next = there.find(({ word }) => word);
  const others = there.filter((action) => action !== next);
  const [only] = others;
  return (
    <span className="flex items-center justify-end gap-1 @max-2xl:w-full @max-2xl:flex-wrap @max-2xl:gap-2.5 @max-2xl:justify-between">
      {next ? (
        <Button className="@2xl:whitespace-nowrap" aria-label={next.label} onClick={() => press(next)}>
          {next.word}
        </Button>
      ) : null}
      <span className="row-actions empty:hidden">
        {/* A menu of one would only be a second press. */}
        {only && there.length === 1 && !('href' in only) ? (
          <IconButton label={only.label} icon={only.icon} onClick={() => press(only)} />
        ) : (
          <RowMenu
            label={`Meer met ${name}`}
            items={others.map((action) => ({ ...action, onPress: () => press(action) }))}
          />
        )}
      </span>
    </span>
  );
}
