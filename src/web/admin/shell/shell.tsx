// What stands around every page once somebody is logged in: the rail, the header, the palette and the keys.

import { Keyboard, LogOut, Search, UserRound } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { NavLink } from 'react-router';
import type { Operator } from '#modules/accounts/contract.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { CommandPalette } from './command-palette.tsx';
import type { PaletteAction } from './palette-items.ts';
import { Rail } from './rail.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { type Theme, themeAfter } from './theme.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { useCommand } from './use-command.ts';
import { useGlobalKeys } from './use-global-keys.ts';
import { useHeldKey } from './use-held-key.ts';

type ShellProps = {
  operator: Operator;
  theme: Theme;
  onTheme(theme: Theme): void;
  children: ReactNode;
};

export function Shell({ operator, theme, onTheme, children }: ShellProps) {
  const [dialog, setDialog] = useState<'palette' | 'shortcuts' | null>(null);
  const logOut = useLogOut();
  const openPalette = useCallback(() => setDialog('palette'), []);
  const openShortcuts = useCallback(() => setDialog('shortcuts'), []);
  useGlobalKeys({ onPalette: openPalette, onShortcuts: openShortcuts });
  useCommand();
  useHeldKey();

  function act(action: PaletteAction) {
    if (action === 'theme') onTheme(themeAfter(theme));
    if (action === 'shortcuts') openShortcuts();
    if (action === 'logout') logOut.mutate();
  }

  return (
    <div className="shell" data-may-write={operator.role !== 'viewer'}>
      <a
        className="fixed top-2 left-2 z-20 -translate-y-[200%] rounded-md bg-accent px-3 py-2 text-on-accent focus:translate-none"
        href="#admin-main"
      >
        Naar de inhoud
      </a>
      <Rail />
      <header className="sticky top-0 z-5 flex min-h-12 items-center justify-between gap-3 border-b border-hairline bg-ground px-6 [grid-area:top] max-lg:px-4 max-md:flex-wrap max-md:gap-x-1 max-md:gap-y-0 max-md:py-1 max-md:[&_.btn]:px-2">
        <p className="flex min-w-0 items-center gap-1.5">
          <span className="badge badge-live">Live System</span>
          {operator.role === 'viewer' ? (
            <span className="badge" title="Je kunt alles bekijken, maar niets wijzigen">
              Alleen lezen
            </span>
          ) : null}
        </p>
        <div className="flex min-w-0 items-center gap-1.5 max-md:ml-auto">
          <button type="button" className="btn btn-quiet" onClick={openPalette}>
            <Search size={14} aria-hidden /> <span className="max-md:sr-only">Zoeken</span>{' '}
            <kbd className="max-md:hidden">⌘K</kbd>
          </button>
          <button
            type="button"
            className="icon-button max-md:hidden"
            aria-label="Sneltoetsen"
            title="Sneltoetsen (?)"
            onClick={openShortcuts}
          >
            <Keyboard size={16} aria-hidden />
          </button>
          <ThemeToggle theme={theme} onTheme={onTheme} />
          <NavLink
            className="btn btn-quiet max-w-44 min-w-0 px-2 text-quiet"
            to="/admin/account"
            title="Mijn account"
            aria-label={`Mijn account: ${operator.username}`}
          >
            <UserRound size={14} aria-hidden />{' '}
            <span className="clip max-md:hidden">{operator.username}</span>
          </NavLink>
          <button
            type="button"
            className="btn btn-quiet"
            disabled={logOut.isPending}
            onClick={() => logOut.mutate()}
          >
            <LogOut className="max-md:hidden" size={14} aria-hidden /> Uitloggen
          </button>
        </div>
      </header>
      <main
        id="admin-main"
        className="w-full max-w-400 px-6 pt-5 pb-16 [grid-area:main] max-lg:px-4 max-lg:pt-4 max-lg:pb-8"
        tabIndex={-1}
      >
        {children}
      </main>
      {dialog === 'palette' ? <CommandPalette onAction={act} onClose={() => setDialog(null)} /> : null}
      {dialog === 'shortcuts' ? <ShortcutsDialog onClose={() => setDialog(null)} /> : null}
    </div>
  );
}
