// What unfolds under the button of a menu, on every screen alike. Its modal form writes a style sheet into
// the page, which the policy of these pages refuses: the menu around it is `modal={false}`.

import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

type MenuPanelProps = {
  /** How wide and how high it may be. */
  className: string;
  align: 'start' | 'end';
  /** True when what was chosen gave the focus elsewhere, or does so now: the button does not take it back. */
  keepsFocus?(): boolean;
  children: ReactNode;
};

export function MenuPanel({ className, align, keepsFocus, children }: MenuPanelProps) {
  return (
    <DropdownMenu.Content
      className={`z-30 rounded-lg border border-hairline bg-surface p-1 shadow-[0_8px_28px_rgb(0_0_0/0.18)] ${className}`}
      align={align}
      sideOffset={4}
      // Below the button where it fits; above it never over the head of the page.
      collisionPadding={{ top: 64, right: 8, bottom: 8, left: 8 }}
      onCloseAutoFocus={(event) => {
        if (keepsFocus?.()) event.preventDefault();
      }}
    >
      {children}
    </DropdownMenu.Content>
  );
}
