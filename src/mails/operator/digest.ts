// The mail of the morning to who runs the shop: what waits, and what happened that was not told at once.
// Nothing of both: no mail.

import { type MailQueuing, queueMail } from '#modules/mail/index.ts';
import { noticeAddress, takeUntold } from '#modules/notices/index.ts';
import type { ToDoLine } from '#modules/operations/contract.ts';
import { listDailySales } from '#modules/orders/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { days } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { addDays, type Day, dayOf } from '#shared/shop-days.ts';
import { mail } from '../mail.ts';
import { figuresBlock, linksBlock } from '../paper/blocks.ts';
import type { EmailPiece } from '../paper/email-template.ts';
import { block, button, heading } from '../paper/pieces.ts';

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

type Needs = MailQueuing & { database: Database };

/** What is older was on the first page for days. */
const WORTH_TELLING = days(7);
/** Of the work, as many words as fit in a subject. */
const IN_SUBJECT = 3;

/**
 * Once a day, however often it is called; never when it is switched off. Answers whether there was something
 * to tell.
 */
export function sendDigest(shop: Needs, lines: readonly ToDoLine[]): Promise<boolean> {
  const { database, clock, publicUrl, getSettings } = shop;
  const now = clock.now();
  return database.transaction(async (tx) => {
    if (!(await getSettings(tx)).notifications.digest) return false;
    const untold = await takeUntold(tx, new Date(now.getTime() - WORTH_TELLING));
    if (lines.length + untold.length === 0) return false;
    const { mailId } = await queueMail(shop, tx, {
      type: 'digest',
      recipient: await noticeAddress(shop, tx),
      dedupeKey: `digest:${dayOf(now)}`,
      variables: {
        digestSummary: summaryOf(lines, untold.length),
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
          untold.map(({ title, detail, path }) => [`${publicUrl}${path}`, title, detail]),
        ),
      },
    });
    return mailId !== null;
  });
}

/** Nothing of a day on which nothing was sold. */
async function soldYesterday(tx: Orm, today: Day): Promise<EmailPiece> {
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
      note: besideWeekBefore(sold.revenue, before?.revenue ?? 0),
    },
    {
      value: String(sold.orders),
      label: sold.orders === 1 ? 'bestelling' : 'bestellingen',
      note: besideWeekBefore(sold.orders, before?.orders ?? 0),
    },
  ]);
}

/** Beside the same day of the week before, of which people buy alike. */
function besideWeekBefore(sold: number, before: number): string | undefined {
  const change = before === 0 ? null : Math.round((100 * sold) / before - 100);
  if (change === null) return;
  if (change === 0) return 'evenveel als vorige week';
  return `${Math.abs(change)}% ${change > 0 ? 'meer' : 'minder'} dan vorige week`;
}

function summaryOf(lines: readonly ToDoLine[], untold: number): string {
  if (lines.length === 0) return untold === 1 ? '1 melding' : `${untold} meldingen`;
  const said = lines.slice(0, IN_SUBJECT).map(({ text }) => text);
  const others = lines.length - said.length;
  return [said.join(', '), ...(others > 0 ? [`en nog ${others}`] : [])].join(' ');
}
