// /admin/reviews/photos: before and after photos that customers gave in the brushing timer, with the consent
// they gave.

import type { OrderPhotos } from '#modules/reviews/contract.ts';
import { photoEndpoints } from '#modules/reviews/endpoints.ts';
import { href } from '#shared/href.ts';
import { send, urlOf } from '#web/client/request.ts';
import { endpointQuery } from '../../../endpoint-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { rowActionDialog } from '../../../ui/action-dialog.tsx';
import { momentColumn } from '../../../ui/list/columns/column-makers.tsx';
import { actionsColumn, deleteAction } from '../../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../../ui/list/data-table.tsx';
import { defineList } from '../../../ui/list/define-list.ts';
import { listPage } from '../../../ui/list/list-page.tsx';
import { wholeList } from '../../../ui/list/list-sources.ts';
import { ReviewTabs } from '../review-tabs.tsx';

const photosQuery = endpointQuery(['reviews', 'photos'], photoEndpoints.list);

const nameOf = ({ orderNumber, customerName }: OrderPhotos) => `${customerName} (${orderNumber})`;

const list = defineList<OrderPhotos, 'delete'>({
  title: 'Reviews',
  heading: 'Foto’s van klanten',
  noun: ['klant met foto’s', 'klanten met foto’s'],
  source: wholeList(photosQuery, nameOf),
  name: (photoSet) => `de foto’s van ${nameOf(photoSet)}`,
  search: { label: 'Zoek op naam of bestelnummer', placeholder: 'Zoek in foto’s' },
  useTable: (open) => ({ columns: photoColumns(open) }),
  tabs: ReviewTabs,
  empty: {
    title: 'Nog geen foto’s',
    text: 'Klanten geven hun voorfoto en nafoto vanuit Poets mee, achter de QR-code op de pakbon. Alleen wie kocht en toestemming gaf, staat hier.',
  },
  dialogs: {
    delete: rowActionDialog(({ id, customerName }) => ({
      title: `Foto’s van ${customerName} verwijderen?`,
      run: () => send(photoEndpoints.remove, { params: { id } }),
      invalidates: [photosQuery.queryKey],
      done: 'Foto’s verwijderd',
      failed: 'De foto’s staan er nog',
      children: 'Ze verdwijnen voorgoed. Heb je ze elders op de website gezet, haal ze daar dan ook weg.',
    })),
  },
});

export const meta = () => pageMeta(list.heading);

export default listPage(list);

function photoColumns(open: (kind: 'delete', row: OrderPhotos) => void): Column<OrderPhotos>[] {
  return [
    {
      label: 'Klant',
      title: true,
      size: 'l',
      cell: ({ id, customerName, orderNumber }) => (
        <span className="grid">
          <span className="clip">{customerName || 'Gewiste klant'}</span>
          <a className="sub" href={href('/admin/orders/:id', { id })}>
            {orderNumber}
          </a>
        </span>
      ),
    },
    { label: 'Voor', size: 's', card: 'bare', cell: ({ before }) => <Photo id={before} name="Voorfoto" /> },
    { label: 'Na', size: 's', card: 'bare', cell: ({ after }) => <Photo id={after} name="Nafoto" /> },
    {
      label: 'Toestemming',
      card: 'bare',
      // A text somebody agreed to is read whole.
      cell: ({ consentText }) => <span className="whole">{consentText}</span>,
    },
    { ...momentColumn<OrderPhotos>('Gegeven', ({ givenAt }) => givenAt), lowPriority: true },
    actionsColumn(open, (photoSet) => [deleteAction(list.name(photoSet))]),
  ];
}

function Photo({ id, name }: { id: number | null; name: string }) {
  if (id === null)
    return (
      <span className="muted">
        Geen <span>{name.toLowerCase()}</span>
      </span>
    );
  const address = urlOf(photoEndpoints.file, { params: { id } });
  return (
    <a href={address} target="_blank" rel="noreferrer" aria-label={`${name}, groot (nieuw venster)`}>
      <span className="sub @2xl:hidden" aria-hidden>
        {name}
      </span>
      <img
        className="my-1 size-16 rounded-md object-cover @max-2xl:size-24"
        src={address}
        alt={name}
        loading="lazy"
      />
    </a>
  );
}
