// The panel under a menu button, on every screen. The menu around it must have `modal={false}`: the library's
// modal menu writes a style sheet into the page, which the Content-Security-Policy refuses.

import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

type MenuPanelProps = {
  /** Class names for the width and height of the panel. */
  className: string;
  align: 'start' | 'end';
  /** True when the chosen item moves the focus elsewhere: the menu button then does not take it back. */
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
