// The events about which operators are notified, one row per kind of notice: how the event is found, and the
// text. Texts contain no customer names, because they pass through mailboxes and lock screens.

import type { Shop } from '#api/shop.ts';
import { listOrdersWithoutLabel } from '#modules/fulfilment/index.ts';
import { listFailedSince, mailFields } from '#modules/mail/index.ts';
import type { NoticeSource } from '#modules/notices/index.ts';
import { readBackupChecks } from '#modules/operations/index.ts';
import { listPlacedSince } from '#modules/order-overview/index.ts';
import { orderNumber } from '#modules/orders/index.ts';
import { findLastEventAt } from '#modules/payments/index.ts';
import { listFailedRefundsSince, listOpenDisputesSince } from '#modules/refunds/index.ts';
import { listWithdrawalsDue } from '#modules/returns/index.ts';
import { listCrossings } from '#modules/stock/index.ts';
import { days, hours, minutes } from '#shared/clock.ts';
import { jarsText } from '#shared/goods-text.ts';
import { href } from '#shared/href.ts';
import { formatEuro } from '#shared/money.ts';
import { countryName, isCountryCode } from '#shared/recipient/countries.ts';
import { addDays, dayOf, formatWeekday } from '#shared/shop-days.ts';
import { momentText } from '../compose/services/circuit-open-texts.ts';

/** Maximum age of the newest backup in milliseconds: one day plus the duration of a backup. */
const MAX_BACKUP_AGE_MS = hours(26);
const MAX_SILENCE_MS = days(1);
/**
 * Maximum delay in milliseconds of a webhook after its payment. Only payments older than this show, by a
 * missing webhook, that the payment provider is silent.
 */
const MAX_WEBHOOK_DELAY_MS = minutes(10);
/** Number of days before the refund deadline of a withdrawal at which operators get a notice. */
const DUE_DAYS = 3;

/** Name of the scheduled job that makes the nightly backup. */
export const NIGHTLY = 'nightly-housekeeping';

const ofOrder = (id: number) => href('/admin/orders/:id', { id });
const landOf = (code: string) => (isCountryCode(code) ? countryName(code) : code);
const before = (now: Date, span: number) => new Date(now.getTime() - span);

export const noticeSources: readonly NoticeSource<Shop>[] = [
  {
    kind: 'newOrder',
    find: async ({ database }, since) =>
      (await listPlacedSince(database.orm, since)).map(({ id, total, country, quantity }) => ({
        key: String(id),
        title: `Nieuwe bestelling ${orderNumber(id)}`,
        detail: `${jarsText(quantity)} voor ${formatEuro(total)}, naar ${landOf(country)}.`,
        path: ofOrder(id),
      })),
  },
  {
    kind: 'lowStock',
    find: async ({ database }, since) =>
      (await listCrossings(database.orm, since)).map(({ movementId, name, balance, warnBelow }) => ({
        key: `movement:${movementId}`,
        title: balance === 0 ? `${name}: op` : `${name}: nog ${balance} op voorraad`,
        detail: `De grens is ${warnBelow}. Bestel bij, of pas de grens aan.`,
        path: href('/admin/stock'),
      })),
  },
  {
    kind: 'dispute',
    find: async ({ database }, since) =>
      (await listOpenDisputesSince(database.orm, since)).map(
        ({ id, orderId, amount, evidenceDueBy, status }) => ({
          // An inquiry that becomes a dispute gets a second notice.
          key: status === 'inquiry' ? `${id}:inquiry` : id,
          title:
            status === 'inquiry'
              ? `Vraag van de bank over bestelling ${orderNumber(orderId)}`
              : `Geschil over bestelling ${orderNumber(orderId)}`,
          detail: `${status === 'inquiry' ? `De bank vraagt naar ${formatEuro(amount)}. Terugbetalen kan nog.` : `De klant betwist ${formatEuro(amount)}.`}${evidenceDueBy ? ` Reageer uiterlijk ${formatWeekday(dayOf(evidenceDueBy))}.` : ''}`,
          path: ofOrder(orderId),
        }),
      ),
  },
  {
    kind: 'refundFailed',
    find: async ({ database }, since) =>
      (await listFailedRefundsSince(database.orm, since)).map(({ id, orderId, amount }) => ({
        key: String(id),
        title: `Terugbetaling mislukt: bestelling ${orderNumber(orderId)}`,
        detail: `${formatEuro(amount)} is niet bij de klant. Kijk bij de bestelling waarom.`,
        path: ofOrder(orderId),
      })),
  },
  {
    kind: 'labelRefused',
    find: async ({ database }, since) =>
      (await listOrdersWithoutLabel(database.orm))
        .filter(({ failedAt }) => failedAt >= since)
        .map(({ orderId, shipmentId }) => ({
          key: String(shipmentId),
          title: `Label niet gelukt: bestelling ${orderNumber(orderId)}`,
          detail: 'De labeldienst maakte er geen. Bij de bestelling staat waarom.',
          path: ofOrder(orderId),
        })),
  },
  {
    kind: 'mailFailed',
    find: async ({ database }, since) =>
      (await listFailedSince(database.orm, since)).map(({ id, type, status, attempts }) => ({
        // A mail that was retried by an operator and failed again gets a new notice.
        key: `${id}:${attempts}`,
        title: `Mail niet bezorgd: ${mailFields[type].name}`,
        detail: status === 'bounced' ? 'Het adres bestaat niet.' : 'De mailserver nam hem niet aan.',
        path: href('/admin/outbox', { status }),
      })),
  },
  { kind: 'webhookSilent', find: findSilence },
  { kind: 'backupLate', find: findBackupFailures },
  {
    kind: 'withdrawalDue',
    async find({ database, clock }) {
      const today = dayOf(clock.now());
      return (await listWithdrawalsDue(database.orm, today, addDays(today, DUE_DAYS))).map(
        ({ id, refundBefore }) => ({
          key: String(id),
          title: `Herroeping: geld terug uiterlijk ${formatWeekday(refundBefore)}`,
          detail: 'Betaal terug, of bel de klant als het pakket er nog niet is.',
          path: href('/admin/withdrawals', { status: 'open' }),
        }),
      );
    },
  },
];

