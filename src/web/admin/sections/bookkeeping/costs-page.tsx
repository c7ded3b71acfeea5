// /admin/bookkeeping/costs: costs with the date from which they apply. A cost is never changed or deleted; a
// new amount becomes a new row.

import { Plus } from 'lucide-react';
import { type Cost, costNames } from '#modules/bookkeeping/contract.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { dayText } from '../../format.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { defineList, filterBy } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { costText, scopeText } from './book-texts.ts';
import { costsQuery } from './bookkeeping-calls.ts';
import { BookkeepingTabs } from './bookkeeping-tabs.tsx';
import { CostDialog } from './cost-dialog.tsx';

const list = defineList<Cost, never>({
  title: 'Boekhouding',
  heading: 'Kosten',
  noun: ['regel', 'regels'],
  source: wholeList(costsQuery, (cost) => `${costNames[cost.kind]} ${scopeText(cost)} ${cost.note}`),
  name: (cost) => `${costNames[cost.kind]} ${scopeText(cost)}`,
  search: { label: 'Zoek kosten', placeholder: 'Zoek kosten', tools: 'Kosten' },
  filters: {
    kind: filterBy('Soort', costNames, ({ kind }) => kind),
    holds: filterBy('Geldig', { now: 'Geldt nu', not: 'Geldt niet' }, ({ holdsNow }) =>
      holdsNow ? 'now' : 'not',
    ),
  },
  sorts: {
    kind: ['Per soort', () => 0],
    newest: ['Nieuwste eerst', (a, b) => b.holdsFrom.localeCompare(a.holdsFrom) || b.id - a.id],
  },
  useTable: () => ({ columns: COLUMNS }),
  failed: 'De kosten laden is niet gelukt',
  empty: {
    title: 'Nog geen kosten',
    text: 'Vul in wat verpakking, porto en betalingen je kosten; dan klopt de marge. Wat je inkoopt, staat bij Voorraad.',
    filteredText: 'Geen kosten passen bij deze zoekopdracht en filters.',
  },
  tabs: BookkeepingTabs,
  openers: [{ label: 'Nieuwe kosten', command: 'new-cost', icon: Plus, primary: true, dialog: CostDialog }],
});

const COLUMNS: Column<Cost>[] = [
  {
    label: 'Waarvoor',
    title: true,
    cell: (cost) => (
      <>
        <span>{costNames[cost.kind]}</span>
        <span className="sub">{scopeText(cost)}</span>
      </>
    ),
  },
  { label: 'Bedrag', size: 'l', number: true, card: 'end', cell: costText },
  {
    label: 'Vanaf',
    size: 'm',
    cell: ({ holdsFrom }) => dayText(holdsFrom),
  },
  {
    label: 'Stand',
    size: 'm',
    card: 'bare',
    cell: ({ holdsNow }) => (holdsNow ? <Badge tone="live">Geldt nu</Badge> : <Badge>Niet meer</Badge>),
  },
  {
    label: 'Notitie',
    card: 'line',
    cell: ({ note, createdBy }) => (
      <span>
        <span>{note}</span>{' '}
        <span className="sub">
          door <span>{createdBy}</span>
        </span>
      </span>
    ),
  },
];

export const meta = () => pageMeta(list.heading);

export default listPage(list);
