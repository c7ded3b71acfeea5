// Tests of all external services for the back-office. A service that is not configured reports which
// variables to set; the shop works without such a service.

import type { Shop } from '#api/shop.ts';
import { findLastVerification } from '#modules/audit/index.ts';
import { readMailboxStatus } from '#modules/contacts/index.ts';
import { findNewestInvoiceDate } from '#modules/invoices/index.ts';
import { readRefusals } from '#modules/mail/index.ts';
import type { MediaStorage } from '#modules/media/index.ts';
import { readBackupChecks, type Service, type ServiceKey } from '#modules/operations/index.ts';
import { findLastEventAt } from '#modules/payments/index.ts';
import type { ReplicaState } from '#platform/database/database.ts';
import { days, minutes, seconds } from '#shared/clock.ts';
import { createDateFormat } from '#shared/date-formats.ts';
import { checkStorage } from './check-storage.ts';
import { type Vendor, vendors } from './circuit-breakers.ts';
import { openCircuitDetail } from './circuit-open-texts.ts';
import { probeAddress } from './probe-address.ts';

type Needs = Pick<
  Shop,
  | 'config'
  | 'database'
  | 'clock'
  | 'provider'
  | 'sandbox'
  | 'housekeeping'
  | 'jobs'
  | 'mailTransport'
  | 'incomingMailbox'
  | 'backupDestination'
> & {
  mediaStorage: MediaStorage;
  openSince(vendor: Vendor): Date | null;
};

type ProbeResult = Omit<Service, 'key'>;

/**
 * Number of failures in a row of a scheduled job that counts as an outage; a single failure may be chance.
 */
const MAX_FAILURES = 2;
/**
 * Duration in milliseconds after which refused mails count as an outage. A mail server may refuse mail of an
 * unknown sender for a few minutes.
 */
const REFUSED_LONG = minutes(5);
/** Maximum age of the last restore test in milliseconds; restore tests are weekly. */
const TRIAL_IS_RECENT = days(9);

const PROBES: Readonly<Record<ServiceKey, (shop: Needs) => ProbeResult | Promise<ProbeResult>>> = {
  payments: probePayments,
  database: probeDatabase,
  jobs: probeJobs,
  mail: probeMail,
  inbox: probeInbox,
  text: ({ config: { ai } }) =>
    ai
      ? probeAddress(`${ai.baseUrl}/models`, ai.apiKey)
      : setup('De ingebouwde schrijver werkt. Voor een tekstdienst: zet AI_BASE_URL en AI_MODEL.'),
  labels: ({ config: { sendy } }) =>
    sendy.token
      ? probeAddress(`${sendy.apiBase}/carriers`, sendy.token)
      : setup('Labels worden zelf gemaakt, zonder vervoerder. Zet SENDY_TOKEN.'),
  addresses: probeAddresses,
  storage: probeStorage,
  backups: probeBackups,
  log: probeLog,
  clock: probeClock,
};

/**
 * Tests one external service and returns its status. Throws when the service does not work. A service whose
 * calls are suspended by its circuit breaker is not called.
 */
export async function probeService(shop: Needs, key: ServiceKey): Promise<ProbeResult> {
  const vendor = vendors.find((each) => each === key);
  const since = vendor ? shop.openSince(vendor) : null;
  return vendor && since ? failing(openCircuitDetail(vendor, since)) : PROBES[key](shop);
}

const momentText = createDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const connected = (detail: string): ProbeResult => ({ state: 'connected', detail });
const setup = (detail: string): ProbeResult => ({ state: 'setup', detail });
const failing = (detail: string): ProbeResult => ({ state: 'failing', detail });

async function probePayments({ config, database, provider, sandbox, clock }: Needs): Promise<ProbeResult> {
  await provider.list({
    createdSince: new Date(clock.now().getTime() - seconds(60)),
    startingAfter: null,
    limit: 1,
  });
  if (sandbox)
    return setup(
      `Betalingen lopen via de testbank. Zet ${config.paymentSetup.keysInShort} om echt geld te ontvangen.`,
    );
  const keys = config.live ? 'Echte sleutels' : 'Testsleutels';
  const last = await findLastEventAt(database.orm);
  if (!last) return setup(`${keys} werken. Er kwam nog geen webhook.`);
  return connected(`${keys}. Laatste webhook ${momentText(last)}.`);
}

async function probeDatabase({ database }: Needs): Promise<ProbeResult> {
  const { rows } = await database.execute('show server_version');
  const version = String(rows[0]?.server_version);
  if (database.engine === 'embedded') return connected(`Ingebouwd (PGlite, PostgreSQL ${version})`);
  return connected(`PostgreSQL ${version}${describeReplica(await database.readReplicaState())}`);
}

/**
 * Returns the state of the replica as a Dutch text. A lagging replica is no error, because figures are then
 * read from the primary.
 */
function describeReplica(replica: ReplicaState | null): string {
  if (replica === null) return '';
  const { lagSeconds, isRead } = replica;
  if (isRead) return '. De cijfers komen van de replica.';
  const why = lagSeconds ? `loopt ${Math.ceil(lagSeconds)} s achter` : 'doet niet mee';
  return `. De replica ${why}; de cijfers komen zolang van deze database.`;
}

