// The HTML document around every page. Pages with `handle.hydrate` set to false get no framework script; they
// are finished HTML with small islands (src/web/islands).

import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { href } from '#shared/href.ts';
import type { Route } from './+types/root.ts';
import { isBackOffice } from './back-office-path.ts';
import { ConsentBanner } from './islands/consent/consent-banner.tsx';
import { IslandScripts } from './islands/island-scripts.tsx';
import { pageContext } from './page-context.ts';
import { cachedSelling } from './selling.ts';
import { textFont } from './ui/fonts/font-preloads.ts';
import { ClosedRibbon, TestModeRibbon } from './ui/shop-ribbons.tsx';
import './styles.css';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { nonce, shop, islandScripts } = page;
  const [isOpen, { analytics, brand }, product] = await Promise.all([
    cachedSelling(page),
    shop.getSettings(),
    shop.findProduct(),
  ]);
  const measuring = { ids: analytics, brand: brand.name, productName: product?.name ?? brand.name };
  return { nonce, testMode: shop.testMode, isClosed: !isOpen, islandScripts, measuring };
}

export const links: Route.LinksFunction = () => [
  textFont,
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
];

/** Returns false, so that the data of the root are never reloaded: they do not depend on the URL. */
export const shouldRevalidate = () => false;

/** Route handle of a page that is not hydrated: `export const handle = staticPage;` */
export const staticPage = { hydrate: false } as const;

function isHydrated(handles: unknown[]): boolean {
  return !handles.some(
    (handle) =>
      typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === false,
  );
}

/**
 * True when a route handle marks its page as quiet (`export const handle = { quiet: true };`): the page shows
 * no consent question and sends no statistics.
 */
const isQuiet = (handle: unknown) => typeof handle === 'object' && handle !== null && 'quiet' in handle;

/**
 * Returns what the HTML document depends on: the root loader's data, the path, whether the page belongs to
 * the back-office, and whether it is hydrated. `isTracked` is the data again for a page whose views are
 * counted, else undefined. `data` is undefined in the error page after the root loader failed.
 */
function usePageTraits() {
  const handles = useMatches().map((match) => match.handle);
  const data = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  const isOperators = isBackOffice(pathname);
  // What operators do is not counted.
  const isMeasured = !isOperators && !handles.some(isQuiet);
  const hydrated = isHydrated(handles);
  return { data, pathname, isOperators, hydrated, isTracked: isMeasured ? data : undefined };
}

export function Layout({ children }: { children: ReactNode }) {
  const { data, pathname, isOperators, hydrated, isTracked } = usePageTraits();
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf6" />
        {/* The back-office can be installed by itself. */}
        <link rel="manifest" href={isOperators ? '/admin.webmanifest' : '/site.webmanifest'} />
        <Meta />
        {/* Browsers hide the nonce of what they loaded: an empty one reads the same on both sides. */}
        <Links nonce="" />
        {data && !hydrated ? <IslandScripts files={data.islandScripts} /> : null}
      </head>
      <body>
        {isTracked ? (
          <ConsentBanner info={isTracked.measuring} startedBy={hydrated ? 'hydration' : 'islands'} />
        ) : null}
        {data?.testMode ? <TestModeRibbon /> : null}
        {isTracked?.isClosed ? <ClosedRibbon /> : null}
        {children}
        {isTracked && hydrated ? <Analytics pathname={pathname} /> : null}
        {data && hydrated ? (
          <>
            <ScrollRestoration nonce={data.nonce} />
            <Scripts nonce={data.nonce} />
          </>
        ) : null}
      </body>
    </html>
  );
}

/** Counts a page view for each path of a hydrated page. Content pages count in their islands. */
function Analytics({ pathname }: { pathname: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another view
  useEffect(() => {
    void import('./islands/analytics/page-view.ts').then(({ trackPageView }) => trackPageView());
  }, [pathname]);
  return null;
}

export default function Root() {
  return <Outlet />;
}

/**
 * The error page for routes that have none of their own. Without it, the framework would show its own page
 * and write a stack trace to the log.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const refused = isRouteErrorResponse(error) && error.status < 500;
  const title = refused ? 'Dat kan op deze pagina niet' : 'Deze pagina werkt even niet';
  return (
    <main className="mx-auto grid max-w-xl gap-4 px-6 py-24">
      <title>{title}</title>
      <h1 className="font-display text-title font-[560]">{title}</h1>
      <p>{refused ? 'Er is niets gewijzigd.' : 'Probeer het over een paar tellen opnieuw.'}</p>
      <a className="underline" href={href('/')}>
        Naar de winkel
      </a>
    </main>
  );
}
