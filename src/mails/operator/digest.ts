// The daily digest mail for operators: pending work, and notices that were not sent immediately. No digest is
// sent when there is neither.

import { type QueueMailNeeds, queueMail } from '#modules/mail/index.ts';
import { noticeAddress, takeUndelivered } from '#modules/notices/index.ts';
import type { ToDoLine } from '#modules/operations/contract.ts';
import { listDailySales } from '#modules/order-overview/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { days } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { addDays, type Day, dayOf } from '#shared/shop-days.ts';
import { mail } from '../mail.ts';
import { figuresBlock, linksBlock } from '../templates/blocks.ts';
import type { EmailPart } from '../templates/email-template.ts';
import { block, button, heading } from '../templates/parts.ts';

export const digest = mail({
  type: 'digest',
  subject: 'Vandaag: {{digestSummary}}',
  body: [
    heading('Goedemorgen'),
    block('yesterday'),
    block('toDoLines'),
    block('noticeLines'),
    button('Naar het overzicht', 'overviewUrl'),
  ],
});

type Needs = QueueMailNeeds & { database: Database };

/**
 * The maximum age of a notice in the digest, in milliseconds; older notices are only on the overview page.
 */
const MAX_AGE_MS = days(7);
/** Maximum number of kinds of work named in the subject of the digest. */
const MAX_IN_SUBJECT = 3;

/**
 * Queues the digest, at most once a day. Returns false when no mail is queued: the setting is off, there is
 * nothing to report, or the digest of today exists.
 */
export function sendDigest(shop: Needs, lines: readonly ToDoLine[]): Promise<boolean> {
  const { database, clock, publicUrl, getSettings } = shop;
  const now = clock.now();
  return database.transaction(async (tx) => {
    if (!(await getSettings(tx)).notifications.digest) return false;
    const undelivered = await takeUndelivered(tx, new Date(now.getTime() - MAX_AGE_MS));
    if (lines.length + undelivered.length === 0) return false;
    const { mailId } = await queueMail(shop, tx, {
      type: 'digest',
      recipient: await noticeAddress(shop, tx),
      dedupeKey: `digest:${dayOf(now)}`,
      variables: {
        digestSummary: summaryOf(lines, undelivered.length),
        overviewUrl: `${publicUrl}${href('/admin')}`,
      },
      blocks: {
        yesterday: await soldYesterday(tx, dayOf(now)),
        toDoLines: linksBlock(
          'Te doen',
          lines.map(({ text, clock: left, path }) => [`${publicUrl}${path}`, text, left]),
        ),
        noticeLines: linksBlock(
          'Sinds gisteren',
          undelivered.map(({ title, detail, path }) => [`${publicUrl}${path}`, title, detail]),
        ),
      },
    });
    return mailId !== null;
  });
}

/**
 * Returns the mail block with yesterday's sales, each figure compared with a week before; empty when nothing
 * was sold.
 */
async function soldYesterday(tx: Orm, today: Day): Promise<EmailPart> {
  const yesterday = addDays(today, -1);
  const week = await listDailySales(tx, { from: addDays(yesterday, -7), until: yesterday });
  const [sold, before] = [yesterday, addDays(yesterday, -7)].map((day) =>
    week.find((each) => each.day === day),
  );
  if (!sold || sold.orders === 0) return figuresBlock([]);
  return figuresBlock([
    {
      value: formatEuro(cents(sold.revenue)),
      label: 'omzet gisteren',
      note: comparedToWeekBefore(sold.revenue, before?.revenue ?? 0),
    },
    {
      value: String(sold.orders),
      label: sold.orders === 1 ? 'bestelling' : 'bestellingen',
      note: comparedToWeekBefore(sold.orders, before?.orders ?? 0),
    },
  ]);
}

/**
 * Returns the text that compares a figure with the same day of the week before; undefined when the earlier
 * figure was 0.
 */
function comparedToWeekBefore(sold: number, before: number): string | undefined {
  const change = before === 0 ? null : Math.round((100 * sold) / before - 100);
  if (change === null) return;
  if (change === 0) return 'evenveel als vorige week';
  return `${Math.abs(change)}% ${change > 0 ? 'meer' : 'minder'} dan vorige week`;
}

function summaryOf(lines: readonly ToDoLine[], undelivered: number): string {
  if (lines.length === 0) return undelivered === 1 ? '1 melding' : `${undelivered} meldingen`;
  const shownTexts = lines.slice(0, MAX_IN_SUBJECT).map(({ text }) => text);
  const others = lines.length - shownTexts.length;
  return [shownTexts.join(', '), ...(others > 0 ? [`en nog ${others}`] : [])].join(' ');
}
