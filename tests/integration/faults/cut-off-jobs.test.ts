// Tests two hundred jobs of each kind whose process is killed while they run.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { frameOf } from '#mails/templates/layout.ts';
import { deliverMailQueue, queueMail } from '#modules/mail/index.ts';
import { systemClock } from '#shared/clock.ts';
import { interruptJobs, type JobKind } from '#tests/harness/chaos/interrupted-jobs.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { onEmptyDatabase } from '#tests/support/empty-database.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';

const COUNT = 200;

let mailServer: MailServer;
beforeEach(async () => {
  mailServer = await startMailServer({ slowMs: 20 });
});
afterEach(() => mailServer.stop());

const mails = (): JobKind => ({
  env: { SMTP_URL: mailServer.url, MAIL_FROM: 'winkel@example.nl' },
  effects: () => mailServer.received,
  async queue({ jobs, getSettings, findSoldProduct, templateCache }, database, count) {
    const publicUrl = 'http://localhost';
    const needs = {
      jobs,
      getSettings,
      findSoldProduct,
      templateCache,
      publicUrl,
      clock: systemClock,
      mailLayout: { frameOf },
      tokens: { sign: (_purpose: string, email: string) => email },
    };
    for (let number = 1; number <= count; number += 1) {
      await database.transaction((tx) =>
        queueMail(needs, tx, {
          type: 'delivered',
          recipient: `koper${number}@example.nl`,
          dedupeKey: `delivered:order:${number}`,
          variables: { customerName: 'Anna', orderNumber: `ZW${number}`, poetsUrl: '', orderUrl: publicUrl },
          blocks: { orderGlance: { html: '', text: '' } },
        }),
      );
    }
  },
  /**
   * Makes the claims on mails three minutes older. On a PostgreSQL server another process might still be
   * sending a claimed mail; on the embedded database none can.
   */
  async letTimePass(database) {
    if (database.engine === 'embedded') return;
    await database.execute("update mails set claimed_at = claimed_at - interval '3 minutes'");
  },
});

test('200 mails whose process is killed all arrive; what was on its way then comes again as the same message', async () => {
  await onEmptyDatabase(async (databaseUrl) => {
    const cutOff = await interruptJobs({
      launcher: builtShop,
      databaseUrl,
      kind: mails(),
      count: COUNT,
      async inspect(database) {
        const { rows } = await database.execute(
          'select status, count(*)::int as mails, count(distinct provider_message_id)::int as taken from mails group by status',
        );
        expect(rows).toEqual([{ status: 'sent', mails: COUNT, taken: COUNT }]);
        const open = await database.execute(
          "select id from jobs.job where data->>'kind' = 'deliver-mail' and state <> 'completed'",
        );
        expect(open.rows).toEqual([]);
      },
    });
    console.info(JSON.stringify(cutOff));
    expect(cutOff.before).toBeLessThan(COUNT);
    expect(cutOff.happened).toBe(COUNT);
    expect(cutOff.repeated.length).toBeLessThanOrEqual(deliverMailQueue.concurrency ?? 1);
  });
});
