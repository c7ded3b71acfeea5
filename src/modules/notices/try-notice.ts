// An operator wants to see whether a notice comes: one is sent as if something had happened, by mail and to their own devices.

import { randomUUID } from 'node:crypto';
import { Refusal } from '#shared/api/problems.ts';
import { href } from '#shared/href.ts';
import { type NoticeKind, noticeKinds } from './contract.ts';
import { sendTrialPush } from './push/deliver-push.ts';
import { listSubscriptionsOf } from './push/push.repository.ts';
import { mailNotice, type RaiseNeeds } from './raise-notice.ts';

/** 409 `mail_inactive` when the template of the mail is switched off. */
export function tryNotice(
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
