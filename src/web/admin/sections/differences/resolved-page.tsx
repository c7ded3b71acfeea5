// /admin/differences/resolved: differences that were repaired, explained, or disappeared by themselves.

import type { Difference, Resolution } from '#modules/operations/contract.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { momentColumn } from '../../ui/list/columns/column-makers.tsx';
import { defineList, filterBy } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { resolvedDifferencesQuery } from './difference-calls.ts';
import { byKind, descriptionColumn, firstSeenColumn, searchText } from './difference-columns.tsx';
import { DifferenceTabs } from './difference-tabs.tsx';

const RESOLUTION_LABELS: Readonly<Record<Resolution, { text: string; tone: BadgeTone }>> = {
  repaired: { text: 'Hersteld', tone: 'live' },
  explained: { text: 'Uitgelegd', tone: 'info' },
  gone: { text: 'Vanzelf weg', tone: 'plain' },
};
const resolutionLabel = ({ resolution }: Difference) => RESOLUTION_LABELS[resolution ?? 'gone'];

const list = defineList<Difference, never>({
  title: 'Verschillen',
  heading: 'Wat is opgelost',
  noun: ['opgelost verschil', 'opgeloste verschillen'],
  source: wholeList(resolvedDifferencesQuery, searchText),
  name: ({ text }) => text,
  search: { label: 'Zoek een verschil', placeholder: 'Bestelnummer of soort', tools: 'Verschillen' },
  filters: {
    kind: byKind,
    resolution: filterBy(
      'Hoe',
      Object.fromEntries(Object.entries(RESOLUTION_LABELS).map(([how, { text }]) => [how, text])),
      ({ resolution }: Difference): string => resolution ?? 'gone',
    ),
  },
  sorts: { newest: ['Laatst opgelost'] },
  useTable: () => ({
    columns: [
      descriptionColumn,
      {
        label: 'Hoe',
        size: 'm',
        card: 'end',
        cell: (row) => <Badge tone={resolutionLabel(row).tone}>{resolutionLabel(row).text}</Badge>,
      },
      {
        label: 'Door',
        size: 'm',
        cell: ({ resolvedBy }) => (resolvedBy === 'system' ? 'winkel' : resolvedBy),
      },
      firstSeenColumn,
      momentColumn('Opgelost', ({ resolvedAt, lastSeenAt }) => resolvedAt ?? lastSeenAt),
    ],
  }),
  failed: 'De verschillen laden is niet gelukt',
  empty: {
    title: 'Nog niets opgelost',
    text: 'Wat je herstelt of uitlegt, komt hier te staan.',
  },
  tabs: DifferenceTabs,
});

export const meta = () => pageMeta(list.heading);

export default listPage(list);
