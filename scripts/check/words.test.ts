// Tests that src uses the words of docs/glossary.md: neither files nor declarations are named by another word
// for the same thing. Each exception has a file where the name is declared and a reason; imported names are
// not checked.

import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSourceFiles } from './source-files.mjs';

type Home = { at: RegExp; because: string };
type Decision = { words: readonly string[]; say: string; homes: readonly Home[] };

const DECISIONS: readonly Decision[] = [
  {
    words: ['cart', 'carts'],
    say: 'basket for what a visitor wants to buy, draft for what the server keeps of it',
    homes: [
      {
        at: /^src\/modules\/(drafts\/(carts|close-cart-days)|statistics\/)/,
        because: 'the back-office counts the baskets that were left, day by day',
      },
      { at: /^src\/web\/admin\/sections\/overview\//, because: 'the chart of that count' },
      {
        at: /^src\/web\/checkout\/details\/storage\/clear-basket\.ts$/,
        because: 'a key in the browser’s storage',
      },
    ],
  },
  {
    words: ['fact', 'facts'],
    say: 'info, details or the thing itself: a fact is what happened, announced in its transaction',
    homes: [
      {
        at: /^src\/(platform\/jobs\/facts|shared\/fact)\.ts$/,
        because: 'facts and their announcement',
      },
      { at: /^src\/modules\/.*-facts\.ts$/, because: 'the facts of a module' },
      { at: /^src\/(mails|reactions)\//, because: 'a mail and a reaction name the fact they follow' },
      {
        at: /^src\/modules\/(orders\/change-order|payments\/receive-webhook)\.ts$/,
        because: 'which fact follows',
      },
      { at: /^src\/modules\/reviews\/(manage-contract|list-reviews)\.ts$/, because: 'a field of the API' },
    ],
  },
  {
    words: ['intent', 'intents'],
    say: 'payment: the intent is the word of one provider',
    homes: [
      {
        at: /^src\/integrations\/(stripe|sandbox)-payments\//,
        because: 'the provider, and what stands in for it',
      },
      { at: /^src\/modules\/payments\/(contract|sandbox\.port)\.ts$/, because: 'what the sandbox is asked' },
      {
        at: /^src\/modules\/(checkout|orders)\/.*(contract|endpoints|order-view|start-checkout|start-recovery)\.ts$/,
        because: 'fields of the API',
      },
      { at: /^src\/api\/visitors\/sandbox\.ts$/, because: 'what the sandbox is asked' },
      { at: /^src\/modules\/checkout\/recovery\/payment-failures\.ts$/, because: 'codes of the provider' },
      { at: /^src\/web\/checkout\//, because: 'fields of the API, and the script of the provider' },
    ],
  },
  {
    words: ['buyer', 'buyers'],
    say: 'visitor before an order, customer after it',
    homes: [
      {
        at: /^src\/modules\/invoices\//,
        because: 'the law’s word on an invoice, kept in its document',
      },
      {
        at: /^src\/modules\/order-overview\/anonymised-orders\./,
        because: 'takes the buyer out of that document',
      },
    ],
  },
  {
    words: ['user', 'users'],
    say: 'visitor, customer or operator',
    homes: [
      { at: /^src\/(platform|integrations)\//, because: 'who logs in at a database or a mail server' },
      { at: /^src\/web\/islands\/analytics\//, because: 'Google’s name of a consent' },
      {
        at: /^src\/web\/admin\/sections\/account\/push-browser\.ts$/,
        because: 'what browsers ask of a push',
      },
      { at: /^src\/web\/admin\/sections\/account\/device-text\.ts$/, because: 'the header’s name' },
    ],
  },
  { words: ['voucher', 'vouchers'], say: 'coupon', homes: [] },
  { words: ['knock', 'borne', 'hush', 'hurry'], say: 'probe, verified, mute, flush', homes: [] },
  { words: ['mend', 'mends', 'mended'], say: 'repair, retry or fix', homes: [] },
  { words: ['deed', 'deeds'], say: 'action', homes: [] },
  {
    words: ['story', 'stories'],
    say: 'trace for a span of work, history or timeline of an order',
    homes: [],
  },
  { words: ['stationery'], say: 'mail layout', homes: [] },
  { words: ['door', 'doors'], say: 'source, entry point or limiter', homes: [] },
  { words: ['road', 'roads'], say: 'connection or network', homes: [] },
  {
    words: ['stands', 'heard', 'forgetting', 'strangers'],
    say: 'isMounted, received, retention, untrusted',
    homes: [],
  },
  {
    words: ['told', 'said'],
    say: 'the noun of the value: response, report, text',
    homes: [
      { at: /^src\/modules\/notices\/(notices\.(repository|tables)|raise-notice)\.ts$/, because: 'a column' },
      { at: /^src\/(copy\/brushing|web\/islands\/brushing\/timer)\.ts$/, because: 'what is read aloud' },
    ],
  },
  {
    words: ['wanted'],
    say: 'request, input or the noun of the value',
    homes: [
      { at: /^src\/modules\/imports\/imports\.(repository|tables)\.ts$/, because: 'a column' },
      { at: /^src\/modules\/stock\/holds\/holds\.repository\.ts$/, because: 'a column of a subquery' },
    ],
  },
  {
    words: ['measuring'],
    say: 'analytics',
    homes: [{ at: /^src\/web\/root\.tsx$/, because: 'whether the consent banner asks for it' }],
  },
  {
    words: ['trouble', 'troubles', 'troubled'],
    say: 'error, failure, problem or outage',
    homes: [
      {
        at: /^src\/(modules\/operations\/(contract|shop-health)|web\/admin\/shell\/health-line)\.tsx?$/,
        because: 'a field of the API',
      },
    ],
  },
  {
    words: ['lane', 'lanes', 'errand'],
    say: 'queue class',
    homes: [
      {
        at: /^src\/platform\/jobs\/(jobs\.repository|queue-classes)\.ts$/,
        because: 'names of queues in the database',
      },
    ],
  },
];

/**
 * Returns one line for each name with a rejected word: names the file declares, and the name of the file
 * itself.
 */
function otherWords(path: string, text: string): string[] {
  const decisions = DECISIONS.filter(({ homes }) => !homes.some(({ at }) => at.test(path)));
  const spoken = new Map(decisions.flatMap(({ words, say }) => words.map((word) => [word, say] as const)));
  return [path, ...declaredNames(path, text, spoken)].flatMap((name) =>
    wordsOf(name).flatMap((word) => (spoken.has(word) ? `${path}: ${name}. Say ${spoken.get(word)}.` : [])),
  );
}

function declaredNames(path: string, text: string, spoken: ReadonlyMap<string, string>): string[] {
  if (![...spoken.keys()].some((word) => text.toLowerCase().includes(word))) return [];
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && declares(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...names];
}

/** True when the identifier declares a new name; destructured and imported names are declared elsewhere. */
function declares(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent) || ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent))
    return false;
  return 'name' in parent && parent.name === node && !ts.isPropertyAccessExpression(parent);
}

/** Splits a name into its words: `CartFigures`, `CART_KEY` and `cart-chart.tsx` all contain the word cart. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

const sources = readSourceFiles().filter(({ path, isTest }) => /^src\/.*\.tsx?$/.test(path) && !isTest);

it('every name says the word that the glossary decided on', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap(({ path, text }) => otherWords(path, text))).toEqual([]);
});

it('every home still needs its exception', () => {
  const idle = DECISIONS.flatMap(({ words, homes }) =>
    homes.filter(
      ({ at }) =>
        !sources.some(
          ({ path, text }) =>
            at.test(path) &&
            new RegExp(`(^|[^a-z])(${words.join('|')})([^a-z]|$)`, 'i').test(
              wordsOf(`${path} ${text}`).join(' '),
            ),
        ),
    ),
  );
  expect(idle).toEqual([]);
});

it.each([
  ['src/web/cart-line.tsx', 'export const line = 1;'],
  ['src/web/a.ts', 'export type CheckoutFacts = string;'],
  ['src/mails/a.ts', 'export const CART_KEY = 1;'],
  ['src/modules/orders/a.ts', 'const paid = { paymentIntentId: order.id };'],
  ['src/modules/coupons/a.ts', 'export function holdVoucher(): void {}'],
])('finds another word in %s', (path, text) => {
  expect(otherWords(path, text)).toHaveLength(1);
});

it.each([
  ['src/mails/a.ts', 'export const mail = { fact: orderPlaced };'],
  ['src/modules/orders/a.ts', 'const { paymentIntentId: id } = asked; note(order.facts);'],
  ['src/web/a.ts', "import { cartDays } from './b.ts'; const factor = 2;"],
])('leaves alone what is at home, or named elsewhere: %s', (path, text) => {
  expect(otherWords(path, text)).toEqual([]);
});
