// The panel of a menu button. The menu around it must have `modal={false}`, because the library's modal menu
// adds a style sheet that the Content-Security-Policy refuses.

import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

type MenuPanelProps = {
  /** Of the panel of a menu: class names for its width and height. */
  className: string;
  align: 'start' | 'end';
  /**
   * Of the panel of a menu: returns true when the chosen item moves the focus elsewhere. The menu button then
   * does not take the focus back.
   */
  keepsFocus?(): boolean;
  children: ReactNode;
};

export function MenuPanel({ className, align, keepsFocus, children }: MenuPanelProps) {
  return (
    <DropdownMenu.Content
      className={`z-30 rounded-lg border border-hairline bg-surface p-1 shadow-[0_8px_28px_rgb(0_0_0/0.18)] ${className}`}
      align={align}
      sideOffset={4}
      // Below the button where it fits; when above it, never over the header of the page.
      collisionPadding={{ top: 64, right: 8, bottom: 8, left: 8 }}
      onCloseAutoFocus={(event) => {
        if (keepsFocus?.()) event.preventDefault();
      }}
    >
      {children}
    </DropdownMenu.Content>
  );
}
