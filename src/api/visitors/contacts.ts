// The endpoints for messages to the shop and newsletter sign-ups, and their list in the back-office.

import {
  type Contact,
  SUBSCRIPTION_NAMES,
  type Subscription,
  sourceName,
} from '#modules/contacts/contract.ts';
import { contactEndpoints, subscriptionEndpoints } from '#modules/contacts/endpoints.ts';
import {
  listContacts,
  listRecentContacts,
  listSubscriptions,
  recordContact,
} from '#modules/contacts/index.ts';
import { isEmptyQuery } from '#shared/api/paging.ts';
import { type CsvColumn, sendCsv } from '../replies/csv-reply.ts';
import type { Serve } from '../serve.ts';
import type { Shop } from '../shop.ts';

const CSV: readonly CsvColumn<Contact>[] = [
  ['Ontvangen', ({ createdAt }) => createdAt],
  ['Voornaam', ({ firstName }) => firstName],
  ['Achternaam', ({ lastName }) => lastName],
  ['E-mailadres', ({ email }) => email],
  ['Telefoonnummer', ({ phone }) => phone],
  ['Onderwerp', ({ subject }) => subject],
  ['Bericht', ({ message }) => message],
  ['Nieuwsbrief', ({ newsletterStatus: status }) => (status ? SUBSCRIPTION_NAMES[status] : null)],
];

const SUBSCRIPTIONS_CSV: readonly CsvColumn<Subscription>[] = [
  ['E-mailadres', ({ email }) => email],
  ['Status', (row) => SUBSCRIPTION_NAMES[row.status]],
  ['Bron', (row) => sourceName(row.source)],
  ['Aangemeld', ({ requestedAt }) => requestedAt],
  ['Bevestigd', ({ confirmedAt }) => confirmedAt],
  ['Afgemeld', ({ unsubscribedAt }) => unsubscribedAt],
];

export function serveContacts(serve: Serve, shop: Shop): void {
  serve(contactEndpoints.submit, ({ body }) => recordContact(shop, body, 'api'));
  serve(contactEndpoints.list, ({ query }) =>
    isEmptyQuery(query) ? listRecentContacts(shop) : listContacts(shop, query),
  );
  serve(contactEndpoints.file, ({ query, reply }) =>
    sendCsv(reply, 'contact', CSV, (page) => listContacts(shop, { ...query, ...page })),
  );
  serve(subscriptionEndpoints.list, ({ query }) => listSubscriptions(shop, query));
  serve(subscriptionEndpoints.file, ({ query, reply }) =>
    sendCsv(reply, 'nieuwsbrief', SUBSCRIPTIONS_CSV, (page) =>
      listSubscriptions(shop, { ...query, ...page }),
    ),
  );
}
