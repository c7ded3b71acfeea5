// How each service the shop leans on is looked at. What is not set up says what to set; the shop works without it.

import { findLastVerification } from '#modules/audit/index.ts';
import type { MailTransport } from '#modules/mail/index.ts';
import type { MediaStorage } from '#modules/media/index.ts';
import type { ServiceKey, ServiceProbe } from '#modules/operations/index.ts';
import { findNewestInvoiceDate } from '#modules/orders/index.ts';
import { findLastEventAt, type PaymentProvider } from '#modules/payments/index.ts';
import type { Housekeeping } from '#platform/database/housekeeping.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { type Clock, days, minutes, SHOP_TIME_ZONE, seconds } from '#shared/clock.ts';
import { checkStorage } from './check-storage.ts';
import type { Platform } from './platform.ts';
import { probeAddress } from './probe-address.ts';

type Parts = {
  clock: Clock;
  provider: PaymentProvider;
  transport: MailTransport;
  mediaStorage: MediaStorage;
  housekeeping: Housekeeping;
  jobs: Jobs;
};

const moment = new Intl.DateTimeFormat('nl-NL', {
  timeZone: SHOP_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
});
const connected = (detail: string) => ({ state: 'connected' as const, detail });
const setup = (detail: string) => ({ state: 'setup' as const, detail });
const failing = (detail: string) => ({ state: 'failing' as const, detail });

export function serviceProbes(platform: Platform, parts: Parts): Record<ServiceKey, ServiceProbe> {
  const { config, database } = platform;
  const { jobs, transport, housekeeping, clock } = parts;
  return {
    payments: () => probePayments(platform, parts),
    async database() {
      const { rows } = await database.execute('show server_version');
      const version = String(rows[0]?.server_version);
      return connected(
        database.engine === 'postgres'
          ? `PostgreSQL ${version}`
          : `Ingebouwd (PGlite, PostgreSQL ${version})`,
      );
    },
    async jobs() {
      const { waiting, failed } = await jobs.counts();
      if (failed > 0)
        return failing(`${failed} taken zijn opgegeven. Het logboek van de server zegt waarom.`);
      return connected(waiting === 0 ? 'Niets te doen.' : `${waiting} in de wachtrij.`);
    },
    async mail() {
      if (!transport.check) return setup('Mails blijven in de outbox. Zet SMTP_URL en MAIL_FROM.');
      await transport.check();
      return connected(`SMTP, afzender ${config.mailFrom ?? ''}`);
    },
    text: async () =>
      config.ai
        ? probeAddress(`${config.ai.baseUrl}/models`, config.ai.apiKey)
        : setup('De ingebouwde schrijver werkt. Voor een tekstdienst: zet AI_BASE_URL en AI_MODEL.'),
    labels: async () =>
      config.sendy.token
        ? probeAddress(`${config.sendy.apiBase}/carriers`, config.sendy.token)
        : setup('Labels worden zelf gemaakt, zonder vervoerder. Zet SENDY_TOKEN.'),
    async storage() {
      await checkStorage(config.dataDir);
      if (!config.s3) return connected('Op de schijf van de server.');
      // Looking at the first name is enough to know that the key is good.
      for await (const _ of parts.mediaStorage.list()) break;
      return connected('Afbeeldingen in S3-opslag, de rest op de schijf van de server.');
    },
    async backups() {
      const [newest] = housekeeping.listBackups();
      if (!newest) return setup('Nog geen. Vannacht om 3:30 komt de eerste, of maak er nu een.');
      const age = clock.now().getTime() - newest.createdAt.getTime();
      const text = `De laatste is van ${moment.format(newest.createdAt)}.`;
      return age < days(2) ? connected(text) : failing(text);
    },
    async log() {
      const last = await findLastVerification(database.orm);
      if (!last) return setup('Nog niet gecontroleerd. Vannacht om 3:45 is de eerste keer.');
      const when = moment.format(last.at);
      if (!last.ok)
        return failing(`Controle van ${when}: ${last.detail} Bewaar de back-ups en het serverlog.`);
      const age = clock.now().getTime() - last.at.getTime();
      return age < days(2)
        ? connected(`Klopte bij de controle van ${when}.`)
        : failing(`De laatste controle is van ${when}.`);
    },
    async clock() {
      const newest = await findNewestInvoiceDate(database.orm);
      if (newest === null || newest.getTime() - clock.now().getTime() < minutes(5))
        return connected('Loopt gelijk met de boeken.');
      return failing(`De laatste factuur is van ${moment.format(newest)}, later dan nu. Zet de klok gelijk.`);
    },
  };
}

async function probePayments(
  { config, database }: Platform,
  { provider, clock }: Parts,
): ReturnType<ServiceProbe> {
  await provider.list({
    createdSince: new Date(clock.now().getTime() - seconds(60)),
    startingAfter: null,
    limit: 1,
  });
  if (!config.stripe)
    return setup('De sandbox speelt de bank. Zet de drie STRIPE_-variabelen om echt geld te ontvangen.');
  const keys = config.live ? 'Echte sleutels' : 'Testsleutels';
  const last = await findLastEventAt(database.orm);
  if (!last) return setup(`${keys} werken. Er kwam nog geen webhook.`);
  return connected(`${keys}. Laatste webhook ${moment.format(last)}.`);
}
