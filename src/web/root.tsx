// The document around every page. Pages whose `handle.hydrate` is false carry no framework script:
// they are finished HTML with small islands (src/web/islands).

import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { IslandScripts } from './islands/island-scripts.tsx';
import { pageContext } from './page-context.ts';
import { fontPreloads } from './ui/font-preloads.ts';
import { TestModeRibbon } from './ui/test-mode-ribbon.tsx';
import './styles.css';

export function loader({ context }: Route.LoaderArgs) {
  const { nonce, shop, islandsUrl } = context.get(pageContext);
  return { nonce, testMode: shop.testMode, islandsUrl };
}

export const links: Route.LinksFunction = () => [
  ...fontPreloads,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** Nothing of this depends on the address: a filter in it is no reason to ask again. */
export const shouldRevalidate = () => false;

/** A page that is not hydrated says so: `export const handle = staticPage;` */
export const staticPage = { hydrate: false } as const;

function isHydrated(handles: unknown[]): boolean {
  return !handles.some(
    (handle) =>
      typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === false,
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const hydrated = isHydrated(useMatches().map((match) => match.handle));
  // Absent while the error page of a failed root loader is shown.
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf6" />
        <Meta />
        {/* Browsers hide the nonce of what they loaded; an empty one reads the same on both sides, and files need none. */}
        <Links nonce="" />
        {data && !hydrated ? <IslandScripts src={data.islandsUrl} /> : null}
      </head>
      <body>
        {data?.testMode ? <TestModeRibbon /> : null}
        {children}
        {data && hydrated ? <HydrationScripts nonce={data.nonce} /> : null}
      </body>
    </html>
  );
}

function HydrationScripts({ nonce }: { nonce: string }) {
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}
