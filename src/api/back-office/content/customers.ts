// The customer endpoints of the back-office: the list, a single customer, notes, and blocking.

import { customerEndpoints } from '#modules/customers/endpoints.ts';
import {
  addNote,
  blockCustomer,
  type Customer,
  eraseCustomer,
  exportPersonalData,
  findCustomerOfOrder,
  listCustomers,
  readConversationContext,
  readCustomer,
  removeNote,
  unblockCustomer,
} from '#modules/customers/index.ts';
import { sendCopy } from '#modules/operations/index.ts';
import { fileDisposition } from '#shared/api/file-disposition.ts';
import { type CsvColumn, sendCsv } from '../../replies/csv-reply.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

const CSV: readonly CsvColumn<Customer>[] = [
  ['E-mailadres', ({ email }) => email],
  ['Naam', ({ name }) => name],
  ['Telefoon', ({ phone }) => phone],
  ['Plaats', ({ city }) => city],
  ['Land', ({ country }) => country],
  ['Bestellingen', ({ orders }) => orders],
  ['Waarde', ({ spent }) => spent.replace('.', ',')],
  ['Eerste bestelling', ({ firstOrderAt }) => firstOrderAt],
  ['Laatste bestelling', ({ lastOrderAt }) => lastOrderAt],
  ['Geblokkeerd', ({ blockedAt }) => blockedAt],
  ['Gewist', ({ erasedAt }) => erasedAt],
];

export function serveCustomers(serve: Serve, shop: Shop): void {
  serve(customerEndpoints.list, ({ query }) => listCustomers(shop, query));
  serve(customerEndpoints.file, ({ query, reply }) =>
    sendCsv(reply, 'klanten', CSV, (page) => listCustomers(shop, { ...query, ...page })),
  );
  serve(customerEndpoints.one, ({ params }) => readCustomer(shop, params.id));
  serve(customerEndpoints.ofOrder, ({ params }) => findCustomerOfOrder(shop, params.id));
  serve(customerEndpoints.besideConversation, ({ params }) => readConversationContext(shop, params.id));
  serve(customerEndpoints.addNote, ({ params, body, actor }) => addNote(shop, params.id, body.text, actor));
  serve(customerEndpoints.deleteNote, ({ params, actor }) => removeNote(shop, params, actor));
  serve(customerEndpoints.block, ({ params, body, actor }) =>
    blockCustomer(shop, params.id, body.reason, actor),
  );
  serve(customerEndpoints.give, async ({ params, reply }) =>
    reply
      .type('application/zip')
      .header('content-disposition', fileDisposition('attachment', `klant-${params.id}.zip`))
      .send(await exportPersonalData(shop, params.id)),
  );
  serve(customerEndpoints.erase, async ({ params, body, actor }) => {
    const erased = await eraseCustomer(shop, params.id, body.confirmation, actor);
    // The copy includes the list of erased people.
    if (shop.backupDestination) await sendCopy(shop);
    return erased;
  });
  serve(customerEndpoints.unblock, ({ params }) => unblockCustomer(shop, params.id));
}
