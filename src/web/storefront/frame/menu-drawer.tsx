// The menu on small screens: a modal dialog that slides in from the right. Its buttons use the browser's
// command attributes. A script closes it after a jump within the page.

import { X } from 'lucide-react';
import { navigationCopy } from '#copy/navigation.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import type { FrameContent } from '#modules/pages/contract.ts';
import type { Page } from '#shared/href.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { commandAttributes } from '../../ui/controls/command-attributes.ts';
import { Logo } from '../../ui/marks/logo.tsx';
import { AdviceButton } from '../advice/advice-button.tsx';
import { Offer } from '../landing/sticky-buy-button.tsx';

export const MENU_ID = 'menu';

export type FrameProps = { brand: string; menu: FrameContent['menu']; packs: readonly PackVariant[] };

export function MenuDrawer({ brand, menu, packs }: FrameProps) {
  return (
    <dialog
      id={MENU_ID}
      aria-label={navigationCopy.menuTitle}
      closedby="any"
      data-behaviour="drawer"
      className="drawer"
    >
      <div className="flex h-15 items-center justify-between">
        <Logo name={brand} />
        <button
          type="button"
          {...commandAttributes('close', MENU_ID)}
          aria-label={navigationCopy.closeMenu}
          className="-mr-2.5 grid size-11 cursor-pointer place-items-center"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-6" />
        </button>
      </div>
      <nav aria-label={navigationCopy.menuTitle}>
        <ul className="mt-3 divide-y divide-line">
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
      <AdviceButton className={buttonClass({}, 'mt-6 w-full')} />
      <Offer packs={packs} className="mt-auto flex items-center gap-3 border-t border-line pt-4" />
      <p className="flex gap-5 pt-3 text-[0.875rem] text-smoke">
        <a href={'/contact' satisfies Page} className="nav-link inline-flex min-h-11 items-center">
          {navigationCopy.contact}
        </a>
        <a href={'/shipping-policy' satisfies Page} className="nav-link inline-flex min-h-11 items-center">
          {navigationCopy.shipping}
        </a>
      </p>
    </dialog>
  );
}