async function probeJobs({ jobs }: Needs): Promise<ProbeResult> {
  const { waiting, failed } = await jobs.counts();
  if (failed > 0) return failing(failed === 1 ? '1 taak is opgegeven.' : `${failed} taken zijn opgegeven.`);
  return connected(waiting === 0 ? 'Niets te doen.' : `${waiting} in de wachtrij.`);
}

/** Tests the mail server. A server that answers but refuses all mail counts as failing. */
async function probeMail({ config, mailTransport, database, clock }: Needs): Promise<ProbeResult> {
  if (!mailTransport.check) return setup('Mails blijven in de outbox. Zet SMTP_URL en MAIL_FROM.');
  await mailTransport.check();
  const refused = await readRefusals(database.orm);
  if (refused && refused.mails > 1 && clock.now().getTime() - refused.since.getTime() >= REFUSED_LONG)
    return failing(`Alle mails worden geweigerd sinds ${momentText(refused.since)}: ${refused.detail}`);
  return connected(`SMTP, afzender ${config.mailFrom ?? ''}`);
}

/** Tests the mailbox for incoming mail. A mailbox that opens but cannot be read counts as failing. */
async function probeInbox({ incomingMailbox, database }: Needs): Promise<ProbeResult> {
  if (!incomingMailbox) return setup('Antwoorden per mail blijven in je eigen mailbox. Zet IMAP_URL.');
  await incomingMailbox.check();
  const { failingSince, failures } = await readMailboxStatus({ database });
  if (failingSince && failures >= MAX_FAILURES)
    return failing(`De mailbox gaat open, maar is niet gelezen sinds ${momentText(failingSince)}.`);
  return connected('IMAP, alleen gelezen.');
}

async function probeAddresses({ config: { live, pdokBaseUrl } }: Needs): Promise<ProbeResult> {
  const register = probeAddress(`${pdokBaseUrl}/free?q=1012JS&rows=0`, null);
  return live
    ? register
    : register.catch(() => setup('PDOK is niet bereikbaar; de voorbeeldadressen werken.'));
}

async function probeStorage({ config, mediaStorage }: Needs): Promise<ProbeResult> {
  await checkStorage(config.dataDir);
  if (!config.s3) return connected('Op de schijf van de server.');
  // Reading the first name proves that the key is valid.
  for await (const _ of mediaStorage.list()) break;
  return connected('Afbeeldingen in S3-opslag, de rest op de schijf van de server.');
}

/** Tests the backups: whether they are made, copied and tested. Reports the first step that fails. */
async function probeBackups(shop: Needs): Promise<ProbeResult> {
  const backups = shop.housekeeping.listBackups();
  const newest = backups[0];
  const oldest = backups.at(-1);
  if (!newest || !oldest) return setup('Nog geen. Vannacht om 3:30 komt de eerste, of maak er nu een.');
  const ageOf = (since: Date | string) => shop.clock.now().getTime() - new Date(since).getTime();
  const made = `De laatste is van ${momentText(newest.createdAt)}.`;
  if (ageOf(newest.createdAt) >= days(2)) return failing(made);
  const { copy, trial } = await readBackupChecks(shop);
  if (shop.backupDestination && copy?.endedAt && !copy.ok) return failing(`${made} ${copy.detail}`);
  if (shop.backupDestination && ageOf(copy?.provenAt ?? oldest.createdAt) >= days(2))
    return failing(`${made} Er is geen kopie van de laatste twee dagen.`);
  if (trial?.endedAt && !trial.ok) return failing(`${made} Proef: ${trial.detail}`);
  if (ageOf(trial?.provenAt ?? oldest.createdAt) >= TRIAL_IS_RECENT)
    return failing(`${made} Er is al meer dan 9 dagen geen back-up op proef teruggezet.`);
  if (!trial?.provenAt) return connected(`${made} Zondag om 4:30 wordt er een op proef teruggezet.`);
  return connected(`${made} Op proef teruggezet op ${momentText(new Date(trial.provenAt))}.`);
}

async function probeLog({ database, clock }: Needs): Promise<ProbeResult> {
  const last = await findLastVerification(database.orm);
  if (!last) return setup('Nog niet gecontroleerd. Vannacht om 3:45 is de eerste keer.');
  const when = momentText(last.at);
  if (!last.ok) return failing(`Controle van ${when}: ${last.detail} Bewaar de back-ups en het serverlog.`);
  const age = clock.now().getTime() - last.at.getTime();
  return age < days(2)
    ? connected(`Klopte bij de controle van ${when}.`)
    : failing(`De laatste controle is van ${when}.`);
}

async function probeClock({ database, clock }: Needs): Promise<ProbeResult> {
  const newest = await findNewestInvoiceDate(database.orm);
  if (newest === null || newest.getTime() - clock.now().getTime() < minutes(5))
    return connected('Loopt gelijk met de boeken.');
  return failing(`De laatste factuur is van ${momentText(newest)}, later dan nu. Zet de klok gelijk.`);
}