/**
 * Finds out whether the payment provider is silent: no webhook arrived for a day, although orders were paid
 * in that time, more than `MAX_WEBHOOK_DELAY_MS` ago. Returns an array with one notice, or an empty one.
 */
async function findSilence({ database, clock }: Shop) {
  const now = clock.now();
  const lastEventAt = await findLastEventAt(database.orm);
  if (lastEventAt && lastEventAt > before(now, MAX_SILENCE_MS)) return [];
  const paid = await listPlacedSince(database.orm, before(now, MAX_SILENCE_MS));
  const silent = paid.filter(
    ({ paymentId, createdAt }) =>
      paymentId?.startsWith('pi_') && createdAt < before(now, MAX_WEBHOOK_DELAY_MS),
  );
  if (silent.length === 0) return [];
  return [
    {
      key: lastEventAt?.toISOString() ?? 'never',
      title: 'De betaaldienst meldt al een dag niets',
      detail: 'Betalingen komen binnen, maar later dan nodig. Kijk of het webhook-adres nog klopt.',
      path: href('/admin/api'),
    },
  ];
}

async function findBackupFailures(shop: Shop) {
  const { housekeeping, clock, jobs } = shop;
  const path = href('/admin/api');
  const last = housekeeping.listBackups()[0]?.createdAt;
  const late = last && last < before(clock.now(), MAX_BACKUP_AGE_MS) ? [last] : [];
  const { copy, trial } = await readBackupChecks(shop);
  const checks = [copy, trial].flatMap((check) =>
    check?.endedAt && !check.ok ? [{ key: `check:${check.endedAt}`, detail: check.detail }] : [],
  );
  // Includes a failure of the very first backup, when there is no earlier backup that could be too old.
  const nights = (await jobs.listFailing())
    .filter(({ kind, nextTryAt }) => kind === NIGHTLY && nextTryAt === null)
    .map(({ id, reason }) => ({
      key: `job:${id}`,
      detail: `De back-up van de nacht lukte niet${reason && `: ${reason}`}.`,
    }));
  return [
    ...late.map((at) => ({
      key: at.toISOString(),
      title: `De laatste back-up is van ${momentText(at)}`,
      detail: 'Maak er nu een, en kijk in het logboek van de server waarom het ’s nachts niet lukte.',
      path,
    })),
    ...[...checks, ...nights].map((failed) => ({ ...failed, title: 'Een back-up is mislukt', path })),
  ];
}
