// The frame of every content page: header, breadcrumb, the page, footer and the sticky buy button. Content
// pages are static HTML; their scripts are in src/web/islands.

import { Outlet, useLocation, useMatches } from 'react-router';
import { commonCopy } from '#copy/common.ts';
import type { Page } from '#shared/href.ts';
import { dayOf, momentOf } from '#shared/shop-days.ts';
import { freeShippingIn } from '../../free-shipping.ts';
import { pageContext } from '../../page-context.ts';
import { cachedSelling, offeredPacks } from '../../selling.ts';
import { Breadcrumb } from '../../ui/breadcrumbs/breadcrumb.tsx';
import { titleFont } from '../../ui/fonts/font-preloads.ts';
import { PowderEdge } from '../../ui/powder-edge.tsx';
import { AdviceMount } from '../advice/advice-mount.tsx';
import { frameOf, loadPages } from '../cms/load-pages.ts';
import { StickyBuyButton } from '../landing/sticky-buy-button.tsx';
import type { Route } from './+types/layout.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export const handle = { hydrate: false };

/** Paths of the pages about the newsletter and unsubscribing, whose footer has no sign-up form. */
const LEAVING_OR_JOINING = ['/nieuwsbrief', '/afmelden'] satisfies Page[];

export const links: Route.LinksFunction = () => [titleFont];

export async function loader(args: Route.LoaderArgs) {
  const page = args.context.get(pageContext);
  const { shop, cacheUntil } = page;
  const [isOpen, settings, packs, countries, written] = await Promise.all([
    cachedSelling(page),
    shop.getSettings(),
    shop.listPackVariants(),
    shop.listShippingCountries(),
    loadPages(args),
  ]);
  const year = Number(dayOf(shop.now()).slice(0, 4));
  cacheUntil(momentOf(`${year + 1}-01-01`, '00:00'));
  return {
    settings,
    packs: offeredPacks(isOpen, packs),
    year,
    freeIn: freeShippingIn(countries),
    frame: frameOf(written),
  };
}

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  const { settings, packs, year, freeIn, frame } = loaderData;
  const { pathname } = useLocation();
  return (
    <>
      <a href="#inhoud" className="skip-link">
        {commonCopy.skipToContent}
      </a>
      <Header brand={settings.brand.name} menu={frame.menu} packs={packs} />
      <Breadcrumb pathname={pathname} lastLabel={lastLabelOf(useMatches().at(-1)?.loaderData)} />
      <main id="inhoud" tabIndex={-1} className="overflow-x-clip focus:outline-none">
        <Outlet />
      </main>
      <div className="footer-edge">
        <PowderEdge direction="rises" />
      </div>
      <Footer
        settings={settings}
        frame={frame}
        year={year}
        newsletter={!LEAVING_OR_JOINING.some((start) => pathname.startsWith(start))}
      />
      <StickyBuyButton pathname={pathname} packs={packs} />
      <AdviceMount packs={packs} freeIn={freeIn} />
      <OfflineNote />
    </>
  );
}

/**
 * Returns the last label of the breadcrumb from the page's loader data, such as an article's title; undefined
 * when the label comes from the URL.
 */
function lastLabelOf(data: unknown): string | undefined {
  const named = typeof data === 'object' && data !== null && 'breadcrumbLabel' in data;
  return named && typeof data.breadcrumbLabel === 'string' ? data.breadcrumbLabel : undefined;
}

/**
 * The hidden message about a form that cannot be sent without a connection. Every content page contains it,
 * because nothing can be loaded without a connection. src/web/islands/offline-notice.ts shows it.
 */
function OfflineNote() {
  return (
    <p id="geen-verbinding" popover="manual" role="alert" className="passing-note">
      <strong>{commonCopy.offlineTitle}</strong>
      <br />
      {commonCopy.offlineText}
    </p>
  );
}
