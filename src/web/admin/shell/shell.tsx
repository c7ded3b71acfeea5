// The shell around every page after the log-in: the navigation, the header, the command palette and the
// shortcut keys.

import { Lock } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import type { Operator } from '#modules/accounts/contract.ts';
import { href } from '#shared/href.ts';
import { buttonClass } from '#web/ui/controls/button.tsx';
import { LogoMark } from '#web/ui/marks/logo.tsx';
import { AdminPart, type Rights, rightsOf } from '../session/admin-session.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { EmptyState, SkeletonRows } from '../ui/states.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ShortcutsDialog } from './keys/shortcuts-dialog.tsx';
import { useGlobalKeys } from './keys/use-global-keys.ts';
import { PageHeader } from './page-header.tsx';
import { CommandPalette } from './palette/command-palette.tsx';
import type { PaletteAction } from './palette/palette-item.ts';
import { SectionList } from './section-list.tsx';
import { partOf, SECTIONS, sectionOf } from './sections.ts';
import type { Theme } from './theme.ts';
import { Topbar } from './topbar.tsx';
import { useCommand } from './use-command.ts';

type ShellProps = {
  operator: Operator;
  theme: Theme;
  onTheme(theme: Theme): void;
  children: ReactNode;
};

export function Shell({ operator, theme, onTheme, children }: ShellProps) {
  const [dialog, setDialog] = useState<'palette' | 'shortcuts' | null>(null);
  const logOut = useLogOut();
  const { pathname } = useLocation();
  const part = partOf(pathname);
  const rights = rightsOf(operator.role);
  const openPalette = useCallback(() => setDialog('palette'), []);
  const openShortcuts = useCallback(() => setDialog('shortcuts'), []);
  useGlobalKeys({ onPalette: openPalette, onShortcuts: openShortcuts });
  useCommand();

  function runAction(action: PaletteAction) {
    if (action === 'shortcuts') openShortcuts();
    else if (action === 'logout') logOut.mutate();
    else onTheme(action);
  }

  return (
    <div className="shell">
      <a
        className="fixed top-2 left-2 z-20 -translate-y-[200%] rounded-md bg-accent px-3 py-2 text-on-accent focus:translate-none"
        href="#admin-main"
      >
        Naar de inhoud
      </a>
      <Rail />
      <BottomBar theme={theme} onTheme={onTheme} onLogOut={() => logOut.mutate()} />
      <Topbar
        operator={operator}
        theme={theme}
        onTheme={onTheme}
        onPalette={openPalette}
        onShortcuts={openShortcuts}
        isLoggingOut={logOut.isPending}
        onLogOut={() => logOut.mutate()}
      />
      <main
        id="admin-main"
        className="w-full max-w-400 px-6 pt-5 pb-16 [grid-area:main] max-lg:px-4 max-lg:pt-4 max-lg:pb-8"
        tabIndex={-1}
      >
        <AdminPart value={part ?? 'account'}>
          {part === null || rights.reads(part) ? children : <NotYours pathname={pathname} rights={rights} />}
        </AdminPart>
      </main>
      {dialog === 'palette' ? <CommandPalette onAction={runAction} onClose={() => setDialog(null)} /> : null}
      {dialog === 'shortcuts' ? <ShortcutsDialog onClose={() => setDialog(null)} /> : null}
    </div>
  );
}

/**
 * The message that the operator's role has no right to the page, with a link to the first section the role
 * may see. On the overview, the operator is redirected to that section.
 */
function NotYours({ pathname, rights }: { pathname: string; rights: Rights }) {
  const first = SECTIONS.find(({ part }) => rights.reads(part));
  if (!first) return null;
  if (pathname === href('/admin'))
    return (
      <>
        {/* What stands there until the browser has that section. */}
        <PageHeader title={first.label} />
        <SkeletonRows />
        <Navigate to={first.path} replace />
      </>
    );
  return (
    <>
      <PageHeader title={sectionOf(pathname)?.label ?? 'Geen toegang'} />
      <EmptyState
        icon={Lock}
        title="Dit onderdeel hoort niet bij jouw rol"
        action={
          <Link className={buttonClass({})} to={first.path}>
            <span>
              <span>Naar </span>
              <span>{first.label}</span>
            </span>
          </Link>
        }
      />
    </>
  );
}

function Rail() {
  return (
    <nav className="rail" aria-label="Onderdelen">
      <p className="flex items-center gap-2 px-2 py-1 font-[650] max-[80rem]:justify-center">
        <LogoMark className="size-4.5 flex-none" />
        <span className="max-[80rem]:sr-only">
          Zwartwit <span className="muted">beheer</span>
        </span>
      </p>
      <SectionList />
    </nav>
  );
}
