// The data the points of the Livegang-check are judged by, and the type of a point: a key, a title and a
// function that judges.

import type { Settings } from '#modules/settings/contract.ts';
import type { PaymentSetup } from '#platform/config/payments/payment-services.ts';
import { href } from '#shared/href.ts';
import type { GoLiveItem } from '../contract.ts';

/** Whether the sender's domain has each DNS record; null when unknown. */
export type MailRecords = Record<'spf' | 'dkim' | 'dmarc', boolean | null>;

/** The data for the points required for selling; it is available without asking an external service. */
export type RequirementInfo = {
  live: boolean;
  publicUrl: string;
  payments: { setup: PaymentSetup; hasKeys: boolean; lastEventAt: Date | null };
  mail: { hasServer: boolean; sender: string | null };
  settings: Settings;
  product: { ingredients: string; warnings: string; netWeightGrams: number | null } | null;
  /** Names of articles in packs that were never counted or received. */
  uncountedStock: readonly string[];
  owners: readonly { username: string; twoFactor: boolean; passwordIsFirst: boolean }[];
};

export type GoLiveInfo = RequirementInfo & {
  now: Date;
  /**
   * How the operator's own request arrived: number of forwarding proxies, whether the shop trusts them, and
   * the TRUST_PROXY setting.
   */
  proxy: { forwarded: number; believed: boolean; trust: number | readonly string[] };
  mail: { records: MailRecords | null };
  /** Number of published reviews not written by a customer: samples, and reviews from a text service. */
  inventedReviews: number;
  /** Names of published pages and articles that repeat facts the shop has as settings, as typed text. */
  typedTexts: readonly string[];
  /** Codes of packs whose crossed-out price is not supported by their price history. */
  doubtfulPrices: readonly string[];
  lastBackupAt: Date | null;
  /** The copies of backups; null without a second location. `newestAt` is null before the first copy. */
  copies: { place: string; areSealed: boolean; sameDisk: boolean; newestAt: Date | null } | null;
};

type Judgement = Pick<GoLiveItem, 'ok' | 'detail'>;

export type Point<Info> = Pick<GoLiveItem, 'key' | 'duty' | 'title' | 'path'> & {
  todo: string | ((info: Info) => string);
  judge(info: Info): Judgement;
};

/** Matches placeholder addresses nobody can own (RFC 2606), used throughout a fresh shop. */
export const PLACEHOLDER_ADDRESS = /\.(example|test|invalid|localhost)\b/i;
export const pass = (detail: string): Judgement => ({ ok: true, detail });
export const fail = (detail: string): Judgement => ({ ok: false, detail });
/** Passes when the list is empty; otherwise fails with the names in the list. */
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
