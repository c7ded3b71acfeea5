// /admin/orders/bank: bank orders waiting for their money. An operator books the money, which places the
// order, or withdraws the bank order.

import { Ban, Banknote, FileText, Send } from 'lucide-react';
import type { BankOrder } from '#modules/checkout/contract.ts';
import { bankOrderEndpoints } from '#modules/checkout/endpoints.ts';
import { send, urlOf } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { amountText, dayText } from '../../../format.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { rowActionDialog } from '../../../ui/action-dialog.tsx';
import { clippedColumn, momentColumn, titleColumn } from '../../../ui/list/columns/column-makers.tsx';
import { actionsColumn } from '../../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../../ui/list/data-table.tsx';
import { createOpener, defineList, filterBy } from '../../../ui/list/define-list.ts';
import { listPage } from '../../../ui/list/list-page.tsx';
import { wholeList } from '../../../ui/list/list-sources.ts';
import { NewBankOrderDialog } from '../manual/new-order-dialog.tsx';
import { BANK_ORDER_KEYS, bankOrdersQuery } from './bank-calls.ts';
import { OrderTabs } from './order-tabs.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';

type BankOrderAction = 'receive' | 'mail' | 'withdraw';

const EMPTY = {
  title: 'Niets wacht op geld',
  text: 'Kies bij een nieuwe bestelling “Per bank”: de klant krijgt een proformafactuur, en hier boek je de betaling.',
  filteredText: 'Geen bestelling past bij deze zoekopdracht en filters.',
};

const list = defineList<BankOrder, BankOrderAction>({
  title: 'Bestellingen',
  heading: 'Wacht op geld van de bank',
  noun: ['bestelling', 'bestellingen'],
  source: wholeList(bankOrdersQuery, ({ reference, customerName, customerEmail, total }) =>
    [reference, customerName, customerEmail, total.replace('.', ',')].join(' '),
  ),
  name: ({ reference }) => reference,
  search: {
    label: 'Zoek op kenmerk, klant of bedrag',
    placeholder: 'Kenmerk, klant of bedrag',
    tools: 'Wacht op geld',
  },
  filters: {
    term: filterBy('Termijn', { open: 'Loopt nog', over: 'Voorbij' }, ({ isOverdue }) =>
      isOverdue ? 'over' : 'open',
    ),
  },
  sorts: {
    due: ['Over tijd eerst', (a, b) => a.payUntil.localeCompare(b.payUntil) || a.id - b.id],
    newest: ['Nieuwste eerst', (a, b) => b.id - a.id],
  },
  useTable: (open) => ({ columns: columnsOf(open) }),
  failed: 'De bankbestellingen laden is niet gelukt',
  empty: EMPTY,
  tabs: OrderTabs,
  openers: [createOpener('Nieuwe bestelling', 'new-bank-order', NewBankOrderDialog)],
  dialogs: {
    receive: ReceiptDialog,
    mail: rowActionDialog(({ id, reference, customerEmail }) => ({
      title: `Proformafactuur ${reference} opnieuw mailen?`,
      label: 'Opnieuw mailen',
      isStep: true,
      run: () => send(bankOrderEndpoints.sendAgain, { params: { id } }),
      invalidates: BANK_ORDER_KEYS,
      done: 'Proformafactuur verstuurd',
      failed: 'De proformafactuur is niet verstuurd',
      children: `${customerEmail} krijgt hem nog een keer, met de volle termijn vanaf vandaag. De potten liggen zo lang apart.`,
    })),
    withdraw: rowActionDialog(({ id, reference, customerName }) => ({
      title: `Bestelling ${reference} intrekken?`,
      label: 'Intrekken',
      done: 'Bestelling ingetrokken',
      failed: 'De bestelling is niet ingetrokken',
      run: () => send(bankOrderEndpoints.withdraw, { params: { id } }),
      invalidates: BANK_ORDER_KEYS,
      children: `Wat voor ${customerName} apart lag, is weer te koop. De klant krijgt een mail dat er niets meer te betalen is; komt het geld toch, stort het dan bij je bank terug.`,
    })),
  },
});

const nameOf = ({ customerName }: BankOrder) => customerName;
const reference = ({ reference }: BankOrder) => <span className="sub code">{reference}</span>;
const payUntil = ({ payUntil, isOverdue }: BankOrder) => (
  <span>
    <span>{dayText(payUntil)}</span> {isOverdue ? <Badge tone="warning">Over tijd</Badge> : null}
  </span>
);

function columnsOf(open: (action: BankOrderAction, row: BankOrder) => void): Column<BankOrder>[] {
  return [
    titleColumn('Klant', (row) => open('receive', row), nameOf, reference),
    { ...clippedColumn<BankOrder>('Inhoud', ({ content }) => content, 'xl', 'clip-2'), card: 'line' },
    { label: 'Bedrag', size: 's', number: true, card: 'end', cell: ({ total }) => amountText(total) },
    { label: 'Betalen uiterlijk', size: 'm', cell: payUntil },
    { ...momentColumn<BankOrder>('Gemaakt op', ({ createdAt }) => createdAt), lowPriority: true },
    {
      ...actionsColumn(open, ({ id, reference }: BankOrder) => [
        {
          label: `Geld ontvangen voor ${reference}`,
          word: 'Geld ontvangen',
          icon: Banknote,
          opens: 'receive' as const,
        },
        { label: `Mail ${reference} opnieuw`, icon: Send, opens: 'mail' as const },
        {
          label: `Proformafactuur ${reference}`,
          icon: FileText,

          requires: bankOrderEndpoints.paper,
          href: urlOf(bankOrderEndpoints.paper, { params: { id } }),
        },
        { label: `Trek ${reference} in`, icon: Ban, opens: 'withdraw' as const },
      ]),
      actions: true,
      size: 'xl',
    },
  ];
}

export const meta = () => pageMeta(list.heading);

export default listPage(list);
