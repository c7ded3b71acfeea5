// "Draft Orders (Incomplete)": checkouts that were begun and not paid, ten at first like the table above it.

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Draft } from '#modules/drafts/contract.ts';
import { draftsQuery } from '../admin-queries.ts';
import { amountText, countText, shortMomentText } from '../format.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../ui/states.tsx';
import { addressLines } from './order-address.ts';
import { FIRST_PAGE } from './order-list-state.ts';
import { AddressCell, CustomerCell } from './order-row.tsx';

export function DraftsTable() {
  const query = useQuery(draftsQuery);
  const [parameters, setParameters] = useSearchParams();
  const unfolded = parameters.get('drafts') === 'all';
  const drafts = (query.data ?? []).filter((draft) => !draft.isCompleted);

  const unfold = (all: boolean) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (all) next.set('drafts', 'all');
        else next.delete('drafts');
        return next;
      },
      { preventScrollReset: true },
    );

  return (
    <section className="panel" aria-labelledby="draft-orders">
      <header className="panel-header">
        <h2 id="draft-orders">Draft Orders (Incomplete)</h2>
        <p className="muted">{query.isSuccess ? `${countText(drafts.length)} niet betaald` : ''}</p>
      </header>
      {query.isPending ? <SkeletonRows rows={4} label="Niet betaalde bestellingen laden" /> : null}
      {query.isError ? (
        <ErrorState
          title="Error loading draft orders"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.isSuccess && drafts.length === 0 ? (
        <EmptyState title="No draft orders found">Niemand is halverwege het afrekenen gestopt.</EmptyState>
      ) : null}
      {drafts.length > 0 ? <Table drafts={unfolded ? drafts : drafts.slice(0, FIRST_PAGE)} /> : null}
      {drafts.length > FIRST_PAGE ? (
        <footer className="panel-footer">
          <button type="button" className="btn" aria-expanded={unfolded} onClick={() => unfold(!unfolded)}>
            {unfolded ? 'Show Less' : 'Show More'}
          </button>
        </footer>
      ) : null}
    </section>
  );
}

function Table({ drafts }: { drafts: readonly Draft[] }) {
  return (
    <table className="table drafts-table">
      <thead>
        <tr>
          <th scope="col">Nummer</th>
          <th scope="col">Klant</th>
          <th scope="col">Adres</th>
          <th scope="col">Product</th>
          <th scope="col" className="number">
            Totaal
          </th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {drafts.map((draft) => (
          <tr key={draft.id}>
            <td data-label="Nummer">
              #{draft.id}
              <span className="sub">{shortMomentText(draft.createdAt)}</span>
            </td>
            <td data-label="Klant">
              <CustomerCell {...draft} />
            </td>
            <td data-label="Adres">
              <AddressCell lines={addressLines(draft)} />
            </td>
            <td data-label="Product">{draft.variant || '–'}</td>
            <td data-label="Totaal" className="number">
              {amountText(draft.total)}
            </td>
            <td data-label="Status">
              <span className="badge" data-status="pending">
                Payment Pending
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
