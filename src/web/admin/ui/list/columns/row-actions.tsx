// The last column of a list: what can be done with each row, as buttons that are pictures.

import { type LucideIcon, Pencil, Power, PowerOff, Trash2 } from 'lucide-react';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { useRights } from '../../../session/admin-session.ts';
import type { Column } from '../data-table.tsx';

/**
 * Opens a dialog of the row, does something at once, or shows a page of the shop beside this one. `asks` is what it asks of the
 * shop, when that is not of the part its page is of.
 */
export type RowAction<Kind extends string> = { label: string; icon: LucideIcon; asks?: Endpoint } & (
  | { opens: Kind }
  | { act(): void }
  | { href: string }
);

export const editAction = (name: string) => ({
  ...{ label: `Bewerk ${name}`, icon: Pencil },
  opens: 'edit' as const,
});

export const deleteAction = (name: string) => ({
  ...{ label: `Verwijder ${name}`, icon: Trash2 },
  opens: 'delete' as const,
});

/** `label` says what pressing it does: on when it is off, and off when it is on. */
export const switchAction = (label: string, isOn: boolean, act: () => void) => ({
  ...{ label, icon: isOn ? PowerOff : Power },
  act,
});

export function actionsColumn<Row, Kind extends string>(
  size: 'xs' | 's' | 'm' | 'l',
  open: (kind: Kind, row: Row) => void,
  actionsOf: (row: Row) => readonly RowAction<Kind>[],
): Column<Row> {
  return {
    ...{ label: 'Acties', size, actions: true },
    cell: (row) => <RowActions actions={actionsOf(row)} onOpen={(kind) => open(kind, row)} />,
  };
}

type RowActionsProps<Kind extends string> = {
  actions: readonly RowAction<Kind>[];
  onOpen(kind: Kind): void;
};

function RowActions<Kind extends string>({ actions, onOpen }: RowActionsProps<Kind>) {
  const { asksFor } = useRights();
  return (
    <span className="row-actions">
      {actions
        .filter(({ asks }) => asks === undefined || asksFor(asks))
        .map(({ label, icon: Icon, ...way }) =>
          'href' in way ? (
            <ButtonLink
              key={label}
              variant="quiet"
              size="icon"
              href={way.href}
              target="_blank"
              rel="noopener"
              aria-label={label}
              title={label}
            >
              <Icon size={16} aria-hidden />
            </ButtonLink>
          ) : (
            <IconButton
              key={label}
              {...{ label, icon: Icon }}
              onClick={() => ('opens' in way ? onOpen(way.opens) : way.act())}
            />
          ),
        )}
    </span>
  );
}
