// Search, status and order of the list. The address is the state; the search box only runs ahead of it while typing.

import { RefreshCw, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { orderStatuses } from '#modules/orders/contract.ts';
import type { OrderListState } from './order-list-state.ts';
import { STATUS_LABELS } from './order-texts.ts';

const TYPING_PAUSE_MS = 250;

type OrdersToolbarProps = {
  state: OrderListState;
  refreshing: boolean;
  onChange(change: Partial<OrderListState>): void;
  onRefresh(): void;
};

export function OrdersToolbar({ state, refreshing, onChange, onRefresh }: OrdersToolbarProps) {
  return (
    <search className="toolbar" aria-label="Bestellingen">
      <SearchBox q={state.q} onChange={onChange} />
      <label className="inline-field">
        <span>Status</span>
        <select
          value={state.status ?? ''}
          onChange={(event) =>
            onChange({ status: orderStatuses.find((status) => status === event.target.value) ?? null })
          }
        >
          <option value="">Alle</option>
          {orderStatuses.map((status) => (
            <option key={status} value={status}>
              {STATUS_LABELS[status]}
            </option>
          ))}
        </select>
      </label>
      <label className="inline-field">
        <span>Volgorde</span>
        <select
          value={state.sort}
          onChange={(event) => onChange({ sort: event.target.value === 'oldest' ? 'oldest' : 'newest' })}
        >
          <option value="newest">Nieuwste eerst</option>
          <option value="oldest">Oudste eerst</option>
        </select>
      </label>
      <button type="button" className="btn" onClick={onRefresh} aria-busy={refreshing}>
        <RefreshCw size={14} aria-hidden className={refreshing ? 'spinning' : ''} /> Vernieuwen
      </button>
    </search>
  );
}

function SearchBox({ q, onChange }: { q: string; onChange(change: { q: string }): void }) {
  const [text, setText] = useState(q);
  const sent = useRef(q);
  // The address changed by other hands, such as Back: the box follows.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setText(q);
  }, [q]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      onChange({ q: wanted });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, onChange]);
  return (
    <label className="search-field">
      <Search size={14} aria-hidden />
      <input
        type="search"
        data-search=""
        aria-label="Zoek op nummer, naam of e-mailadres"
        placeholder="Zoek op nummer, naam, e-mail"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  );
}
