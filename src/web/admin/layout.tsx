// The layout of every /admin address. Without a log-in it shows the login screen at the same address, so that
// the requested page appears after the log-in.

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Link,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
} from 'react-router';
import { href } from '#shared/href.ts';
import { pageContext } from '../page-context.ts';
import { LogoMark } from '../ui/marks/logo.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { Tooltips } from '../ui/tooltip/tooltips.tsx';
import type { Route } from './+types/layout.ts';
import { createAdminQueryClient } from './query-client.ts';
import { AdminSession } from './session/admin-session.ts';
import { AuthCard, AuthLayout } from './session/auth-layout.tsx';
import { LoginScreen } from './session/login-screen.tsx';
import { ReauthenticationDialog } from './session/reauthentication-dialog.tsx';
import { RequiredSetupScreen } from './session/required-setup-screen.tsx';
import { SessionExpiredDialog } from './session/session-expired-dialog.tsx';
import { useReauthentication } from './session/use-reauthentication.ts';
import { useSessionExpiry } from './session/use-session-expiry.ts';
import { pageMeta } from './shell/page-meta.ts';
import { Shell } from './shell/shell.tsx';
import { type Theme, themeCookie, themeOf } from './shell/theme.ts';
import './admin.css';
import { buttonClass } from '#web/ui/controls/button.tsx';

export const meta = () => pageMeta('Admin Panel');

export function loader({ context, request }: Route.LoaderArgs) {
  const { operator, shop } = context.get(pageContext);
  return { operator, testMode: shop.testMode, theme: themeOf(request.headers.get('cookie')) };
}

/**
 * Tells React Router whether to load the logged-in operator again: after a login, a logout or a 401, but not
 * when only a filter in the address has changed.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { operator } = loaderData;
  const [client] = useState(createAdminQueryClient);
  const [theme, setTheme] = useState<Theme>(loaderData.theme);
  useClearCacheOnLogout(client, operator !== null);
  const session = useSessionExpiry(operator !== null);
  const proof = useReauthentication(operator !== null);

  function changeTheme(next: Theme) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = themeCookie(next);
    setTheme(next);
  }

  return (
    <QueryClientProvider client={client}>
      <div className="admin min-[80rem]:[--row:2.25rem]" data-theme={theme}>
        <AdminSession value={operator}>
          {operator?.duty ? (
            <RequiredSetupScreen duty={operator.duty} />
          ) : operator ? (
            <Shell operator={operator} theme={theme} onTheme={changeTheme}>
              <Outlet />
            </Shell>
          ) : (
            <LoginScreen />
          )}
          {session.isOpen ? (
            <SessionExpiredDialog username={operator?.username} onAnswer={session.answer} />
          ) : null}
          {proof.isOpen ? <ReauthenticationDialog onAnswer={proof.answer} /> : null}
        </AdminSession>
        {/* On a phone they stand above its foot: at the top they would cover the title and its tabs. */}
        <div className="max-lg:[&_.toast-viewport]:top-auto! max-lg:[&_.toast-viewport]:bottom-14!">
          <Toaster />
        </div>
        <Tooltips />
      </div>
    </QueryClientProvider>
  );
}

/**
 * Clears the query cache after a logout. The pages that would refetch the cleared data are no longer on
 * screen by then.
 */
function useClearCacheOnLogout(client: QueryClient, isLoggedIn: boolean): void {
  useEffect(() => {
    if (!isLoggedIn) client.clear();
  }, [client, isLoggedIn]);
}

/** The error page for a back-office page that fails to render. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  return (
    <div className="admin" data-theme="system">
      <AuthLayout>
        <AuthCard>
          <LogoMark className="mb-1 size-9" />
          <h1>Deze pagina werkt even niet</h1>
          <p>Er ging iets mis bij het laden. Probeer het opnieuw, of ga terug naar het overzicht.</p>
          <Link
            className={buttonClass({ variant: 'primary' }, 'w-full')}
            to={`${pathname}${search}`}
            reloadDocument
          >
            Opnieuw proberen
          </Link>
          <Link className={buttonClass({}, 'w-full')} to={href('/admin')} reloadDocument>
            Naar het overzicht
          </Link>
          {isRouteErrorResponse(error) ? (
            <p className="text-[0.78125rem] text-quiet">
              Foutcode <span>{error.status}</span>
            </p>
          ) : null}
        </AuthCard>
      </AuthLayout>
    </div>
  );
}
