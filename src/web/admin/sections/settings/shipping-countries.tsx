// Where the shop sends to and what that costs: every country with a switch and a fee.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShippingCountryView } from '#modules/shipping/contract.ts';
import { shippingCountryEndpoints } from '#modules/shipping/endpoints.ts';
import { cents, formatEuro, toDutchText } from '#shared/money.ts';
import { tell } from '#web/client/ask.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { countedText } from '../../format.ts';
import { titleColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn, editAction, switchAction } from '../../ui/list/columns/row-actions.tsx';
import { CsvButton, type CsvColumn } from '../../ui/list/csv-button.tsx';
import { type Column, DataTable } from '../../ui/list/data-table.tsx';
import { shapeOf } from '../../ui/list/define-list.ts';
import { type Finding, findRows } from '../../ui/list/find-rows.ts';
import { isFiltered, setCount } from '../../ui/list/list-address.ts';
import { ListBody, ListPanel, ShowMore } from '../../ui/list/list-panel.tsx';
import { ListSelect, ListToolbar } from '../../ui/list/list-toolbar.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { useTurn } from '../../ui/use-turn.ts';
import { shippingCountriesQuery } from './settings-calls.ts';
import { ShippingFeeDialog } from './shipping-fee-dialog.tsx';

const STATUS = {
  label: 'Verzenden',
  options: { on: 'Aan', off: 'Uit' },
  passes: ({ enabled }: ShippingCountryView, wanted: string) => enabled === (wanted === 'on'),
};
const FINDING: Finding<ShippingCountryView> = {
  text: ({ code, name }) => `${name} ${code}`,
  filters: { status: STATUS },
  // The shop has them in order already: home countries first.
  sorts: { usual: ['Gewone volgorde'] },
};
const SHAPE = shapeOf(FINDING);
const CSV: readonly CsvColumn<ShippingCountryView>[] = [
  ['Code', ({ code }) => code],
  ['Land', ({ name }) => name],
  ['Verzendkosten', ({ fee }) => toDutchText(cents(fee))],
  ['Aan', ({ enabled }) => (enabled ? 'ja' : 'nee')],
];
const EMPTY = { title: 'Geen landen', text: '', filteredText: 'Geen land past bij deze zoekopdracht.' };

/** A number of its own for each code of two letters. */
const idOf = ({ code }: ShippingCountryView) => code.charCodeAt(0) * 256 + code.charCodeAt(1);
const nameOf = ({ name }: ShippingCountryView) => name;

export function ShippingCountries() {
  const query = useQuery(shippingCountriesQuery);
  const { state, change } = useListState(SHAPE);
  const [editing, setEditing] = useState<ShippingCountryView | null>(null);
  const { rows, matching, hasMore } = findRows(query.data ?? [], state, FINDING);
  const columns = countryColumns(setEditing, useSwitchCountry());
  return (
    <>
      <ListPanel
        title="Verzendlanden"
        count={query.isSuccess ? countedText(matching.length, 'land', 'landen') : ''}
        toolbar={
          <ListToolbar
            label="Verzendlanden"
            search={{ q: state.q, label: 'Zoek een land', placeholder: 'Zoek een land', onChange: change }}
            active={setCount(state)}
          >
            <ListSelect
              label={STATUS.label}
              value={state.filters.status ?? ''}
              options={[['', 'Alle'], ...Object.entries(STATUS.options)]}
              onChange={(status) => change({ filters: { status } })}
            />
            <CsvButton fileName="verzendlanden" columns={CSV} rows={matching} />
          </ListToolbar>
        }
        footer={<ShowMore hasMore={hasMore} more={state.more} onChange={change} />}
      >
        <ListBody
          query={query}
          rows={rows}
          loading="Landen laden"
          failed="Landen niet geladen"
          filtered={isFiltered(state)}
          empty={EMPTY}
        >
          {(shown) => (
            <DataTable rows={shown} columns={columns} rowId={idOf} rowName={nameOf} onEdit={setEditing} />
          )}
        </ListBody>
      </ListPanel>
      {editing ? <ShippingFeeDialog country={editing} onClose={() => setEditing(null)} /> : null}
    </>
  );
}

function useSwitchCountry() {
  return useTurn<ShippingCountryView, 'code' | 'enabled'>({
    ...{ listKey: shippingCountriesQuery.queryKey, by: 'code' },
    turned: ({ code, enabled }) => ({ code, enabled: !enabled }),
    send: ({ code, enabled }) =>
      tell(shippingCountryEndpoints.update, { params: { code }, body: { enabled } }),
    done: ({ enabled }) => (enabled ? 'Verzending aangezet' : 'Verzending uitgezet'),
    failed: 'Verzending niet gewijzigd',
  });
}

function countryColumns(
  edit: (country: ShippingCountryView) => void,
  flip: (country: ShippingCountryView) => void,
): Column<ShippingCountryView>[] {
  return [
    titleColumn('Land', edit, nameOf),
    {
      label: 'Code',
      size: 's',
      card: 'none',
      spare: true,
      cell: ({ code }) => <span className="muted">{code}</span>,
    },
    {
      label: 'Verzendkosten',
      size: 'm',
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
      'm',
      (_edit, country) => edit(country),
      (country) => [
        {
          ...switchAction(
            `Zet verzending naar ${country.name} ${country.enabled ? 'uit' : 'aan'}`,
            country.enabled,
            () => flip(country),
          ),
          asks: shippingCountryEndpoints.update,
        },
        { ...editAction(country.name), asks: shippingCountryEndpoints.update },
      ],
    ),
  ];
}
