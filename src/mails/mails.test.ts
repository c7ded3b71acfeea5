// Tests that every template says the same in HTML and in text, and that typed text never becomes markup.

import { describe, expect, test } from 'vitest';
import { composeMail, isMailType, mailFields } from '#modules/mail/contract.ts';
import { defaultSettings } from '#modules/settings/default-settings.ts';
import { cents } from '#shared/money.ts';
import { makeExample } from '#tests/harness/mails/every-mail.ts';
import { emailTemplates, mails } from './mails.ts';
import {
  addressBlock,
  orderButtonBlock,
  orderLinesBlock,
  starsBlock,
  statementBlock,
  summaryBlock,
  trackingBlock,
} from './templates/blocks.ts';
import { packPicture } from './templates/images.ts';
import { frameOf } from './templates/layout.ts';

const names = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
const hostile = '<script>alert("x")</script> & \'y\'';

describe('templates', () => {
  test('there is one for each type of mail, and then what answers begin with', () => {
    const keys = emailTemplates.map(({ key }) => key);
    const types = Object.keys(mailFields);
    expect(keys.slice(0, types.length)).toEqual(types);
    expect(keys.slice(types.length).every((key) => key.startsWith('reply_'))).toBe(true);
  });

  test.each(emailTemplates)(
    '$key uses the same names in HTML and in text',
    ({ htmlContent, textContent }) => {
      expect(names(textContent)).toEqual(names(htmlContent));
    },
  );

  test.each(emailTemplates)('$key has a printer’s marks: no typewriter’s quotes or minus', (template) => {
    const visible = template.htmlContent.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ');
    for (const text of [template.subject, visible, template.textContent]) {
      expect(text.match(/\p{L}?['"]\p{L}|\p{L}['"]|-€|\d-\d+ \p{L}/u)?.[0]).toBeUndefined();
    }
  });

  test.each(emailTemplates)('$key has no braces or link marks left over', (template) => {
    for (const content of [template.subject, template.htmlContent, template.textContent]) {
      expect(content.replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]|\]\(/);
    }
  });

  test('the confirmation carries the withdrawal information, its page and the model form', () => {
    const confirmation = emailTemplates.find(({ key }) => key === 'order_confirmation');
    for (const content of [confirmation?.htmlContent, confirmation?.textContent]) {
      expect(content).toContain('{{withdrawalUrl}}');
      expect(content).toContain('Modelformulier voor herroeping');
      expect(content).toContain('{{orderLines}}');
    }
  });

  test('the confirmation begins with the pack and the button, and ends with the model form', () => {
    const { htmlContent = '' } = emailTemplates.find(({ key }) => key === 'order_confirmation') ?? {};
    const places = [
      '{{orderGlance}}',
      '{{orderUrl}}',
      '{{orderLines}}',
      '{{termsUrl}}',
      'Modelformulier',
    ].map((part) => htmlContent.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test.each(['abandoned_checkout', 'review_request'])('%s has a way to stop', (type) => {
    expect(emailTemplates.find(({ key }) => key === type)?.htmlContent).toContain('{{unsubscribeUrl}}');
  });
});

describe('with other days than at first', () => {
  const claims = { ...defaultSettings.claims, moneyBackDays: 21, guaranteeDays: 45, resultDays: 10 };
  /**
   * Matches the periods fixed by law in the texts: for sending back, for refunding, for answering a
   * complaint.
   */
  const LAWFUL =
    /14\sdagen nadat je hebt|uiterlijk 14\sdagen na je|Binnen 14\sdagen krijg je een inhoudelijk/g;

  test.each(mails)('$type says no term but those of the settings', (each) => {
    const { html, text } = makeExample(each, { ...defaultSettings, claims });
    for (const body of [html, text]) {
      expect(body.replaceAll(LAWFUL, '').match(/.*\b(14|30)(&nbsp;|\s)dagen.*|.*dag (14|30)\b/)).toBeNull();
      expect(body).not.toContain('{{');
    }
  });
});

describe('the frame', () => {
  const frame = frameOf('order_confirmation', 'Zwartwit');

  test.each([
    ['html', frame.html],
    ['text', frame.text],
  ])('its %s has one place for the words, and the company block', (_, content) => {
    expect(content.split('{{mailBody}}')).toHaveLength(2);
    for (const part of ['{{companyName}}', '{{companyKvk}}', '{{companyVatId}}', '{{withdrawalUrl}}']) {
      expect(content).toContain(part);
    }
  });

  test('what a template calls by its name is dressed in the mail, what has a style of its own keeps it', () => {
    const own = '<p class="lead" style="color:red">Eigen</p><p class="mine">Eigen</p>';
    const words = { subject: 'Hoi', html: `<p class="lead">Hoi</p>${own}`, text: 'Hoi' };
    const { html } = composeMail(frame, words, { variables: {}, blocks: {} });
    expect(html).toMatch(/<p class="m-ink" style="[^"]*font:700 17px[^"]*">Hoi/);
    expect(html).toContain(own);
    for (const { htmlContent } of emailTemplates) expect(htmlContent).not.toContain('font:');
  });

  test('what is empty is left out, and a telephone number is dialled', () => {
    const { html } = composeMail(
      frame,
      { subject: 'Hoi', html: '<p class="lead">{{none}}</p>\n<p>Klaar</p>', text: 'Hoi' },
      { variables: { none: '', companyPhone: '020 123 45 67' }, blocks: {} },
    );
    expect(html).not.toMatch(/<p[^>]*>\s*<\/p>/);
    expect(html).toContain('href="tel:0201234567"');
  });

  test('it is drawn for a dark room as well', () => {
    expect(frame.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(frame.html).toContain('prefers-color-scheme:dark');
  });

  test('offers to withdraw where there is an order to withdraw from, and once', () => {
    const offered = emailTemplates.slice(0, Object.keys(mailFields).length).filter(({ key, htmlContent }) => {
      const all = htmlContent + (isMailType(key) ? frameOf(key, 'Zwartwit').html : '');
      return all.includes('{{withdrawalUrl}}');
    });
    expect(offered.map(({ key }) => key)).toEqual([
      'order_confirmation',
      'shipped',
      'delivered',
      'order_changed',
      'payment_link',
      'replacement',
    ]);
  });

  test('of a mail to who runs the shop says where notices are chosen, and nothing of the company', () => {
    const { html, text } = frameOf('digest', 'Zwartwit');
    expect(html).toContain('{{shopUrl}}/admin/settings/meldingen');
    expect(html + text).not.toMatch(/companyKvk|withdrawalUrl/);
  });

  test('shows the name in the letters of the shop, and that of another shop as it is written', () => {
    expect(frame.html).toContain('{{shopUrl}}/mails/wordmark-dark.png');
    expect(frameOf('refund', 'Parelwit').html).not.toContain('wordmark.png');
  });
});

describe('blocks', () => {
  const order = {
    lines: [{ label: hostile, quantity: 2, amount: cents(3743) }],
    subtotal: cents(3743),
    discount: cents(374),
    couponCode: 'WELKOM10',
    shippingCost: cents(0),
    vatRate: 21,
    vatAmount: cents(585),
    total: cents(3369),
    gift: 'kaart',
  };

  test('order lines show every amount in HTML and text', () => {
    const { html, text } = orderLinesBlock(order);
    for (const shown of ['€37,43', '−€3,74', 'WELKOM10', 'Gratis', '€33,69', '21% btw: €5,85']) {
      expect(html).toContain(shown);
      expect(text).toContain(shown);
    }
  });

  test('what comes with a pack is told, and nothing where nothing does', () => {
    const { html, text } = orderLinesBlock(order);
    for (const body of [html, text]) expect(body).toContain('Inclusief kaart');
    const without = orderLinesBlock({ ...order, gift: '' });
    for (const body of [without.html, without.text]) expect(body).not.toMatch(/Inclusief (?!21)/);
  });

  test('without a discount there is no discount line, and export says so', () => {
    const { text } = orderLinesBlock({ ...order, discount: cents(0), vatRate: 0, vatAmount: cents(0) });
    expect(text).not.toContain('Korting');
    expect(text).toContain('Zonder btw');
  });

  test('what people typed is never markup', () => {
    const blocks = [
      orderLinesBlock({ ...order, gift: hostile }),
      addressBlock([hostile, ' ', 'Dam 1']),
      trackingBlock({ code: hostile, url: null }),
      statementBlock([{ label: 'Naam', value: hostile }]),
    ];
    for (const { html } of blocks) expect(html).not.toContain('<script');
  });

  test('each star leads to an address of its own, in HTML and text', () => {
    const { html, text } = starsBlock(
      'https://x.nl/mails/star.png',
      (count) => `https://x.nl/leave-review?token=a.b&rating=${count}`,
    );
    for (const count of [1, 2, 3, 4, 5]) {
      expect(html).toContain(`href="https://x.nl/leave-review?token=a.b&amp;rating=${count}"`);
      expect(text).toContain(`rating=${count}`);
    }
    expect(text).toContain('1 ster: ');
  });

  test('the picture of a pack is the operator’s own as a JPEG, else that of as many jars', () => {
    const own = '/media/0123456789abcdef0123456789abcdef-800x600/800.webp';
    const pictureOf = (quantity: number, imageUrl: string | null) =>
      packPicture({ quantity, imageUrl }, 'https://x.nl');
    expect(pictureOf(2, own)).toBe('https://x.nl/media/0123456789abcdef0123456789abcdef-800x600/social.jpg');
    expect([pictureOf(1, null), pictureOf(7, null)]).toEqual([
      'https://x.nl/mails/packs-1.png',
      'https://x.nl/mails/packs-4.png',
    ]);
    const { html } = summaryBlock({ picture: pictureOf(2, null), title: '2 potten', lines: [hostile] });
    expect(html).toContain('alt="Foto van 2 potten"');
    expect(html).not.toContain('<script');
  });

  test('the way to an order is left out for who may not see it', () => {
    expect(orderButtonBlock(null)).toEqual({ html: '', text: '' });
    const { html, text } = orderButtonBlock('https://x.nl/bestelling/a.b');
    expect(html).toContain('href="https://x.nl/bestelling/a.b"');
    expect(text).toBe('Bekijk je bestelling:\nhttps://x.nl/bestelling/a.b');
  });

  test('a track link that is not a web address is left out', () => {
    const { html, text } = trackingBlock({ code: '3S1', url: 'javascript:alert(1)' });
    expect(`${html}${text}`).not.toContain('javascript');
    expect(trackingBlock({ code: '3S1', url: 'https://x.nl/?a=1&b=2' }).html).toContain(
      'href="https://x.nl/?a=1&amp;b=2"',
    );
  });
});
