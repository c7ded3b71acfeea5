// The header's items on small screens: a modal dialog from the right.
// The buttons open and close it through the platform's command attributes; the behaviour closes it after a jump.

import { X } from 'lucide-react';
import { navigationCopy } from '#copy/navigation.ts';
import type { FrameContent } from '#modules/pages/contract.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { commandAttributes } from '../../ui/controls/command-attributes.ts';
import { AdviceButton } from '../advice/advice-button.tsx';

export const MENU_ID = 'menu';

export function MenuDrawer({ menu }: { menu: FrameContent['menu'] }) {
  return (
    <dialog
      id={MENU_ID}
      aria-label={navigationCopy.menuTitle}
      closedby="any"
      data-behaviour="drawer"
      className="drawer"
    >
      <div className="flex justify-end">
        <button
          type="button"
          {...commandAttributes('close', MENU_ID)}
          aria-label={navigationCopy.closeMenu}
          className="-mr-2.5 grid size-11 cursor-pointer place-items-center"
        >
          <X aria-hidden="true" strokeWidth={1.75} />
        </button>
      </div>
      <nav aria-label={navigationCopy.menuTitle}>
        <ul className="mt-6 divide-y divide-line">
          {menu.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                className="block py-4 font-display text-[1.75rem] leading-tight tracking-[-0.02em]"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <AdviceButton className={buttonClass({ variant: 'primary' }, 'mt-8 w-full')} />
    </dialog>
  );
}
