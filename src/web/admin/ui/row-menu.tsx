// What is done less often to a row, behind one button: a menu with arrow keys, first letters and Escape.

import { Ellipsis, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';

export type RowMenuItem = { label: string; icon: LucideIcon; isDanger?: true; onSelect(): void };

/** `label` names the row: "Meer met ZW100200". */
export function RowMenu({ label, items }: { label: string; items: readonly RowMenuItem[] }) {
  const trigger = useRef<HTMLButtonElement>(null);
  // Its modal form writes a style sheet into the page, which the policy of these pages refuses.
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={trigger} className="icon-button" aria-label={label} title={label}>
        <Ellipsis size={16} aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="row-menu" align="end" sideOffset={4} collisionPadding={8}>
        {items.map(({ label: text, icon: Icon, isDanger, onSelect }) => (
          <DropdownMenu.Item
            key={text}
            className={isDanger ? 'row-menu-item is-danger' : 'row-menu-item'}
            onSelect={() => {
              // A dialog gives the focus back to what had it, and the menu is gone by then.
              trigger.current?.focus();
              onSelect();
            }}
          >
            <Icon size={14} aria-hidden /> {text}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
