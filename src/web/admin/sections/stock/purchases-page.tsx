// /admin/stock/purchases: the purchases from suppliers, with the quantities received so far.

import { PackageCheck } from 'lucide-react';
import type { Purchase, PurchaseStatus } from '#modules/stock/contract.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { dayText } from '../../format.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { clippedColumn, momentColumn, titleColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn, editAction } from '../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { createOpener, defineList, filterBy } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { NewPurchaseDialog, purchaseDialog } from './purchase-dialogs.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { purchasesQuery } from './stock-calls.ts';
import { StockTabs } from './stock-tabs.tsx';
import { isLate, linesText, PURCHASE_LABELS } from './stock-texts.ts';

const TONES: Readonly<Record<PurchaseStatus, BadgeTone>> = {
  ordered: 'info',
  received: 'live',
  cancelled: 'plain',
};

const list = defineList<Purchase, 'edit' | 'receive'>({
  title: 'Voorraad',
  heading: 'Inkoop',
  noun: ['inkoop', 'inkopen'],
  source: wholeList(purchasesQuery, ({ supplier, note }) => `${supplier} ${note}`),
  name: ({ supplier }) => supplier,
  search: { label: 'Zoek op leverancier', placeholder: 'Zoek op leverancier', tools: 'Inkoop' },
  filters: { status: filterBy('Status', PURCHASE_LABELS, ({ status }) => status) },
  sorts: {
    newest: ['Nieuwste eerst', (a, b) => b.id - a.id],
    expected: [
      'Eerst verwacht',
      (a, b) => (a.expectedOn ?? '9').localeCompare(b.expectedOn ?? '9') || b.id - a.id,
    ],
  },
  useTable: (open) => ({ columns: purchaseColumns(open) }),
  empty: {
    title: 'Nog geen inkopen',
    text: 'Schrijf hier op wat je besteld hebt; bij ontvangst komt het vanzelf op de plank.',
  },
  tabs: StockTabs,
  openers: [createOpener('Nieuwe inkoop', 'new-purchase', NewPurchaseDialog)],
  dialogs: { edit: purchaseDialog, receive: ReceiptDialog },
});

const RECEIPT = { word: 'Ontvangst boeken', icon: PackageCheck };

function purchaseColumns(open: (kind: 'edit' | 'receive', row: Purchase) => void): Column<Purchase>[] {
  return [
    titleColumn(
      'Leverancier',
      (row) => open('edit', row),
      ({ supplier }) => supplier,
      ({ id, note }) => (
        <span className="sub clip">{[`Inkoop ${id}`, note].filter(Boolean).join(' · ')}</span>
      ),
    ),
    {
      ...clippedColumn<Purchase>('Wat', linesText, 'l', 'clip-2'),
      card: 'line',
    },
    {
      label: 'Verwacht',
      size: 'm',
      cell: ({ expectedOn, status }) => (
        <>
          <span>{expectedOn === null ? '–' : dayText(expectedOn)}</span>
          {status === 'ordered' && isLate(expectedOn) ? <Badge tone="warning">Te laat</Badge> : null}
        </>
      ),
    },
    {
      label: 'Status',
      card: 'end',
      size: 'm',
      cell: ({ status }) => <Badge tone={TONES[status]}>{PURCHASE_LABELS[status]}</Badge>,
    },
    { ...momentColumn<Purchase>('Besteld op', ({ createdAt }) => createdAt), lowPriority: true },
    {
      ...actionsColumn(open, ({ supplier, status }: Purchase) => [
        status === 'ordered'
          ? { ...RECEIPT, label: `${RECEIPT.word}: ${supplier}`, opens: 'receive' as const }
          : null,
        editAction(supplier),
      ]),
      actions: true,
      size: 'xl',
    },
  ];
}

export const meta = () => pageMeta(list.heading);

export default listPage(list);
