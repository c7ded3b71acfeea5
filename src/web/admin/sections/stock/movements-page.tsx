// /admin/stock/movements: all movements with their reason, newest first.

import { Link } from 'react-router';
import { type Movement, movementNames } from '#modules/stock/contract.ts';
import { stockEndpoints } from '#modules/stock/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { countText } from '../../format.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { momentColumn } from '../../ui/list/columns/column-makers.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { csvFileOf, defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { pagedList } from '../../ui/list/list-sources.ts';
import { pagesOf } from '../../ui/list/use-paged-list.ts';
import { MOVEMENTS } from './stock-calls.ts';
import { StockTabs } from './stock-tabs.tsx';
import { signedText } from './stock-texts.ts';

const TONES: Readonly<Record<Movement['kind'], BadgeTone>> = {
  sold: 'plain',
  returned: 'info',
  counted: 'info',
  bought: 'live',
  broken: 'warning',
};

const list = defineList<Movement, never>({
  title: 'Voorraad',
  heading: 'Bewegingen',
  noun: ['beweging', 'bewegingen'],
  source: pagedList({ key: MOVEMENTS, fetchPage: pagesOf(stockEndpoints.movements), staleTime: seconds(10) }),
  name: ({ id }) => `beweging ${id}`,
  search: {
    label: 'Zoek op bestelnummer, notitie of naam',
    placeholder: 'Nummer, notitie, naam',
    tools: 'Bewegingen',
  },
  filters: {
    kind: { label: 'Soort', options: movementNames },
    article: { label: 'Artikel', options: { jar: 'Potten', brush: 'Borstels' } },
  },
  useTable: () => ({ columns: COLUMNS }),
  file: csvFileOf(stockEndpoints.movementsFile),
  empty: {
    title: 'Nog geen mutaties',
    text: 'Elke verkoop, telling en ontvangst komt hier vanzelf te staan.',
  },
  tabs: StockTabs,
});

/**
 * The note of a stock movement and the operator who caused it. Movements recorded by the shop itself have no
 * operator.
 */
const noteText = ({ note, actor }: Movement) =>
  [note, actor === 'system' ? null : `door ${actor}`].filter(Boolean).join(' · ');

const COLUMNS: Column<Movement>[] = [
  {
    label: 'Wat',
    title: true,
    cell: ({ kind, articleName }) => (
      <span className="flex flex-wrap items-baseline gap-x-2 @2xl:flex-nowrap">
        <span className="max-w-full flex-none @2xl:w-24">
          <Badge tone={TONES[kind]}>{movementNames[kind]}</Badge>
        </span>
        <span className="wrap-anywhere">{articleName}</span>
      </span>
    ),
  },
  {
    label: 'Aantal',
    size: 's',
    number: true,
    card: 'end',
    cell: ({ quantity, missing }) => (
      <>
        <span>{signedText(quantity)}</span>
        {missing > 0 ? (
          <Badge tone="danger">
            <span>
              <span>{countText(missing)}</span> te kort
            </span>
          </Badge>
        ) : null}
      </>
    ),
  },
  { label: 'Stand', size: 's', number: true, cell: ({ balance }) => countText(balance) },
  {
    label: 'Waarvoor',
    size: 'xl',
    card: 'bare',
    cell: (movement) => (
      <span className="min-w-0">
        <Reason movement={movement} />
        <span className="sub wrap-anywhere">{noteText(movement)}</span>
      </span>
    ),
  },
  { ...momentColumn<Movement>('Wanneer', ({ at }) => at), card: 'bare' },
];

function Reason({ movement: { orderId, purchaseOrderId, batch } }: { movement: Movement }) {
  const ofBatch = batch === null ? '' : `partij ${batch}`;
  if (orderId !== null)
    return <Link to={href('/admin/orders/:id', { id: orderId })}>{`ZW${100_000 + orderId}`}</Link>;
  if (purchaseOrderId === null) return ofBatch;
  return (
    <>
      <Link className="underline" to={href('/admin/stock/purchases')}>
        <span>
          Inkoop <span>{purchaseOrderId}</span>
        </span>
      </Link>
      {ofBatch ? <span>{`, ${ofBatch}`}</span> : null}
    </>
  );
}

export const meta = () => pageMeta(list.heading);

export default listPage(list);
