// /admin/contacts/newsletter: newsletter sign-ups, and whether each was confirmed or unsubscribed.

import { SUBSCRIPTION_NAMES, type Subscription, sourceName } from '#modules/contacts/contract.ts';
import { subscriptionEndpoints } from '#modules/contacts/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { mailColumn, momentColumn } from '../../ui/list/columns/column-makers.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { csvFileOf, defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { pagedList } from '../../ui/list/list-sources.ts';
import { pagesOf } from '../../ui/list/use-paged-list.ts';
import { Moment } from '../../ui/moment.tsx';
import { ContactTabs } from './contact-tabs.tsx';

const list = defineList<Subscription, never>({
  title: 'Contact',
  heading: 'Aanmeldingen voor de nieuwsbrief',
  noun: ['aanmelding', 'aanmeldingen'],
  source: pagedList({
    key: ['contacts', 'newsletter'],
    fetchPage: pagesOf(subscriptionEndpoints.list),
    staleTime: seconds(30),
  }),
  name: ({ email }) => email,
  search: { label: 'Zoek op e-mail', placeholder: 'Zoek in aanmeldingen' },
  filters: { status: { label: 'Status', options: SUBSCRIPTION_NAMES } },
  sorts: { newest: ['Nieuwste eerst'], oldest: ['Oudste eerst'] },
  useTable: () => ({ columns: COLUMNS }),
  file: csvFileOf(subscriptionEndpoints.file),
  tabs: ContactTabs,
  empty: {
    title: 'Nog geen aanmeldingen',
    text: 'Wie zich voor de nieuwsbrief aanmeldt, staat hier.',
  },
});

export const meta = () => pageMeta('Nieuwsbrief');

export default listPage(list);

const COLUMNS: Column<Subscription>[] = [
  { ...mailColumn<Subscription>(({ email }) => email), title: true },
  {
    label: 'Status',
    size: 'l',
    card: 'end',
    cell: ({ status }) => (
      <Badge tone={status === 'confirmed' ? 'live' : 'plain'}>{SUBSCRIPTION_NAMES[status]}</Badge>
    ),
  },
  { label: 'Bron', size: 'm', card: 'none', cell: ({ source }) => sourceName(source) },
  momentColumn('Aangemeld', ({ requestedAt }) => requestedAt),
  {
    label: 'Bevestigd of afgemeld',
    size: 'l',
    card: 'none',
    lowPriority: true,
    cell: ({ status, confirmedAt, unsubscribedAt }) => {
      const at = status === 'unsubscribed' ? unsubscribedAt : status === 'confirmed' ? confirmedAt : null;
      return at === null ? '–' : <Moment at={at} />;
    },
  },
];
