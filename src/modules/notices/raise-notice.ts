// Raises a notice for the operators, once per fact. The settings determine per kind whether the notice is
// sent immediately or in the daily digest. Mail and pushes are jobs in the same transaction.

import { randomUUID } from 'node:crypto';
import { type QueueMailNeeds, queueMail } from '#modules/mail/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { defineRetention } from '#platform/database/retention.ts';
import { Refusal } from '#shared/api/problems.ts';
import { days } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { type NoticeKind, noticeKinds } from './contract.ts';
import { deleteNoticesBefore, insertNotice, type NoticeRow } from './notices.repository.ts';
import { sendPushes, sendTrialPush } from './push/deliver-push.ts';
import { listSubscriptionsOf } from './push/push.repository.ts';

export type NewNotice = {
  kind: NoticeKind;
  /**
   * Key of the fact a new notice is about, unique within `kind`. A second notice with the same kind and key
   * is not stored.
   */
  key: string;
  title: string;
  detail: string;
  path: string;
};

export type RaiseNeeds = QueueMailNeeds & { database: Database };

/**
 * Stores a notice, and sends it if the settings say that its kind is sent immediately. Returns false when a
 * notice with the key exists.
 */
export function raiseNotice(shop: RaiseNeeds, { key: ofKind, ...notice }: NewNotice): Promise<boolean> {
  return shop.database.transaction(async (tx) => {
    const isImmediate = (await shop.getSettings(tx)).notifications[notice.kind];
    const key = `${notice.kind}:${ofKind}`;
    const row = await insertNotice(tx, { ...notice, key, isTold: isImmediate, createdAt: shop.clock.now() });
    if (!row) return false;
    if (isImmediate) {
      await mailNotice(shop, tx, row);
      await sendPushes(shop, tx, row);
    }
    return true;
  });
}

/**
 * Queues the mail of a notice and returns its recipient. Returns null and queues nothing when the template of
 * the mail is switched off; pushes do not depend on that template.
 */
export async function mailNotice(
  shop: RaiseNeeds,
  tx: Orm,
  notice: Pick<NoticeRow, 'key' | 'title' | 'detail' | 'path'>,
): Promise<string | null> {
  const recipient = await noticeAddress(shop, tx);
  const { mailId } = await queueMail(shop, tx, {
    type: 'notice',
    recipient,
    dedupeKey: `notice:${notice.key}`,
    variables: {
      noticeTitle: notice.title,
      noticeText: notice.detail,
      noticeUrl: `${shop.publicUrl}${notice.path}`,
    },
    blocks: {},
  });
  return mailId === null ? null : recipient;
}

/**
 * Returns the mail address for notices from the settings, or the company's address when that setting is
 * empty.
 */
export async function noticeAddress({ getSettings }: Pick<RaiseNeeds, 'getSettings'>, db: Orm) {
  const { notifications, company } = await getSettings(db);
  return notifications.email || company.email;
}

/**
 * Deletes notices after 400 days. This is longer than the few months a dispute can be open, so an open
 * dispute keeps its notice.
 */
export const deleteExpiredNotices = defineRetention((tx, ago) => deleteNoticesBefore(tx, ago(days(400))));

/**
 * Sends a test notice by mail and to the operator's devices. Throws 409 `mail_inactive` when the template of
 * the mail is switched off.
 */
export function sendTestNotice(
  shop: RaiseNeeds,
  kind: NoticeKind,
  operatorId: number,
): Promise<{ recipient: string; devices: number }> {
  const { example, explains } = noticeKinds[kind];
  const title = `[Test] ${example}`;
  return shop.database.transaction(async (tx) => {
    const key = `test:${kind}:${randomUUID()}`;
    const path = href('/admin');
    const recipient = await mailNotice(shop, tx, { key, title, path, detail: explains });
    if (recipient === null) throw new Refusal('mail_inactive', 'De e-mailtemplate “Melding” staat uit.');
    const devices = await listSubscriptionsOf(tx, [operatorId]);
    for (const { id } of devices) await sendTrialPush(shop, tx, id, title);
    return { recipient, devices: devices.length };
  });
}
