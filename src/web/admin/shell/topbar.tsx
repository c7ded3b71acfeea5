// The bar above every page: live or test mode, the search, the help on keys, the theme, and the logged-in
// operator.

import { Keyboard, LogOut, Monitor, Moon, Search, Sun, UserRound } from 'lucide-react';
import { NavLink } from 'react-router';
import type { Operator } from '#modules/accounts/contract.ts';
import { href } from '#shared/href.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Button, buttonClass } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { ROLE_HINTS, ROLE_LABELS } from '../session/role-labels.ts';
import { HealthLine } from './health-line.tsx';
import { THEME_LABELS, type Theme, themeAfter } from './theme.ts';

type TopbarProps = {
  operator: Operator;
  theme: Theme;
  onTheme(theme: Theme): void;
  onPalette(): void;
  onShortcuts(): void;
  isLoggingOut: boolean;
  onLogOut(): void;
};

export function Topbar(props: TopbarProps) {
  const { operator, theme, onTheme, onPalette, onShortcuts, isLoggingOut, onLogOut } = props;
  return (
    <header className="@container sticky top-0 z-5 flex min-h-12 items-center gap-x-3 border-b border-hairline bg-ground px-6 [grid-area:top] max-lg:px-4 max-md:flex-wrap max-md:gap-x-2">
      <p className="flex min-w-0 items-center lg:flex-none gap-1.5">
        <Badge tone="live" className="@max-2xl:bg-transparent @max-2xl:px-0">
          Live System
        </Badge>
        {operator.role === 'owner' ? null : (
          <Badge title={`Je rol ${ROLE_HINTS[operator.role]}`}>
            {operator.role === 'viewer' ? 'Alleen lezen' : ROLE_LABELS[operator.role]}
          </Badge>
        )}
      </p>
      <HealthLine />
      <div className="ml-auto flex flex-none items-center gap-1.5">
        <Button variant="quiet" onClick={onPalette}>
          <Search size={14} aria-hidden /> <span className="@max-2xl:sr-only">Zoeken</span>{' '}
          <kbd className="@max-2xl:hidden">⌘K</kbd>
        </Button>
        <IconButton
          className="max-lg:hidden"
          label="Sneltoetsen"
          title="Sneltoetsen (?)"
          icon={Keyboard}
          onClick={onShortcuts}
        />
        <ThemeToggle theme={theme} onTheme={onTheme} />
        <NavLink
          className={buttonClass({ variant: 'quiet' }, 'max-w-44 min-w-0 max-lg:hidden')}
          to={href('/admin/account')}
          title="Mijn account"
          aria-label={`Mijn account: ${operator.username}`}
        >
          <UserRound size={14} aria-hidden />{' '}
          <span className="clip @max-2xl:sr-only">{operator.username}</span>
        </NavLink>
        <Button className="max-md:px-1.5" variant="quiet" disabled={isLoggingOut} onClick={onLogOut}>
          <LogOut className="@max-2xl:hidden" size={14} aria-hidden /> Uitloggen
        </Button>
      </div>
    </header>
  );
}

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Theme, typeof Sun>;

/** The button that switches the theme of the back-office in turn: device, light, dark. */
function ThemeToggle({ theme, onTheme }: { theme: Theme; onTheme(theme: Theme): void }) {
  const label = `Weergave: ${THEME_LABELS[theme]}`;
  const toggleTheme = () => onTheme(themeAfter(theme));
  return <IconButton className="max-lg:hidden" label={label} icon={ICONS[theme]} onClick={toggleTheme} />;
}
