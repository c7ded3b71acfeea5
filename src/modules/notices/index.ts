// The server's door to notices: raising them, looking for what is to be told, the devices that get them.

export * from './contract.ts';
export { lookForNotices, type NoticeSource } from './look-for-notices.ts';
export { takeUntold } from './notices.repository.ts';
export { deliverPush, deliverPushQueue } from './push/deliver-push.ts';
export { readPush, subscribeDevice, tryDevice, unsubscribeDevice } from './push/manage-devices.ts';
export { readPushKeys } from './push/push-keys.ts';
export type { PushSender } from './push-sender.port.ts';
export { forgetOldNotices, noticeAddress, raiseNotice, tryNotice } from './raise-notice.ts';
