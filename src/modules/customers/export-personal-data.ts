// Exports all data of a person as a ZIP: one JSON file per table, the invoices, and an explanation. The files
// are read one by one while the ZIP is sent, so memory use is small.

import { Readable } from 'node:stream';
import { readFile } from '#modules/contacts/index.ts';
import { getInvoiceFile } from '#modules/invoices/index.ts';
import { findPhotoFile } from '#modules/reviews/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Person, PersonalDataTable } from '#platform/database/personal-data.ts';
import type { Clock } from '#shared/clock.ts';
import { getCustomer, type PeopleNeeds, personOf } from './person-of.ts';

type InvoiceNeeds = Parameters<typeof getInvoiceFile>[0];
type Needs = PeopleNeeds & InvoiceNeeds & { database: Database; clock: Clock };

/** The file name and the Dutch description of each table in the export. */
const FILES: Readonly<Record<string, readonly [name: string, what: string]>> = {
  orders: ['bestellingen', 'je bestellingen, met adres, bedragen (in centen) en status'],
  order_events: ['geschiedenis', 'wat er aan je bestellingen is gewijzigd'],
  shipments: ['pakketten', 'de verzendlabels van je bestellingen'],
  bank_orders: ['bankbestellingen', 'wat je per bank zou betalen'],
  order_changes: ['wijzigingen', 'hoe je bestellingen zijn gewijzigd'],
  refunds: ['terugbetalingen', 'geld dat je hebt teruggekregen'],
  withdrawals: ['herroepingen', 'wat je hebt herroepen'],
  invoices: ['facturen', 'wat er op je facturen staat; de facturen zelf zitten als PDF in de map facturen'],
  reviews: ['reviews', 'wat je over het product schreef'],
  review_photos: ['fotos', 'de voorfoto en nafoto die je gaf; de foto’s zelf zitten in de map fotos'],
  draft_orders: ['winkelmandjes', 'wat je in de kassa hebt ingevuld'],
  recovery_events: ['betaalpogingen', 'betalingen die niet lukten'],
  mails: ['mails', 'de mails die je van ons kreeg'],
  mail_suppressions: ['afmeldingen', 'welke mails je niet meer krijgt'],
  contacts: ['berichten', 'wat je ons schreef'],
  contact_entries: ['gesprekken', 'wat er daarna in die gesprekken is geschreven, met onze notities'],
  left_out_mails: ['overgeslagen-mails', 'mails van je die niet als bericht zijn overgenomen'],
  contact_files: ['bijlagen', 'wat je meestuurde; de bestanden zelf zitten in de map bijlagen'],
  newsletter_subscriptions: ['nieuwsbrief', 'je toestemming voor de nieuwsbrief, met de momenten'],
  saved_views: ['zoekopdrachten', 'zoekopdrachten van de winkel waarin je voorkomt'],
  customer_notes: ['notities', 'wat de winkel over je noteerde'],
  customers: ['klant', 'hoe je bij ons bekend bent'],
};

/**
 * Exports a customer's data as a ZIP stream. Throws 404 `customer_unknown`. When reading fails after the
 * download has started, the file is cut off and visibly incomplete.
 */
export async function exportPersonalData(shop: Needs, id: number): Promise<Readable> {
  const { orm } = shop.database;
  const person = await personOf(orm, await getCustomer(orm, id), shop.clock.now());
  const holdings = shop.personalData.filter(({ table }) => FILES[table]);
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const out = Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => out.destroy(error));
  const add = (path: string, content: () => AsyncIterable<string | Buffer>) =>
    zip.addReadStreamLazy(path, { mtime: person.at }, (give) => {
      const stream = Readable.from(content());
      stream.on('error', (error) => out.destroy(error));
      give(null, stream);
    });
  add('LEESMIJ.txt', () => readMe(holdings));
  for (const holding of holdings) add(`${fileOf(holding)}.json`, () => jsonOf(shop, holding, person));
  for (const [number, orderId] of await invoicesOf(shop, person))
    add(`facturen/${number}.pdf`, async function* () {
      yield (await getInvoiceFile(shop, orderId, number)).content;
    });
  for (const [contactId, fileId, name] of await attachmentsOf(shop, person))
    add(`bijlagen/${fileId}-${name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_')}`, async function* () {
      yield (await readFile(shop, contactId, fileId)).content;
    });
  for (const of of await photosOf(shop, person))
    add(`fotos/${of.orderId}-${of.moment === 'before' ? 'voor' : 'na'}.webp`, async function* () {
      const photo = await findPhotoFile(orm, of);
      if (photo) yield photo;
    });
  zip.end();
  return out;
}

const fileOf = ({ table }: PersonalDataTable) => FILES[table]?.[0] ?? table;

async function* readMe(holdings: readonly PersonalDataTable[]) {
  yield 'Dit zijn alle gegevens die de winkel van je heeft.\r\n\r\n';
  yield 'Elk bestand is JSON, dat een computer kan lezen en een teksteditor kan openen. Bedragen zijn in centen, momenten in UTC.\r\n\r\n';
  for (const holding of holdings) yield `${fileOf(holding)}.json: ${FILES[holding.table]?.[1] ?? ''}\r\n`;
}

async function* jsonOf({ database }: Needs, holding: PersonalDataTable, person: Person) {
  yield JSON.stringify(await holding.exportRows(database.orm, person), null, 2);
}

async function attachmentsOf({ database, personalData }: Needs, person: Person) {
  const files = personalData.find(({ table }) => table === 'contact_files');
  const rows = (await files?.exportRows(database.orm, person)) ?? [];
  return rows.map((row) => [Number(row.contact_id), Number(row.id), String(row.name)] as const);
}

async function photosOf({ database, personalData }: Needs, person: Person) {
  const photos = personalData.find(({ table }) => table === 'review_photos');
  const rows = (await photos?.exportRows(database.orm, person)) ?? [];
  return rows.map((row) => ({
    orderId: Number(row.order_id),
    moment: row.moment === 'before' ? ('before' as const) : ('after' as const),
  }));
}

async function invoicesOf({ database, personalData }: Needs, person: Person) {
  const invoices = personalData.find(({ table }) => table === 'invoices');
  const rows = (await invoices?.exportRows(database.orm, person)) ?? [];
  return rows.map((row) => [String(row.number), Number(row.order_id)] as const);
}
