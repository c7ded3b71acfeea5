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
      <a className="skip-link" href="#admin-main">
        Naar de inhoud
      </a>
      <Rail />
      <header className="topbar">
        <p className="topbar-badges">
          <span className="badge badge-live">Live System</span>
          {operator.role === 'viewer' ? (
            <span className="badge" title="Je kunt alles bekijken, maar niets wijzigen">
              Alleen lezen
            </span>
          ) : null}
        </p>
        <div className="topbar-actions">
          <button type="button" className="btn btn-quiet topbar-search" onClick={openPalette}>
            <Search size={14} aria-hidden /> <span>Zoeken</span> <kbd>⌘K</kbd>
          </button>
          <button
            type="button"
            className="icon-button wide-only"
            aria-label="Sneltoetsen"
            title="Sneltoetsen (?)"
            onClick={openShortcuts}
          >
            <Keyboard size={16} aria-hidden />
          </button>
          <ThemeToggle theme={theme} onTheme={onTheme} />
          <NavLink
            className="btn btn-quiet topbar-user"
            to="/admin/account"
            title="Mijn account"
            aria-label={`Mijn account: ${operator.username}`}
          >
            <UserRound size={14} aria-hidden /> <span className="clip wide-only">{operator.username}</span>
          </NavLink>
          <button
            type="button"
            className="btn btn-quiet topbar-logout"
            disabled={logOut.isPending}
            onClick={() => logOut.mutate()}
          >
            <LogOut size={14} aria-hidden /> Uitloggen
          </button>
        </div>
      </header>
      <main id="admin-main" tabIndex={-1}>
        {children}
      </main>
      {dialog === 'palette' ? <CommandPalette onAction={act} onClose={() => setDialog(null)} /> : null}
      {dialog === 'shortcuts' ? <ShortcutsDialog onClose={() => setDialog(null)} /> : null}
    </div>
  );
}
