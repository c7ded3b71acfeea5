// The list of shipping countries, each with a switch (the shop ships there or not) and a shipping fee.

import { useState } from 'react';
import { shippingCountryEndpoints } from '#modules/shipping/endpoints.ts';
import { cents, formatEuro, toDutchText } from '#shared/money.ts';
import { send } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { titleColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn, editAction, switchAction } from '../../ui/list/columns/row-actions.tsx';
import { type Column, DataTable } from '../../ui/list/data-table.tsx';
import { filterBy, type Listing } from '../../ui/list/define-list.ts';
import { ListFrame, useListing } from '../../ui/list/list-frame.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { useOptimisticToggle } from '../../ui/use-optimistic-toggle.ts';
import { type Country, shippingCountriesQuery } from './settings-calls.ts';
import { ShippingFeeDialog } from './shipping-fee-dialog.tsx';

const COUNTRIES: Listing<Country> = {
  heading: 'Verzendlanden',
  headed: true,
  noun: ['land', 'landen'],
  source: wholeList(shippingCountriesQuery, ({ code, name }) => `${name} ${code}`),
  search: { label: 'Zoek een land', placeholder: 'Zoek een land', tools: 'Verzendlanden' },
  filters: {
    status: filterBy('Verzenden', { on: 'Aan', off: 'Uit' }, ({ enabled }) => (enabled ? 'on' : 'off')),
  },
  // The shop has them in order already: home countries first.
  sorts: { usual: ['Gewone volgorde'] },
  file: {
    name: 'verzendlanden',
    columns: [
      ['Code', ({ code }) => code],
      ['Land', ({ name }) => name],
      ['Verzendkosten', ({ fee }) => toDutchText(cents(fee))],
      ['Aan', ({ enabled }) => (enabled ? 'ja' : 'nee')],
    ],
  },
  failed: 'Landen niet geladen',
  empty: { title: 'Geen landen', text: '' },
};

export function ShippingCountries() {
  const [editing, setEditing] = useState<Country | null>(null);
  const columns = countryColumns(setEditing, useSwitchCountry());
  return (
    <>
      <ListFrame list={COUNTRIES} listing={useListing(COUNTRIES)}>
        {(rows) => (
          <DataTable
            rows={rows}
            columns={columns}
            rowId={({ id }: Country) => id}
            rowName={({ name }: Country) => name}
            onEdit={setEditing}
          />
        )}
      </ListFrame>
      {editing ? <ShippingFeeDialog country={editing} onClose={() => setEditing(null)} /> : null}
    </>
  );
}

function useSwitchCountry() {
  return useOptimisticToggle<Country, 'code' | 'enabled'>({
    listKey: shippingCountriesQuery.queryKey,
    idField: 'code',
    toggled: ({ code, enabled }) => ({ code, enabled: !enabled }),
    send: ({ code, enabled }) =>
      send(shippingCountryEndpoints.update, { params: { code }, body: { enabled } }),
    done: ({ enabled }) => (enabled ? 'Verzending aangezet' : 'Verzending uitgezet'),
    failed: 'Verzending niet gewijzigd',
  });
}

function countryColumns(
  edit: (country: Country) => void,
  flip: (country: Country) => void,
): Column<Country>[] {
  return [
    titleColumn('Land', edit, ({ name }) => name),
    {
      label: 'Code',
      size: 's',
      card: 'none',
      lowPriority: true,
      cell: ({ code }) => <span className="muted">{code}</span>,
    },
    {
      label: 'Verzendkosten',
      size: 'm',
      card: 'end',
      number: true,
      cell: ({ fee }) => (fee === 0 ? 'Gratis' : formatEuro(cents(fee))),
    },
    {
      label: 'Verzenden',
      size: 'm',
      card: 'end',
      cell: ({ enabled }) => <Badge tone={enabled ? 'live' : 'plain'}>{enabled ? 'Aan' : 'Uit'}</Badge>,
    },
    actionsColumn(
      (_edit, country) => edit(country),
      (country) => [
        {
          ...switchAction(
            `Zet verzending naar ${country.name} ${country.enabled ? 'uit' : 'aan'}`,
            country.enabled,
            () => flip(country),
          ),
          requires: shippingCountryEndpoints.update,
        },
        { ...editAction(country.name), requires: shippingCountryEndpoints.update },
      ],
    ),
  ];
}
