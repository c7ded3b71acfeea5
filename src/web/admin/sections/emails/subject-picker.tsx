// The field that chooses the data for the preview of a mail: the newest order or basket, one found by search,
// or a fictitious customer.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isMailType, mailFields } from '#modules/mail/contract.ts';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { requestPage } from '#web/client/request.ts';
import { Options } from '#web/ui/controls/options.tsx';
import { fetchDraftPage } from '../../shared/draft-calls.ts';
import type { PreviewSubject } from '../../shared/mail/email-calls.ts';
import { SearchBox } from '../../ui/list/search-box.tsx';

type Choice = { id: number; label: string };
const CHOICES = 25;

type SubjectPickerProps = {
  type: string;
  value: PreviewSubject;
  onChange(subject: PreviewSubject): void;
};

export function SubjectPicker({ type, value, onChange }: SubjectPickerProps) {
  const [q, setQ] = useState('');
  const [kind] = isMailType(type) ? mailFields[type].about : [];
  const choices = useQuery({
    queryKey: ['email-preview', 'choices', kind, q],
    queryFn: ({ signal }) => (kind === 'basket' ? listBaskets(q, signal) : listOrders(q, signal)),
    enabled: kind !== undefined,
    placeholderData: keepPreviousData,
    staleTime: seconds(30),
  });
  if (!kind) return <p className="muted">Deze mail gaat niet over een bestelling; je ziet een voorbeeld.</p>;
  const chosen = Object.values(value ?? {})[0] ?? '';
  const choose = (id: string) => {
    if (id === '') onChange(null);
    else onChange(kind === 'basket' ? { draftOrderId: Number(id) } : { orderId: Number(id) });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] gap-2 max-lg:grid-cols-1 [&_.search-field]:max-w-none [&_select]:min-h-8">
      <SearchBox
        q={q}
        label={kind === 'basket' ? 'Zoek een winkelmandje' : 'Zoek een bestelling'}
        placeholder={kind === 'basket' ? 'Zoek een winkelmandje' : 'Zoek een bestelling'}
        onChange={(change) => setQ(change.q)}
      />
      <select aria-label="Gegevens van" value={chosen} onChange={(event) => choose(event.target.value)}>
        <option value="">Gegevens van een voorbeeldklant</option>
        <Options of={(choices.data ?? []).map(({ id, label }) => [id, label])} />
      </select>
    </div>
  );
}

const searchOf = (q: string) => new URLSearchParams({ limit: String(CHOICES), ...(q ? { q } : {}) });

async function listOrders(q: string, signal: AbortSignal): Promise<Choice[]> {
  const { items } = await requestPage(orderEndpoints.list, { query: searchOf(q), signal });
  return items.map(({ id, orderNumber, customerName }) => ({
    id,
    label: `${orderNumber} · ${customerName}`,
  }));
}

async function listBaskets(q: string, signal: AbortSignal): Promise<Choice[]> {
  const { items } = await fetchDraftPage(searchOf(q), signal);
  return items.map(({ id, customerName }) => ({ id, label: `#${id} · ${customerName || 'Zonder naam'}` }));
}
