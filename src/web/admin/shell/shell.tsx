// What stands around every page once somebody is logged in: the rail, the header, the palette and the keys.

import { Keyboard, LogOut, Search } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { NavLink } from 'react-router';
import { useLogOut } from '../session/use-log-out.ts';
import { CommandPalette } from './command-palette.tsx';
import type { PaletteAction } from './palette-items.ts';
import { SECTIONS } from './sections.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { type Theme, themeAfter } from './theme.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { useGlobalKeys } from './use-global-keys.ts';

type ShellProps = {
  username: string;
  testMode: boolean;
  theme: Theme;
  onTheme(theme: Theme): void;
  children: ReactNode;
};

export function Shell({ username, testMode, theme, onTheme, children }: ShellProps) {
  const [dialog, setDialog] = useState<'palette' | 'shortcuts' | null>(null);
  const logOut = useLogOut();
  const openPalette = useCallback(() => setDialog('palette'), []);
  const openShortcuts = useCallback(() => setDialog('shortcuts'), []);
  useGlobalKeys({ onPalette: openPalette, onShortcuts: openShortcuts });

  function act(action: PaletteAction) {
    if (action === 'theme') onTheme(themeAfter(theme));
    if (action === 'shortcuts') openShortcuts();
    if (action === 'logout') logOut.mutate();
  }

  return (
    <div className="shell">
      <a className="skip-link" href="#admin-main">
        Naar de inhoud
      </a>
      <Rail />
      <header className="topbar">
        <p className="topbar-badges">
          <span className="badge badge-live">Live System</span>
          {testMode ? (
            <span className="badge badge-warning" title="Er wordt niets afgeschreven">
              Testmodus
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
          <span className="topbar-user muted clip wide-only">{username}</span>
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

function Rail() {
  return (
    <nav className="rail" aria-label="Onderdelen">
      <p className="rail-brand">
        Zwartwit <span className="muted">beheer</span>
      </p>
      <ul>
        {SECTIONS.map(({ path, label, icon: Icon, exact = false }) => (
          <li key={path}>
            <NavLink to={path} end={exact} title={label}>
              <Icon size={16} aria-hidden /> <span>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
