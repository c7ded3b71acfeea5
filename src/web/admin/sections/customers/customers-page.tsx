// /admin/customers: everyone who ordered, wrote or subscribed, one row per e-mail address.

import type { Customer, customerSorts } from '#modules/customers/contract.ts';
import { customerEndpoints } from '#modules/customers/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { countryName, parseCountry } from '#shared/recipient/countries.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { amountText, shortDayText } from '../../format.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { Counted, mailColumn } from '../../ui/list/columns/column-makers.tsx';
import { type Column, RowTitle } from '../../ui/list/data-table.tsx';
import { csvFileOf, defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { pagedList } from '../../ui/list/list-sources.ts';
import { pagesOf } from '../../ui/list/use-paged-list.ts';
import { Moment } from '../../ui/moment.tsx';
import { CUSTOMER_LISTS } from './customer-calls.ts';
import { customerName } from './customer-texts.ts';

const SORT_LABELS = {
  newest: ['Laatst gezien'],
  spent: ['Hoogste waarde'],
  orders: ['Meeste bestellingen'],
  name: ['Naam A–Z'],
  name_desc: ['Naam Z–A'],
} as const satisfies Record<(typeof customerSorts)[number], readonly [string]>;

const list = defineList<Customer, never>({
  title: 'Klanten',
  noun: ['klant', 'klanten'],
  source: pagedList({
    key: CUSTOMER_LISTS,
    fetchPage: pagesOf(customerEndpoints.list),
    staleTime: seconds(30),
  }),
  name: customerName,
  search: {
    label: 'Zoek op naam, e-mail, telefoon of plaats',
    placeholder: 'Naam, e-mail, plaats',
  },
  filters: {
    standing: { label: 'Status', options: { blocked: 'Geblokkeerd', erased: 'Gewist' } },
    country: { label: 'Land', options: { NL: 'Nederland', BE: 'België', DE: 'Duitsland', FR: 'Frankrijk' } },
  },
  sorts: SORT_LABELS,
  useTable: () => ({ columns: COLUMNS }),
  file: csvFileOf(customerEndpoints.file),
  empty: {
    title: 'Nog geen klanten',
    text: 'Wie bestelt, schrijft of zich voor de nieuwsbrief aanmeldt, staat hier vanzelf.',
  },
});

export const meta = () => pageMeta(list.title);

export default listPage(list);

const COLUMNS: Column<Customer>[] = [
  {
    label: 'Klant',
    title: true,
    cell: (customer) => (
      <>
        <RowTitle to={href('/admin/customers/:id', { id: customer.id })}>{customerName(customer)}</RowTitle>
        {customer.blockedAt ? <Badge tone="danger">Geblokkeerd</Badge> : null}
        {customer.erasedAt ? <Badge>Gewist</Badge> : null}
      </>
    ),
  },
  { ...mailColumn<Customer>(({ email }) => email, 'xl'), lowPriority: true },
  {
    label: 'Plaats',
    size: 'l',
    card: 'bare',
    cell: (customer) => <span className="clip">{placeText(customer)}</span>,
  },
  {
    label: 'Bestellingen',
    size: 'm',
    number: true,
    card: 'bare',
    cell: ({ orders }) => <Counted count={orders} one="bestelling" many="bestellingen" />,
  },
  { label: 'Waarde', size: 'm', number: true, card: 'end', cell: ({ spent }) => amountText(spent) },
  {
    label: 'Laatst gezien',
    size: 'm',
    card: 'bare',
    cell: ({ seenAt }) => (
      <>
        <Moment className="@max-2xl:hidden" at={seenAt} />
        <span className="text-quiet @2xl:hidden">
          gezien <span>{shortDayText(seenAt)}</span>
        </span>
      </>
    ),
  },
];

function placeText({ city, country }: Customer): string {
  const code = parseCountry(country);
  const abroad = code === null || code === 'NL' ? '' : countryName(code);
  return [city, abroad].filter(Boolean).join(', ') || '–';
}
