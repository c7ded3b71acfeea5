// /admin/stock/batches: all batches with date of receipt, quantity left and best-before date, and the
// customers who got units of a batch.

import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import type { Batch } from '#modules/stock/contract.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { amountText, countText, dayText } from '../../format.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import type { CsvColumn } from '../../ui/files/csv-button.tsx';
import { Counted, momentColumn, titleColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn } from '../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { defineList, type ListResults } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { RecallDialog } from './recall-dialog.tsx';
import { articlesQuery, batchesQuery } from './stock-calls.ts';
import { StockTabs } from './stock-tabs.tsx';
import { daysText, type ExpiryStatus, expiryStatusOf } from './stock-texts.ts';

const WARNINGS: Readonly<Partial<Record<ExpiryStatus, readonly [BadgeTone, string]>>> = {
  soon: ['warning', 'Bijna over'],
  over: ['danger', 'Over datum'],
};

const CSV: readonly CsvColumn<Batch>[] = [
  ['Partij', ({ code }) => code],
  ['Artikel', ({ articleName }) => articleName],
  ['Ten minste houdbaar tot', ({ bestBefore }) => bestBefore],
  ['Inkoopprijs', ({ cost }) => cost?.replace('.', ',') ?? null],
  ['Ontvangen', ({ received }) => received],
  ['Over', ({ remaining }) => remaining],
];

const list = defineList<Batch, 'recall'>({
  title: 'Voorraad',
  heading: 'Partijen',
  noun: ['partij', 'partijen'],
  source: wholeList(batchesQuery, ({ code, articleName }) => `${code} ${articleName}`),
  name: ({ code }) => code,
  search: { label: 'Zoek een partij', placeholder: 'Zoek een partij', tools: 'Partijen' },
  filters: {
    // Used-up batches are needed only for a recall.
    left: {
      label: 'Rest',
      none: 'Op voorraad',
      all: 'all',
      options: { none: 'Op', all: 'Alle' },
      passes: ({ remaining }, choice) => choice === 'all' || remaining > 0 === (choice === ''),
    },
  },
  sorts: { over: ['Eerst over', () => 0], newest: ['Nieuwste eerst', (a, b) => b.id - a.id] },
  useTable: (open) => ({ columns: batchColumns(open) }),
  file: { name: 'partijen', columns: CSV },
  empty: {
    title: 'Geen partijen op de plank',
    text: 'Een partij ontstaat als je een inkoop ontvangt en het partijnummer invult. Wat op is, staat bij Rest: Op.',
  },
  tabs: StockTabs,
  above: OutsideBatches,
  dialogs: { recall: RecallDialog },
});

function batchColumns(open: (kind: 'recall', row: Batch) => void): Column<Batch>[] {
  return [
    titleColumn(
      'Partij',
      (row) => open('recall', row),
      ({ code }) => code,
      ({ articleName }) => <span className="sub clip">{articleName}</span>,
    ),
    { label: 'Houdbaar tot', size: 'l', cell: (batch) => <BestBefore batch={batch} /> },
    {
      label: 'Over',
      size: 's',
      number: true,
      card: 'end',
      cell: ({ remaining }) => <Counted count={remaining} one="over" />,
    },
    {
      label: 'Ontvangen',
      size: 's',
      number: true,
      lowPriority: true,
      cell: ({ received }) => countText(received),
    },
    {
      label: 'Per stuk',
      size: 's',
      number: true,
      cell: ({ cost }) => (cost === null ? '–' : amountText(cost)),
    },
    momentColumn('Binnen sinds', ({ receivedAt }) => receivedAt),
    {
      ...actionsColumn(open, ({ code }: Batch) => [
        {
          label: `Wie ontving dit? ${code}`,
          word: 'Wie ontving dit?',
          icon: ListChecks,
          opens: 'recall' as const,
        },
      ]),
      actions: true,
      size: 'xl',
    },
  ];
}

/**
 * The units in stock that belong to no known batch. They are listed so that the totals of the batches agree
 * with the stock page.
 */
function OutsideBatches({ results: { all } }: { results: ListResults<Batch> }) {
  const { data: articles = [] } = useQuery(articlesQuery);
  const lines = articles.flatMap(({ name, onHand, toSend }) => {
    const inBatches = all
      .filter(({ articleName }) => articleName === name)
      .reduce((sum, { remaining }) => sum + remaining, 0);
    const outside = onHand + toSend - inBatches;
    if (outside <= 0) return [];
    return [`${name}: ${countText(inBatches)} in partijen, ${countText(outside)} zonder partij`];
  });
  if (lines.length === 0) return null;
  return <p className="muted mb-3">{lines.join(' · ')}</p>;
}

function BestBefore({ batch }: { batch: Batch }) {
  if (batch.bestBefore === null) return '–';
  const goodness = expiryStatusOf(batch);
  const warning = WARNINGS[goodness];
  return (
    <span className="tabular-nums">
      <span>{dayText(batch.bestBefore)}</span>{' '}
      {warning ? <Badge tone={warning[0]}>{warning[1]}</Badge> : null}
      {goodness === 'soon' ? (
        <span className="sub">
          nog <span>{daysText(batch.daysGood)}</span>
        </span>
      ) : null}
    </span>
  );
}

export const meta = () => pageMeta(list.heading);

export default listPage(list);
