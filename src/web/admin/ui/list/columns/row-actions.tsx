// The last column of a list: what can be done with each row, as buttons that are pictures; one menu where there is less room,
// or a finger. What cannot be done with a row leaves its place empty: nothing stands where another row has something else.

import { type LucideIcon, Pencil, Power, PowerOff, Trash2 } from 'lucide-react';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { type Asks, useMine } from '../../../session/admin-session.ts';
import { RowMenu } from '../../menu/row-menu.tsx';
import type { Column } from '../data-table.tsx';

/** Opens a dialog of the row, does something at once, or shows a page of the shop beside this one. */
export type RowAction<Kind extends string> = {
  label: string;
  /** Of the one that is most often next: a button with words, at the foot of a card. It begins as the label does. */
  word?: string;
  icon: LucideIcon;
  asks?: Asks;
  isDanger?: boolean;
} & ({ opens: Kind } | { act(): void } | { href: string });

export const editAction = (name: string) => ({
  ...{ label: `Bewerk ${name}`, icon: Pencil },
  opens: 'edit' as const,
});

export const deleteAction = (name: string) => ({
  ...{ label: `Verwijder ${name}`, icon: Trash2, isDanger: true },
  opens: 'delete' as const,
});

/** `label` says what pressing it does: on when it is off, and off when it is on. */
export const switchAction = (label: string, isOn: boolean, act: () => void) => ({
  ...{ label, icon: isOn ? PowerOff : Power },
  act,
});

export function actionsColumn<Row, Kind extends string>(
  size: 'xs' | 's' | 'm' | 'l' | 'xl',
  open: (kind: Kind, row: Row) => void,
  actionsOf: (row: Row) => readonly (RowAction<Kind> | null)[],
): Column<Row> {
  return {
    ...{ label: 'Acties', size, actions: 'menu' },
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
  const isMine = useMine();
  const places = actions.filter((action) => isMine(action?.asks));
  const there = places.filter((action) => action !== null);
  const press = (action: RowAction<Kind>) => {
    if ('opens' in action) onOpen(action.opens);
    else if ('act' in action) action.act();
  };
  // On a card what stands beside them does so in every row.
  if (there.length === 0)
    return (
      <span className="row-actions @2xl:hidden">
        <span className="btn-icon" />
      </span>
    );
  const next = there.find(({ word }) => word);
  const others = there.filter((action) => action !== next);
  // A menu of one would only be a second press.
  const [beside, menu] =
    others.length > (next ? 0 : 1) ? [BESIDE, MENU] : ['row-actions empty:hidden', 'hidden'];
  return (
    <span className="flex items-center justify-end gap-2.5 @max-2xl:w-full @max-2xl:justify-between">
      {next ? (
        <Button aria-label={next.label} onClick={() => press(next)}>
          {next.word}
        </Button>
      ) : null}
      <span className={beside}>
        {places.map((action, place) =>
          action === next ? null : action === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is nothing but its place
            <span key={place} className="btn-icon @max-4xl:hidden pointer-coarse:hidden" />
          ) : (
            <ActionButton key={action.label} action={action} onPress={() => press(action)} />
          ),
        )}
      </span>
      <span className={menu}>
        <RowMenu
          label={`Meer met ${name}`}
          items={others.map((action) => ({ ...action, onPress: () => press(action) }))}
        />
      </span>
    </span>
  );
}

const BESIDE = 'row-actions @max-4xl:hidden pointer-coarse:hidden';
const MENU = 'row-actions @4xl:pointer-fine:hidden';

type ActionButtonProps = { action: RowAction<string>; onPress(): void };

function ActionButton({ action, onPress }: ActionButtonProps) {
  const { label, icon, icon: Icon } = action;
  if (!('href' in action)) return <IconButton {...{ label, icon }} onClick={onPress} />;
  return (
    <ButtonLink
      {...{ variant: 'quiet', size: 'icon', href: action.href, title: label }}
      target="_blank"
      rel="noopener"
      aria-label={label}
    >
      <Icon size={16} aria-hidden />
    </ButtonLink>
  );
}
