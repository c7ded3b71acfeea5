// The charts of shares: countries of delivery, payment methods, coupons, and visited pages.

import type { Analytics, ShareFigures } from '#modules/statistics/contract.ts';
import { href } from '#shared/href.ts';
import { countryText } from '#shared/recipient/recipient-address.ts';
import { countedText, countText } from '../../format.ts';
import { shareText } from './charts/change.ts';
import { ChartCard } from './charts/chart-card.tsx';
import type { ChartColumn } from './charts/chart-table.tsx';
import { type Share, ShareBars } from './charts/share-bars.tsx';
import { plainEuros, sumText } from './figure-texts.ts';
import { fileName } from './sales-charts.tsx';

const METHOD_NAMES: Readonly<Record<string, string>> = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  card: 'Kaart',
  paypal: 'PayPal',
  link: 'Link',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  amazon_pay: 'Amazon Pay',
  bank_transfer: 'Bankoverschrijving',
  free: 'Niets te betalen',
  unknown: 'Onbekend',
};

type SharesSpec = {
  of: 'countries' | 'methods' | 'coupons';
  title: string;
  /**
   * Of a chart of shares: the heading of the first column in the table of the chart's data, such as the Dutch
   * word for country.
   */
  first: string;
  file: string;
  nameOf(key: string): string;
  others: readonly [one: string, several: string];
  note?(analytics: Analytics): string | null;
  empty: string;
};

export const countryShares: SharesSpec = {
  of: 'countries',
  title: 'Landen',
  first: 'Land',
  file: 'landen',
  nameOf: countryText,
  others: ['ander land', 'andere landen'],
  empty: 'In deze periode is nog niets verkocht.',
};

export const methodShares: SharesSpec = {
  of: 'methods',
  title: 'Betaalmethoden',
  first: 'Methode',
  file: 'betaalmethoden',
  nameOf: (method) => METHOD_NAMES[method] ?? method,
  others: ['andere methode', 'andere methoden'],
  empty: 'In deze periode is nog niets betaald.',
};

export const couponShares: SharesSpec = {
  of: 'coupons',
  title: 'Kortingscodes',
  first: 'Code',
  file: 'kortingscodes',
  nameOf: (code) => code,
  others: ['andere code', 'andere codes'],
  note({ coupons, funnel }) {
    const uses = coupons.reduce((sum, { orders }) => sum + orders, 0);
    const discountTotal = coupons.reduce((sum, { discount }) => sum + discount, 0);
    if (uses === 0) return null;
    return `bij ${shareText(uses, funnel.orders) ?? '–'} van de bestellingen, samen ${sumText(discountTotal)} korting`;
  },
  empty: 'In deze periode is geen kortingscode gebruikt.',
};

export function SharesChart({ chart, analytics }: { chart: SharesSpec; analytics: Analytics }) {
  const { of, title, first, file, nameOf, others, note, empty } = chart;
  const shares = analytics[of];
  const total = shares.reduce((sum, { orders }) => sum + orders, 0);
  const bars: Share[] = shares.map(({ key, orders, revenue }) => ({
    key,
    name: nameOf(key),
    value: orders,
    figures: `${countText(orders)} · ${sumText(revenue)}`,
  }));
  const largestFirst = bars.toSorted((a, b) => b.value - a.value);
  const columns: ChartColumn<ShareFigures>[] = [
    { name: first, cell: ({ key }) => nameOf(key) },
    { name: 'Bestellingen', cell: ({ orders }) => orders, text: ({ orders }) => countText(orders) },
    { name: 'Aandeel', cell: ({ orders }) => shareText(orders, total) },
    { name: 'Omzet', cell: ({ revenue }) => plainEuros(revenue), text: ({ revenue }) => sumText(revenue) },
    {
      name: 'Korting',
      cell: ({ discount }) => plainEuros(discount),
      text: ({ discount }) => sumText(discount),
    },
  ];
  return (
    <ChartCard
      title={title}
      note={note?.(analytics)}
      fileName={fileName(file, analytics)}
      columns={columns}
      rows={shares}
      empty={shares.length === 0 ? empty : null}
    >
      <ShareBars
        shares={largestFirst}
        others={others}
        restText={(rest) =>
          countedText(
            rest.reduce((sum, { value }) => sum + value, 0),
            'bestelling',
            'bestellingen',
          )
        }
      />
    </ChartCard>
  );
}

export function PagesChart({ analytics }: { analytics: Analytics }) {
  const { topPaths } = analytics;
  const text = (visits: number) => countedText(visits, 'keer', 'keer');
  return (
    <ChartCard
      title="Pagina’s"
      note="het meest bekeken"
      fileName={fileName('paginas', analytics)}
      columns={[
        { name: 'Pagina', cell: ({ path }) => pageText(path) },
        { name: 'Bekeken', cell: ({ visits }) => visits, text: ({ visits }) => countText(visits) },
      ]}
      rows={topPaths}
      empty={topPaths.length === 0 ? 'In deze periode is nog geen pagina bekeken.' : null}
    >
      <ShareBars
        shares={topPaths.map(({ path, visits }) => ({
          key: path,
          name: pageText(path),
          value: visits,
          figures: text(visits),
        }))}
        others={['andere pagina', 'andere pagina’s']}
        restText={(rest) => text(rest.reduce((sum, { value }) => sum + value, 0))}
      />
    </ChartCard>
  );
}

/**
 * The Dutch names of paths in the statistics; other paths are shown unchanged. `:rest` replaces the part of a
 * URL that may contain a secret or a name, so all such pages are counted together.
 */
const PAGES_OF_MANY: Readonly<Record<string, string>> = {
  '/': 'Startpagina',
  [href('/checkout')]: 'Afrekenen',
  [href('/fast-checkout')]: 'Snel afrekenen',
  '/betalen/:rest': 'Betaalpagina',
  '/bestelling/:rest': 'Bestelpagina',
  [href('/blog')]: 'Blog',
  '/blog/:rest': 'Artikelen',
  '/:rest': 'Andere adressen',
};

const pageText = (path: string) => PAGES_OF_MANY[path] ?? path;
