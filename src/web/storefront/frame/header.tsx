// The header of every content page: logo and menu; on small screens the menu is in a side drawer.

import { Menu } from 'lucide-react';
import { navigationCopy } from '#copy/navigation.ts';
import { commandAttributes } from '../../ui/controls/command-attributes.ts';
import { Logo } from '../../ui/marks/logo.tsx';
import { AdviceButton } from '../advice/advice-button.tsx';
import { type FrameProps, MENU_ID, MenuDrawer } from './menu-drawer.tsx';

export function Header({ brand, menu, packs }: FrameProps) {
  return (
    <header className="page-width flex h-15 items-center justify-between md:h-20">
      <a
        href="/"
        aria-label={navigationCopy.logoLabel(brand)}
        className="relative flex min-h-11 items-center focus-visible:z-10"
      >
        <Logo name={brand} />
      </a>
      <nav aria-label={navigationCopy.headerLabel} className="hidden md:block">
        <ul className="flex gap-9 text-[0.9375rem] font-medium">
          {menu.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="nav-link inline-flex min-h-11 items-center">
                {label}
              </a>
            </li>
          ))}
          <li>
            <AdviceButton className="nav-link min-h-11" />
          </li>
        </ul>
      </nav>
      <button
        type="button"
        {...commandAttributes('show-modal', MENU_ID)}
        aria-label={navigationCopy.openMenu}
        aria-haspopup="dialog"
        className="-mr-2.5 grid size-11 cursor-pointer place-items-center md:hidden"
      >
        <Menu aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </button>
      <MenuDrawer brand={brand} menu={menu} packs={packs} />
    </header>
  );
}
