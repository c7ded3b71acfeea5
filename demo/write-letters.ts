// Renders the mails of the demo with the shop's own templates and the data of each order. This step is
// optional; without it the text of every mail is one sentence.

import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { mails } from '#mails/mails.ts';
import { frameOf } from '#mails/templates/layout.ts';
import { createFindSoldProduct, createPackInfoCache } from '#modules/catalog/index.ts';
import { createTemplateCache, renderMail } from '#modules/mail/index.ts';
import { findOrder } from '#modules/orders/index.ts';
import { createGetSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import type { Clock } from '#shared/clock.ts';

type Needs = { database: Database; clock: Clock; tokens: SignedTokens; publicUrl: string };

const AT_ONCE = 200;
const bareSchema = z.array(
  z.object({ id: z.number(), type: z.string(), orderId: z.number(), recipient: z.string() }),
);

/**
 * Renders the mails and returns their number. A mail whose template gives no text for its order keeps its
 * text of one sentence.
 */
export async function writeLetters(needs: Needs): Promise<number> {
  const { database } = needs;
  const shop = {
    ...needs,
    getSettings: createGetSettings({ database }),
    mailLayout: { frameOf },

    templateCache: createTemplateCache(),
    packInfoCache: createPackInfoCache(),
    findSoldProduct: createFindSoldProduct({ database }),
  };
  let written = 0;
  let last = 0;
  for (;;) {
    const { rows } = await database.execute(
      `select id, type, order_id as "orderId", recipient from mails
       where id > $1 and order_id is not null and html like '<p>%' order by id limit $2`,
      [last, AT_ONCE],
    );
    const bare = bareSchema.parse(rows);
    if (bare.length === 0) return written;
    await database.transaction(async (tx) => {
      for (const { id, type, orderId, recipient } of bare) {
        const mail = mails.find((each) => each.type === type);
        const order = await findOrder(tx, orderId);
        if (!mail?.ofOrder || !order) continue;
        const { attachments = [], ...content } = await mail.ofOrder(shop, tx, order);
        const made = await renderMail(shop, tx, { ...content, type: mail.type, recipient });
        if (!made) continue;
        await tx.execute(sql`update mails set subject = ${made.subject}, html = ${made.html}, text = ${made.text},
          attachments = ${JSON.stringify(attachments)}::jsonb, unsubscribe_url = ${made.unsubscribeUrl} where id = ${id}`);
        written += 1;
      }
    });
    last = bare.at(-1)?.id ?? last;
  }
}
