// Tests the Livegang-check: a fresh shop fails every point that can fail, and a fully configured shop fails
// none.

import { expect, test } from 'vitest';
import { defaultSettings } from '#modules/settings/index.ts';
import { checkGoLive } from './check-go-live.ts';
import type { GoLiveInfo } from './points.ts';

const setup = { name: 'Stripe', keys: 'STRIPE_SECRET_KEY', keysInShort: 'de STRIPE_-variabelen' };
const now = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (count: number) => new Date(now.getTime() - count * 3_600_000);

const fresh: GoLiveInfo = {
  now,
  live: false,
  publicUrl: 'http://127.0.0.1:3000',
  proxy: { forwarded: 1, believed: false, trust: 0 },
  payments: { setup, hasKeys: false, lastEventAt: hoursAgo(1) },
  mail: { hasServer: false, sender: null, records: null },
  settings: defaultSettings,
  inventedReviews: 12,
  typedTexts: ['Privacybeleid'],
  doubtfulPrices: ['4x'],
  uncountedStock: ['Pot tandpoeder'],
  product: { ingredients: 'Charcoal Powder', warnings: '', netWeightGrams: 60 },
  lastBackupAt: null,
  copies: null,
  owners: [{ username: 'admin', twoFactor: false, passwordIsFirst: true }],
};

const finished: GoLiveInfo = {
  ...fresh,
  live: true,
  publicUrl: 'https://zwartwit.nl',
  proxy: { forwarded: 1, believed: true, trust: 1 },
  payments: { setup, hasKeys: true, lastEventAt: hoursAgo(1) },
  mail: {
    hasServer: true,
    sender: 'Zwartwit <hallo@zwartwit.nl>',
    records: { spf: true, dkim: true, dmarc: true },
  },
  settings: {
    ...defaultSettings,
    company: { ...defaultSettings.company, kvkNumber: '87654321', email: 'hallo@zwartwit.nl' },
    producer: { ...defaultSettings.producer, email: 'veilig@zwartwit.nl' },
    legal: { guaranteeNotice: `/media/${'a'.repeat(32)}-900x600/900.webp` },
    evidence: {
      claims: 'Meting van mei',
      satisfiedCustomers: '',
      countdown: 'PostNL om 17:00',
      textsReviewed: 'Mr. A, 1 mei',
    },
  },
  inventedReviews: 0,
  typedTexts: [],
  doubtfulPrices: [],
  uncountedStock: [],
  product: { ingredients: 'Charcoal Powder', warnings: 'Niet inslikken', netWeightGrams: 60 },
  lastBackupAt: hoursAgo(30),
  copies: { place: '/mnt/kopie', areSealed: true, sameDisk: false, newestAt: hoursAgo(30) },
  owners: [{ username: 'admin', twoFactor: true, passwordIsFirst: false }],
};

const failing = (info: GoLiveInfo) =>
  checkGoLive(info)
    .filter(({ ok }) => !ok)
    .map(({ key }) => key);

test('a fresh shop fails every point, and each says what to do', () => {
  const items = checkGoLive(fresh);
  expect(items.filter(({ ok }) => ok)).toEqual([]);
  expect(items.every(({ todo }) => todo !== null)).toBe(true);
});

test('a finished shop fails none, and nothing is left to do', () => {
  expect(failing(finished)).toEqual([]);
  expect(checkGoLive(finished).every(({ todo }) => todo === null)).toBe(true);
});

test.each<[string, Partial<GoLiveInfo>, string[]]>([
  ['test keys are no live keys', { live: false }, ['keys']],
  [
    'a proxy in front of a shop that believes nobody makes one visitor of all',
    { proxy: { forwarded: 1, believed: false, trust: 0 } },
    ['proxy'],
  ],
  [
    'a proxy outside the networks that were named is not believed',
    { proxy: { forwarded: 1, believed: false, trust: ['10.0.0.0/8'] } },
    ['proxy'],
  ],
  [
    'one proxy where two are believed lets visitors make up an address',
    { proxy: { forwarded: 1, believed: true, trust: 2 } },
    ['proxy'],
  ],
  [
    'a setting for a proxy that is not there is told',
    { proxy: { forwarded: 0, believed: false, trust: ['loopback'] } },
    ['proxy'],
  ],
  [
    'https without X-Forwarded-For is a proxy that tells nothing',
    { proxy: { forwarded: 0, believed: false, trust: 0 } },
    ['proxy'],
  ],
  [
    'keys without a word of the provider',
    { payments: { setup, hasKeys: true, lastEventAt: null } },
    ['webhook'],
  ],
  ['a backup of three days ago', { lastBackupAt: hoursAgo(72) }, ['backups']],
  [
    'copies anybody can read',
    { copies: { place: 's3://kopie', areSealed: false, sameDisk: false, newestAt: hoursAgo(1) } },
    ['copies'],
  ],
  [
    'copies on the disk of the shop',
    { copies: { place: '/var/kopie', areSealed: true, sameDisk: true, newestAt: hoursAgo(1) } },
    ['copies'],
  ],
  [
    'a copy of three days ago',
    { copies: { place: 's3://kopie', areSealed: true, sameDisk: false, newestAt: hoursAgo(72) } },
    ['copies'],
  ],
  ['a sender nobody can own', { mail: { ...finished.mail, sender: 'a@zwartwit.example' } }, ['sender']],
  ['no product', { product: null }, ['producer']],
  [
    'a second owner without a second factor',
    { owners: [...finished.owners, { username: 'jo', twoFactor: false, passwordIsFirst: false }] },
    ['access'],
  ],
])('%s', (_, change, expected) => {
  expect(failing({ ...finished, ...change })).toEqual(expected);
});

test('a countdown that is off needs no reason', () => {
  const settings = {
    ...finished.settings,
    countdown: { ...finished.settings.countdown, enabled: false },
    evidence: { ...finished.settings.evidence, countdown: '' },
  };
  expect(failing({ ...finished, settings })).toEqual([]);
});

test('a record of the sender that is missing, or that nobody can see, is named', () => {
  const mail = { ...finished.mail, records: { spf: true, dkim: null, dmarc: false } };
  const item = checkGoLive({ ...finished, mail }).find(({ key }) => key === 'mailRecords');
  expect(item).toMatchObject({ ok: false, detail: 'Niet gevonden: DKIM, DMARC.' });
});
