// Entry point of the notices module for server code: raising and detecting notices for operators, and the
// devices that receive them. Other modules import notices only from this file, `contract.ts`, `endpoints.ts`
// and the ports.

export * from './contract.ts';
export { detectNotices, type NoticeSource } from './detect-notices.ts';
export { takeUndelivered } from './notices.repository.ts';
export { deliverPush, deliverPushQueue } from './push/deliver-push.ts';
export {
  readPush,
  sendTestPush,
  subscribeDevice,
  unsubscribeDevice,
} from './push/manage-devices.ts';
export { readPushKeys } from './push/push-keys.ts';
export type { PushSender } from './push-sender.port.ts';
export {
  deleteExpiredNotices,
  noticeAddress,
  raiseNotice,
  sendTestNotice,
} from './raise-notice.ts';
