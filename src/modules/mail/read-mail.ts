// Reads one mail in full for the back-office: its content with embedded images, its headers and each delivery
// attempt.

import type { GetSettings } from '#modules/settings/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { notFound } from '#shared/api/problems.ts';
import type { MailAttachment, MailDetail } from './contract.ts';
import { listAttempts } from './delivery/deliveries.repository.ts';
import { envelopeOf, headerLines } from './mail-envelope.ts';
import { findMail, mailView } from './mails.repository.ts';

type Needs = {
  config: Pick<Config, 'mailFrom'>;
  publicUrl: string;
  database: Pick<Database, 'orm'>;
  getSettings: GetSettings;
  /** Returns the content of an inline image of a mail by its reference. */
  readDocument(reference: string): Promise<Buffer>;
};

/** Reads one mail with its headers and delivery attempts. Throws 404 `not_found` for an unknown id. */
export async function readMail(shop: Needs, id: number): Promise<MailDetail> {
  const { orm } = shop.database;
  const row = await findMail(orm, id);
  if (!row) throw notFound('Deze mail bestaat niet.');
  const attempts = await listAttempts(orm, id);
  return {
    ...mailView(row),
    html: await withPictures(shop, row),
    headers: headerLines(envelopeOf(shop, row, await shop.getSettings())),
    log: attempts.map(({ at, outcome, detail }) => ({ at: at.toISOString(), outcome, detail })),
  };
}

/** Embeds inline images in the HTML as data, because the page that shows a mail has no attachments. */
async function withPictures(
  { readDocument }: Needs,
  { html, attachments }: { html: string; attachments: readonly MailAttachment[] },
): Promise<string> {
  let shown = html;
  for (const { filename, contentType, document, inline } of attachments) {
    if (!inline) continue;
    // The source of an image may be deleted by now; the mail then shows the alternative text.
    const content = await readDocument(document).catch(() => null);
    if (content)
      shown = shown.replaceAll(`cid:${filename}`, `data:${contentType};base64,${content.toString('base64')}`);
  }
  return shown;
}
