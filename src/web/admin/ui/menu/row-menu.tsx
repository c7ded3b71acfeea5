// A menu of less frequent actions on a row or a page, with arrow keys, first letters and Escape.

import { Ellipsis, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { type Requirement, usePermissionCheck } from '../../session/admin-session.ts';
import { MenuPanel } from './menu-panel.tsx';

export type RowMenuItem = {
  label: string;
  icon: LucideIcon;
  requires?: Requirement;
  isDanger?: boolean;
  /**
   * Of an item in the menu of a row: the URL of a page to open in a new tab, instead of running an action.
   */
  href?: string;
  onPress(): void;
};

type RowMenuProps = { label: string; items: readonly RowMenuItem[]; className?: string };

/**
 * The menu button. `label` names the record: "Meer met ZW100200". Renders nothing when the operator has no
 * right to any of the items.
 */
export function RowMenu({ label, items, className }: RowMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const isPermitted = usePermissionCheck();
  const mine = items.filter(({ requires }) => isPermitted(requires));
  if (mine.length === 0) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton ref={trigger} label={label} icon={Ellipsis} className={className} />
      </DropdownMenu.Trigger>
      <MenuPanel className="min-w-48" align="end">
        {mine.map(({ label: text, icon: Icon, isDanger, href, onPress }) => (
          <DropdownMenu.Item
            key={text}
            asChild
            className={`flex min-h-8 cursor-pointer items-center gap-2 rounded-[5px] px-2.5 data-highlighted:bg-raised data-highlighted:outline-2 data-highlighted:outline-transparent pointer-coarse:min-h-11 ${isDanger ? 'text-danger [:not(.text-danger)+&]:mt-1 [:not(.text-danger)+&]:rounded-t-none [:not(.text-danger)+&]:border-t [:not(.text-danger)+&]:border-hairline' : ''}`}
            onSelect={() => {
              // A dialog returns the focus to the element that had it. The menu item no longer exists then,
              // so the menu button gets the focus first.
              trigger.current?.focus();
              onPress();
            }}
          >
            {href === undefined ? (
              <div>
                <Icon size={14} aria-hidden /> <span>{text}</span>
              </div>
            ) : (
              <a href={href} target="_blank" rel="noopener">
                <Icon size={14} aria-hidden /> <span>{text}</span>
              </a>
            )}
          </DropdownMenu.Item>
        ))}
      </MenuPanel>
    </DropdownMenu.Root>
  );
}
