// Tests what `npm run new` writes, in a copy of the files it changes: either all parts are generated at the
// right places, or nothing is changed.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generate } from './generate.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const MAIL = ['src/mails/mails.ts', 'src/modules/mail/body/mail-fields.ts'];
/** A file that the generator reads and does not change. */
const FACTS = 'src/modules/orders/order-facts.ts';
const SECTION = [
  'architecture.mjs',
  'src/shared/api/tags.ts',
  'src/main/http/register-api.ts',
  'src/web/routes.ts',
  'src/web/admin/shell/sections.ts',
];
const PROVIDER = [
  'src/platform/config/payments/payment-services.ts',
  'src/main/compose/open-payments.ts',
  'src/web/checkout/payment/payment-kit.ts',
];
const TOUCHED = [...MAIL, ...SECTION, ...PROVIDER];

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'zwartwit-new-'));
  for (const path of [...TOUCHED, FACTS]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const make = (...parameters: string[]) => generate(copy, parameters);
/** Returns the lines that were added to a file. */
const added = (path: string) => {
  const before = new Set(readFileSync(join(root, path), 'utf8').split('\n'));
  return read(path)
    .split('\n')
    .filter((line) => !before.has(line));
};

describe('a mail', () => {
  it('stands among the mails and in the table of what a template may use, before the operator’s own', () => {
    const { written, touched } = make('mail', 'quiet-word');
    expect([written, touched]).toEqual([['src/mails/quiet-word.ts'], MAIL]);
    expect(added('src/mails/mails.ts')).toEqual([
      "import { quietWord } from './quiet-word.ts';",
      '  quietWord,',
    ]);
    expect(read('src/mails/mails.ts')).toContain('  quietWord,\n  customMessage,\n];');
    expect(read('src/modules/mail/body/mail-fields.ts')).toMatch(
      /\n {2}quiet_word: \{\n( {4}.+\n)+ {2}\},\n {2}custom: \{/,
    );
    expect(read('src/mails/quiet-word.ts')).toContain("type: 'quiet_word'");
    expect(read('src/mails/quiet-word.ts')).not.toContain('mailAfter');
  });

  it('with a fact has its reaction in the same file and among the reactions', () => {
    make('mail', 'quiet-word', 'orderDelivered');
    expect(added('src/mails/mails.ts')).toEqual([
      "import { quietWord, sendQuietWordWhenOrderDelivered } from './quiet-word.ts';",
      '  quietWord,',
      '  sendQuietWordWhenOrderDelivered,',
    ]);
    const text = read('src/mails/quiet-word.ts');
    expect(text).toContain("mailAfter(\n  'send-quiet-word-when-order-delivered',\n  orderDelivered,");
  });
});

describe('a section', () => {
  it('has its module, what answers it and its pages, and is known wherever a section has to be', () => {
    const { written, touched } = make('section', 'odd-wishes');
    expect(written).toEqual([
      'src/modules/odd-wishes/contract.ts',
      'src/modules/odd-wishes/endpoints.ts',
      'src/modules/odd-wishes/index.ts',
      'src/modules/odd-wishes/odd-wishes.tables.ts',
      'src/modules/odd-wishes/odd-wishes.repository.ts',
      'src/modules/odd-wishes/manage-odd-wishes.ts',
      'src/api/back-office/content/odd-wishes.ts',
      'src/web/admin/sections/odd-wishes/odd-wishes-page.tsx',
    ]);
    for (const path of written) expect([path, existsSync(join(copy, path))]).toEqual([path, true]);
    expect(touched.toSorted()).toEqual(SECTION.toSorted());
    expect(added('src/main/http/register-api.ts')).toEqual([
      "import { serveOddWishes } from '#api/back-office/content/odd-wishes.ts';",
      '  serveOddWishes(serve, shop);',
    ]);
    expect(added('src/web/routes.ts')).toEqual([
      "    route('admin/odd-wishes', 'admin/sections/odd-wishes/odd-wishes-page.tsx'),",
    ]);
    expect(added('src/web/admin/shell/sections.ts').join()).toContain("['/admin/odd-wishes', 'odd-wishes',");
    expect(added('src/shared/api/tags.ts').join()).toContain("name: 'odd-wishes'");
    expect(added('architecture.mjs')[0]).toBe("  'odd-wishes': {");
  });

  it('says its one and its many in the forms of code and of tables', () => {
    make('section', 'odd-policies');
    expect(read('src/modules/odd-policies/odd-policies.tables.ts')).toContain(
      "export const oddPolicies = pgTable('odd_policies', {",
    );
    expect(read('src/modules/odd-policies/index.ts')).toContain('createOddPolicy');
    expect(existsSync(join(copy, 'src/web/admin/sections/odd-policies/odd-policies-page.tsx'))).toBe(true);
  });

  it('finds a place beside one that was made before it', () => {
    make('section', 'odd-wishes');
    make('section', 'odd-policies');
    expect(read('src/web/admin/shell/sections.ts').match(/^ {2}ListChecks,$/gm)).toHaveLength(1);
  });
});

describe('a payment provider', () => {
  it('has its adapter, its variables and its pieces of the checkout, and is known in three places', () => {
    const { written, touched, next } = make('provider', 'odd-pay');
    expect(written.toSorted()).toEqual([
      'src/integrations/odd-pay-payments/call-odd-pay.ts',
      'src/integrations/odd-pay-payments/odd-pay-answers.ts',
      'src/integrations/odd-pay-payments/odd-pay-payments.test.ts',
      'src/integrations/odd-pay-payments/odd-pay-payments.ts',
      'src/integrations/odd-pay-payments/payment-of.ts',
      'src/integrations/odd-pay-payments/read-event.ts',
      'src/platform/config/payments/odd-pay.ts',
      'src/web/checkout/payment/odd-pay/odd-pay-kit.ts',
      'src/web/checkout/payment/odd-pay/odd-pay-payment-form.tsx',
    ]);
    for (const path of written) expect([path, existsSync(join(copy, path))]).toEqual([path, true]);
    expect(touched.toSorted()).toEqual(PROVIDER.toSorted());
    expect(added('src/platform/config/payments/payment-services.ts')).toEqual([
      "import { oddPay } from './odd-pay.ts';",
      '  oddPay,',
      '  ...oddPay.variables,',
    ]);
    expect(added('src/main/compose/open-payments.ts')).toContain("  if (payment.service === 'odd-pay') {");
    expect(added('src/web/checkout/payment/payment-kit.ts')).toContain("  | { name: 'odd-pay' }");
    expect(read('src/platform/config/payments/odd-pay.ts')).toContain("key: 'ODD_PAY_API_KEY',");
    expect(next.join()).toContain('ODD_PAY_API_KEY');
  });

  it('marks what only people can know, and has no word of the provider it was modelled on', () => {
    const { written } = make('provider', 'odd-pay');
    const text = written.map(read).join();
    expect(text.match(/To fill in/g)?.length).toBeGreaterThan(5);
    expect(text).toMatch(/const HOME = '';/);
    expect(text).not.toMatch(/mollie|undefined-|\$\{(kebab|camel|pascal|title|upper)\}/i);
  });

  it('finds a place beside one that was made before it', () => {
    make('provider', 'odd-pay');
    make('provider', 'even-pay');
    const opened = read('src/main/compose/open-payments.ts');
    expect(opened.match(/service === '(odd|even)-pay'/g)).toHaveLength(2);
    expect(opened.match(/import \{ href \}/g)).toHaveLength(1);
  });
});

describe('nothing is written', () => {
  it.each([
    ['mail', 'quiet-word'],
    ['section', 'odd-wishes'],
    ['provider', 'odd-pay'],
  ])('when there is a %s %s already', (kind, name) => {
    const { touched } = make(kind, name);
    const before = touched.map(read);
    expect(() => make(kind, name)).toThrow(/already/);
    expect(touched.map(read)).toEqual(before);
  });

  it.each([
    [['mail', 'QuietWord'], '"QuietWord" is not a name in kebab-case, such as thank-you.'],
    [['mail', '../quiet-word'], '"../quiet-word" is not a name in kebab-case, such as thank-you.'],
    [['mail'], '"" is not a name in kebab-case, such as thank-you.'],
    [['mail', 'custom'], 'There is a type of mail custom already.'],
    [['mail', 'paragraph'], '"paragraph" is a word the code around it uses already: choose another name.'],
    [
      ['mail', 'thanks', 'orderLost'],
      '"orderLost" is no fact a mail can follow: choose orderPlaced, orderReachable, replacementPlaced, orderShipped, orderDelivered or none.',
    ],
    [['section', 'odd_wishes'], '"odd_wishes" is not a name in kebab-case, such as gift-wishes.'],
    [['section', 'odd-wish'], '"odd-wish" is not a plural, such as gift-wishes.'],
    [['section', 'coupons'], 'There is a section coupons already.'],
    [['section', 'classes'], '"class" is a word the code around it uses already: choose another name.'],
    [['provider', 'Mollie'], '"Mollie" is not a name in kebab-case, such as mollie.'],
    [['provider', 'stripe'], '"stripe" is a word the code around it uses already: choose another name.'],
    [['page', 'gifts'], 'Say what to make and its name: npm run new -- mail|section|provider <name>'],
    [[], 'Say what to make and its name: npm run new -- mail|section|provider <name>'],
  ])('for %j', (parameters, sentence) => {
    expect(() => make(...parameters)).toThrow(sentence);
    expect(TOUCHED.flatMap(added)).toEqual([]);
  });
});
