// /admin/returns: all returns, newest first, each with its status and the last day for the refund.

import { Link } from 'react-router';
import { RETURN_NAMES, type Return } from '#modules/returns/contract.ts';
import { returnEndpoints } from '#modules/returns/endpoints.ts';
import { href } from '#shared/href.ts';
import { amountText, dayText } from '../../format.ts';
import { ReturnBadge } from '../../shared/returns/return-badge.tsx';
import { RETURN_LISTS, RETURNS_STALE_MS } from '../../shared/returns/return-calls.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { Counted, momentColumn } from '../../ui/list/columns/column-makers.tsx';
import { type Column, RowTitle } from '../../ui/list/data-table.tsx';
import { csvFileOf, defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { pagedList } from '../../ui/list/list-sources.ts';
import { pagesOf } from '../../ui/list/use-paged-list.ts';
import { isWaiting } from './return-texts.ts';

const list = defineList<Return, never>({
  title: 'Retouren',
  noun: ['retour', 'retouren'],
  source: pagedList({
    key: RETURN_LISTS,
    fetchPage: pagesOf(returnEndpoints.list),
    refetchInterval: RETURNS_STALE_MS,
  }),
  name: ({ reference }) => reference,
  search: {
    label: 'Zoek op retournummer, bestelnummer, naam of e-mail',
    placeholder: 'Nummer, naam of e-mail',
  },
  filters: {
    status: {
      label: 'Status',
      options: { waiting: 'Wacht op jou', open: 'Nog af te handelen', ...RETURN_NAMES },
    },
  },
  useTable: () => ({ columns: COLUMNS }),
  file: csvFileOf(returnEndpoints.export),
  empty: {
    title: 'Nog geen retouren',
    text: 'Een herroeping opent vanzelf een retour. Zelf open je er een op de pagina van een bestelling.',
  },
});

export const meta = () => pageMeta(list.title);

export default listPage(list);

/**
 * The text of the work the shop still has to do before the customer gets the money: inspect the goods or pay
 * the amount; false when neither is needed.
 */
const toDoText = ({ status, due }: Return) =>
  status === 'received'
    ? 'te controleren'
    : due !== null && Number(due) > 0 && `${amountText(due)} te betalen`;

const COLUMNS: Column<Return>[] = [
  {
    label: 'Retour',
    title: true,
    cell: ({ id, reference, order }) => (
      <>
        <RowTitle to={href('/admin/returns/:id', { id })}>{reference}</RowTitle>
        <span className="sub clip">{order.customerName || order.customerEmail}</span>
      </>
    ),
  },
  {
    label: 'Bestelling',
    size: 'm',
    card: 'bare',
    cell: ({ order: { id, orderNumber, total } }) => (
      <span className="flex flex-wrap gap-x-2">
        <Link to={href('/admin/orders/:id', { id })}>{orderNumber}</Link>
        <span className="text-quiet">{amountText(total)}</span>
      </span>
    ),
  },
  { label: 'Status', size: 'm', card: 'end', cell: (row) => <ReturnBadge orderReturn={row} /> },
  {
    label: 'Stuks',
    size: 's',
    number: true,
    card: 'bare',
    cell: ({ pieces }) => <Counted count={pieces} one="stuk" many="stuks" />,
  },
  {
    label: 'Geld terug',
    size: 'xl',
    card: 'bare',
    cell: (row) => {
      if (row.refunded !== null)
        return (
          <span className="whitespace-nowrap">
            <span>{amountText(row.refunded)}</span>
            <span> terug</span>
          </span>
        );
      const toDo = toDoText(row);
      const until =
        row.refundBefore !== null && isWaiting(row) ? `uiterlijk ${dayText(row.refundBefore)}` : '';
      if (!toDo && !until) return '–';
      return (
        <span className="flex flex-wrap gap-x-2 whitespace-nowrap">
          {toDo ? <span className="font-[560] text-warning">{toDo}</span> : null}
          <span>{until}</span>
        </span>
      );
    },
  },
  { ...momentColumn<Return>('Gewijzigd', ({ updatedAt }) => updatedAt), card: 'none', lowPriority: true },
];
