// Something happened that who runs the shop should hear of: noticed once, however often it is found, and told at once or with the
// rest in the morning, as the switch of its kind says. Mail and pushes are jobs of the same transaction.

import { type MailQueuing, queueMail } from '#modules/mail/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { NoticeKind } from './contract.ts';
import { insertNotice, type NoticeRow } from './notices.repository.ts';
import { sendPushes } from './push/deliver-push.ts';

export type NewNotice = {
  kind: NoticeKind;
  /** Of the fact; one notice for each, ever. */
  key: string;
  title: string;
  detail: string;
  path: string;
};

export type RaiseNeeds = MailQueuing & { database: Database };

/** False when it was noticed before. */
export function raiseNotice(shop: RaiseNeeds, { key: ofKind, ...notice }: NewNotice): Promise<boolean> {
  return shop.database.transaction(async (tx) => {
    const isTold = (await shop.getSettings(tx)).notifications[notice.kind];
    const key = `${notice.kind}:${ofKind}`;
    const row = await insertNotice(tx, { ...notice, key, isTold, createdAt: shop.clock.now() });
    if (!row) return false;
    if (isTold) {
      await mailNotice(shop, tx, row);
      await sendPushes(shop, tx, row);
    }
    return true;
  });
}

/** Null when the operator switched the mail off; pushes come all the same. */
export async function mailNotice(
  shop: RaiseNeeds,
  tx: Orm,
  notice: Pick<NoticeRow, 'key' | 'title' | 'detail' | 'path'>,
): Promise<string | null> {
  const recipient = await noticeAddress(shop, tx);
  const { mailId } = await queueMail(shop, tx, {
    ...{ type: 'notice', recipient, dedupeKey: `notice:${notice.key}` },
    variables: {
      noticeTitle: notice.title,
      noticeText: notice.detail,
      noticeUrl: `${shop.publicUrl}${notice.path}`,
    },
    blocks: {},
  });
  return mailId === null ? null : recipient;
}

/** That of the settings, else the company's own. */
export async function noticeAddress({ getSettings }: Pick<RaiseNeeds, 'getSettings'>, db: Orm) {
  const { notifications, company } = await getSettings(db);
  return notifications.email || company.email;
}
