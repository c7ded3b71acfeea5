// /admin/differences/comparisons: every comparison of the shop's books that was made, with time, duration and
// result.

import type { Comparison } from '#modules/operations/contract.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { countedText, countText, momentText } from '../../format.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { comparisonsQuery } from './difference-calls.ts';
import { DifferenceTabs } from './difference-tabs.tsx';

const COLUMNS: Column<Comparison>[] = [
  { label: 'Wanneer', title: true, cell: ({ startedAt }) => <strong>{momentText(startedAt)}</strong> },
  {
    label: 'Verschillen',
    size: 'm',
    card: 'end',
    cell: ({ found: differenceCount }) => (
      <Badge tone={differenceCount === 0 ? 'live' : 'warning'}>
        {countedText(differenceCount, 'verschil', 'verschillen')}
      </Badge>
    ),
  },
  { label: 'Nieuw', size: 's', number: true, cell: ({ fresh }) => countText(fresh) },
  { label: 'Vanzelf weg', size: 'm', number: true, cell: ({ gone }) => countText(gone) },
  {
    label: 'Bestellingen',
    size: 'm',
    number: true,
    lowPriority: true,
    cell: ({ orders }) => countText(orders),
  },
  {
    label: 'Duur',
    size: 's',
    number: true,
    lowPriority: true,
    cell: ({ seconds }) => `${seconds.toLocaleString('nl-NL', { maximumFractionDigits: 1 })} s`,
  },
  { label: 'Door', size: 'm', cell: ({ actor }) => (actor === 'system' ? 'winkel' : actor) },
];

const list = defineList<Comparison, never>({
  title: 'Verschillen',
  heading: 'Vergelijkingen',
  noun: ['vergelijking', 'vergelijkingen'],
  source: wholeList(comparisonsQuery, ({ startedAt, actor }) => `${momentText(startedAt)} ${actor}`),
  name: ({ startedAt }) => momentText(startedAt),
  search: { label: 'Zoek op dag of naam', placeholder: 'Dag of naam', tools: 'Vergelijkingen' },
  useTable: () => ({ columns: COLUMNS }),
  empty: {
    title: 'Nog niet vergeleken',
    text: 'Elke nacht vergelijkt de winkel de boeken. De laatste honderd keer staan hier.',
  },
  tabs: DifferenceTabs,
});

export const meta = () => pageMeta(list.heading);

export default listPage(list);
