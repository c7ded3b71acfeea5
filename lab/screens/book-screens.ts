// Screens of the bookkeeping in states the demo does not have: a closed quarter, the One Stop Shop, an
// exceeded threshold, and a payment provider that fails or is being asked. These states are made by changing
// the server's answers in the browser.

import { type QuarterDetail, quarterDetailSchema } from '#modules/bookkeeping/contract.ts';
import { cents } from '#shared/money.ts';
import type { Screen } from './screen.ts';
import { answering } from './steps.ts';

const quarterAs = (change: (detail: QuarterDetail) => Partial<QuarterDetail>) =>
  answering('**/api/admin/bookkeeping/quarters/2026-3', (answer) => {
    const detail = quarterDetailSchema.parse(answer);
    return { ...detail, ...change(detail) };
  });

const withFigures = (figures: Partial<QuarterDetail['figures']>) =>
  quarterAs((detail) => ({ figures: { ...detail.figures, ...figures } }));

const balanceAs = (told: object) => answering('**/api/admin/bookkeeping/balance', () => told);

const QUARTER = '/admin/bookkeeping?quarter=2026-3';
const PAYOUTS = '/admin/bookkeeping/payouts';
const LAST = '2026-11-20T08:50:00Z';

const OVER = {
  year: 2026,
  net: cents(1_234_560),
  lastYear: cents(0),
  limit: cents(1_000_000),
  percentage: 123,
  state: 'over' as const,
  oss: false,
};

const ABROAD = [
  { country: 'DE', rate: 19, net: cents(1_044_396), vat: cents(198_434) },
  { country: 'FR', rate: 20, net: cents(39_900), vat: cents(7980) },
];

export const BOOK_SCREENS: readonly Screen[] = [
  {
    name: 'bookkeeping-closed',
    path: QUARTER,
    act: quarterAs(() => ({
      state: 'closed',
      closedAt: LAST,
      closedBy: 'baas',
      closeFirst: null,
      unmatched: 2,
    })),
  },
  { name: 'bookkeeping-over', path: QUARTER, act: withFigures({ meter: OVER }) },
  {
    name: 'bookkeeping-oss',
    path: QUARTER,
    act: quarterAs(({ figures }) => ({
      figures: {
        ...figures,
        meter: { ...OVER, oss: true },
        vat: [
          ...figures.vat.filter(({ country }) => country === 'NL'),
          ...ABROAD.map((supply) => ({
            ...supply,
            total: cents(supply.net + supply.vat),
            regime: 'oss' as const,
            papers: 12,
          })),
        ],
        oss: {
          supplies: ABROAD,
          corrections: [{ country: 'BE', quarter: '2026-2', net: cents(-4124), vat: cents(-866) }],
          payable: cents(206_414),
          owedBack: [{ country: 'BE', vat: cents(866) }],
        },
      },
    })),
  },
  {
    name: 'bookkeeping-balance-failed',
    path: PAYOUTS,
    act: balanceAs({ isRunning: false, fetchedAt: LAST, failedAt: '2026-11-20T09:50:00Z' }),
  },
  {
    name: 'bookkeeping-balance-running',
    path: PAYOUTS,
    act: balanceAs({ isRunning: true, fetchedAt: LAST, failedAt: null }),
  },
];
