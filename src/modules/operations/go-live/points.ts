// What the points of the Livegang-check are judged by, and how one is written down: a key, what it asks, and
// a judgement from facts.

import type { Settings } from '#modules/settings/contract.ts';
import type { PaymentSetup } from '#platform/config/payments/payment-services.ts';
import { href } from '#shared/href.ts';
import type { GoLiveItem } from '../contract.ts';

/** Whether the domain of the sender has each of them; null when nobody can tell. */
export type MailRecords = Record<'spf' | 'dkim' | 'dmarc', boolean | null>;

/**
 * What the points are judged by without which the shop does not sell: nothing of it is asked of anybody
 * outside.
 */
export type RequirementInfo = {
  live: boolean;
  publicUrl: string;
  payments: { setup: PaymentSetup; hasKeys: boolean; lastEventAt: Date | null };
  mail: { hasServer: boolean; sender: string | null };
  settings: Settings;
  product: { ingredients: string; warnings: string; netWeightGrams: number | null } | null;
  /** Names of articles in packs that nobody has counted or received. */
  uncountedStock: readonly string[];
  owners: readonly { username: string; twoFactor: boolean; passwordIsFirst: boolean }[];
};

export type GoLiveInfo = RequirementInfo & {
  now: Date;
  /** What the operator's own call went through, and whom the shop believes. */
  proxy: { forwarded: number; believed: boolean; trust: number | readonly string[] };
  mail: { records: MailRecords | null };
  /** Published reviews that no customer wrote: samples, and those a text service made. */
  inventedReviews: number;
  /** Published pages and articles in which somebody typed what the shop knows, by their names. */
  typedTexts: readonly string[];
  /** Codes of packs whose struck price cannot be backed up. */
  doubtfulPrices: readonly string[];
  lastBackupAt: Date | null;
  /** Null without a second place. */
  copies: { place: string; areSealed: boolean; sameDisk: boolean; newestAt: Date | null } | null;
};

type Judgement = Pick<GoLiveItem, 'ok' | 'detail'>;

export type Point<Info> = Pick<GoLiveItem, 'key' | 'duty' | 'title' | 'path'> & {
  todo: string | ((info: Info) => string);
  judge(info: Info): Judgement;
};

/** Nobody can own such an address (RFC 2606); a fresh shop has them everywhere. */
export const PLACEHOLDER_ADDRESS = /\.(example|test|invalid|localhost)\b/i;
export const pass = (detail: string): Judgement => ({ ok: true, detail });
export const fail = (detail: string): Judgement => ({ ok: false, detail });
/** Right where nothing was found; else what was, by its names. */
export const failIfAny = (listed: readonly string[], passText: string, failText: string): Judgement =>
  listed.length === 0 ? pass(passText) : fail(`${failText}: ${quoted(listed)}.`);
export const settingPath = (topic: string, section: keyof Settings) =>
  `${href('/admin/settings/:topic?', { topic })}#${section}`;
const quoted = (names: readonly string[]) => names.join(', ');

export function judgePoint<Info>(info: Info, { judge, todo, ...point }: Point<Info>): GoLiveItem {
  const { key, duty, title, path } = point;
  const { ok, detail } = judge(info);
  const missing = typeof todo === 'string' ? todo : todo(info);
  return { key, duty, title, ok, detail, todo: ok ? null : missing, path };
}
