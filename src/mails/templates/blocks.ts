// What the shop lays out per mail: order lines, addresses, tracking, a statement, a message.
// Every value that comes from a person is escaped here; the result is trusted HTML.

import { escapeHtml } from '#shared/escape-html.ts';
import { goodsText } from '#shared/goods-text.ts';
import { type Cents, formatEuro } from '#shared/money.ts';
import type { EmailPart } from './email-template.ts';
import { layoutTable, styleOf } from './inline-styles.ts';
import { buttonHtml, factsOf, paragraph, subheading } from './parts.ts';

/**
 * As the row of an order has them: amounts in cents, VAT included; `vatAmount` is the part of the total that
 * is tax.
 */
export type OrderLines = {
  lines: readonly { label: string; quantity: number; amount: Cents }[];
  subtotal: Cents;
  discount: Cents;
  couponCode?: string | null;
  shippingCost: Cents;
  vatRate: number;
  vatAmount: Cents;
  total: Cents;
  /** What came with the pack for nothing; empty: nothing. */
  gift: string;
};

/** The lines of an order with its totals. */
export function orderLinesBlock(order: OrderLines): EmailPart {
  const withGift = order.gift === '' ? [] : [`Inclusief ${order.gift}`];
  const discountLabel = order.couponCode ? `Korting (${order.couponCode})` : 'Korting';
  const sums: [string, string][] = [
    // Of one line without a discount it would say the same again.
    ...(order.lines.length > 1 || order.discount > 0
      ? [['Subtotaal', formatEuro(order.subtotal)] satisfies [string, string]]
      : []),
    ...(order.discount > 0
      ? [[discountLabel, `−${formatEuro(order.discount)}`] satisfies [string, string]]
      : []),
    ['Verzending', order.shippingCost === 0 ? 'Gratis' : formatEuro(order.shippingCost)],
  ];
  const vat =
    order.vatRate === 0
      ? 'Zonder btw (uitvoer buiten de EU)'
      : `Inclusief ${dutchNumber(order.vatRate)}% btw: ${formatEuro(order.vatAmount)}`;
  const rows = [
    ...order.lines.map(({ label, quantity, amount }, index) => {
      const below = index < order.lines.length - 1 ? [] : withGift.map(escapeHtml);
      const small = below.map((words) => `<br><span ${styleOf('groundSmall')}>${words}</span>`).join('');
      return row(goodsText(label, quantity), formatEuro(amount), ['item', 'amount'], small);
    }),
    ...sums.map(([label, amount]) => row(label, amount, ['label', 'amount'])),
    row('Totaal', formatEuro(order.total), ['total', 'total']),
  ];
  return {
    html: `<table ${layoutTable} style="margin:0 0 8px">${rows.join('')}</table><p ${styleOf('small')}>${escapeHtml(vat)}</p>`,
    text: [
      ...order.lines.map(
        ({ label, quantity, amount }) => `${goodsText(label, quantity)}: ${formatEuro(amount)}`,
      ),
      ...withGift,
      ...sums.map(([label, amount]) => `${label}: ${amount}`),
      `Totaal: ${formatEuro(order.total)}`,
      vat,
    ].join('\n'),
  };
}

/**
 * What was bought at a glance: its picture, and beside it what matters most, the first line in full and the
 * rest quieter. `picture` is a whole address; null where there is none of it.
 */
export function summaryBlock({ picture, title, lines }: Summary): EmailPart {
  const linesHtml = lines.map(
    (line, index) => `<p ${styleOf(index === 0 ? 'groundText' : 'groundSmall')}>${escapeHtml(line)}</p>`,
  );
  const image = picture
    ? `<td width="164" class="m-stack m-shown" style="padding:8px 0 8px 8px"><span ${styleOf('picture')}><img src="${escapeHtml(picture)}" width="144" alt="Foto van ${escapeHtml(title)}" style="display:inline-block;border:0;width:144px;height:auto;vertical-align:middle"></span></td>`
    : '';
  return {
    html: `<table ${layoutTable} ${styleOf('ground', 'margin:4px 0 20px')}><tr>${image}<td class="m-stack m-said" style="padding:14px 20px 12px"><p ${styleOf('groundTitle')}>${escapeHtml(title)}</p>${linesHtml.join('')}</td></tr></table>`,
    text: [title, ...lines].join('\n'),
  };
}

type Summary = { picture: string | null; title: string; lines: readonly string[] };

/**
 * One star to five, each leading to an address of its own; all look alike, so that none is put first.
 * `picture` is a whole address.
 */
export function starsBlock(picture: string, addressOf: (count: number) => string): EmailPart {
  const counts = [1, 2, 3, 4, 5].map((count) => ({
    address: addressOf(count),
    name: count === 1 ? '1 ster' : `${count} sterren`,
  }));
  const links = counts.map(
    ({ address, name }) =>
      `<a href="${escapeHtml(address)}" title="${name}" ${styleOf('star')}><img src="${escapeHtml(picture)}" width="40" height="40" alt="${name}" style="display:inline-block;border:0;vertical-align:middle"></a>`,
  );
  return {
    html: `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr><td colspan="2" style="white-space:nowrap">${links.join('')}</td></tr><tr><td ${styleOf('groundSmall')}>Niet blij</td><td align="right" ${styleOf('groundSmall', 'padding-right:14px')}>Heel blij</td></tr></table>`,
    text: counts.map(({ address, name }) => `${name}: ${address}`).join('\n'),
  };
}

/** The attachment in which a mail draws its code to pay by. */
export const QR_CODE_FILE = 'betaalcode.png';

/** For the bank app on a phone: only where the mail is read on something wider. */
export const paymentQrBlock = (source = `cid:${QR_CODE_FILE}`): EmailPart => ({
  html: `<div class="m-desk"><table ${layoutTable} ${styleOf('ground', 'margin:0 0 24px')}><tr><td width="128" style="padding:8px"><img src="${escapeHtml(source)}" width="128" height="128" alt="Betaalcode voor je bank-app" style="display:block;border:0;border-radius:8px"></td><td style="padding:8px 20px"><p ${styleOf('groundText')}>Of scan deze code, als je bank‑app dat kan.</p></td></tr></table></div>`,
  text: 'Of scan de code op de proformafactuur, als je bank-app dat kan.',
});

/** Lines under each other, such as a name and an address; empty lines are left out. */
export function addressBlock(lines: readonly string[]): EmailPart {
  const shown = lines.map((line) => line.trim()).filter((line) => line !== '');
  return {
    html: `<p ${styleOf('paragraph')}>${shown.map(escapeHtml).join('<br>')}</p>`,
    text: shown.join('\n'),
  };
}

/** A button when the parcel can be followed, and its code when that is known. */
export function trackingBlock(tracking: { code: string | null; url: string | null }): EmailPart {
  const { code } = tracking;
  const url = tracking.url && /^https?:\/\//i.test(tracking.url) ? tracking.url : null;
  const shown = factsOf([
    ...(code ? [{ label: 'Track & trace', value: linkTo(url, code), text: code }] : []),
  ]);
  return {
    html: (url ? buttonHtml('Volg je pakket', escapeHtml(url)) : '') + shown.html,
    text: [shown.text, ...(url ? [`Volg je pakket: ${url}`] : [])].join('\n'),
  };
}

/** To the page of an order, for who may see it; nothing at all for anybody else. */
export function orderButtonBlock(url: string | null): EmailPart {
  if (url === null) return { html: '', text: '' };
  const label = 'Bekijk je bestelling';
  return { html: buttonHtml(label, escapeHtml(url)), text: `${label}:\n${url}` };
}

function linkTo(url: string | null, words: string): string {
  return url ? `<a href="${escapeHtml(url)}" ${styleOf('link')}>${escapeHtml(words)}</a>` : escapeHtml(words);
}

/** Facts one under the other, as a person declared them. */
export function statementBlock(lines: readonly { label: string; value: string }[]): EmailPart {
  return factsOf(lines.map(({ label, value }) => ({ label, value: escapeHtml(value), text: value })));
}

/** What leads somewhere, line by line, each with what is to be known of it; nothing at all without lines. */
export function linksBlock(
  title: string,
  lines: readonly (readonly [url: string, label: string, note: string | null])[],
): EmailPart {
  if (lines.length === 0) return { html: '', text: '' };
  const head = subheading(title);
  const rows = lines.map(
    ([url, label, note]) =>
      `<li style="margin:0 0 6px">${linkTo(url, label)}${escapeHtml(behind(note))}</li>`,
  );
  return {
    html: `${head.html}<ul ${styleOf('list')}>${rows.join('')}</ul>`,
    text: [head.text, ...lines.map(([url, label, note]) => `- ${label}${behind(note)}: ${url}`)].join('\n'),
  };
}

/** A sentence of its own, or more of the one before. */
const behind = (note: string | null) => (note ? `${/^\p{Lu}/u.test(note) ? '.' : ' –'} ${note}` : '');

type Figure = { value: string; label: string; note?: string | undefined };

/** A few figures side by side, each with what it counts; nothing at all without any. */
export function figuresBlock(figures: readonly Figure[]): EmailPart {
  if (figures.length === 0) return { html: '', text: '' };
  const cells = figures.map(
    ({ value, label, note }) =>
      `<td width="${Math.floor(100 / figures.length)}%" style="padding:16px 0 16px 20px;vertical-align:top"><p ${styleOf('count')}>${escapeHtml(value)}</p><p ${styleOf('groundText')}>${escapeHtml(label)}</p>${note ? `<p ${styleOf('groundSmall')}>${escapeHtml(note)}</p>` : ''}</td>`,
  );
  return {
    html: `<table ${layoutTable} ${styleOf('ground', 'margin:4px 0 8px')}><tr>${cells.join('')}</tr></table>`,
    text: figures.map(({ value, label, note }) => `${value} ${label}${note ? ` (${note})` : ''}`).join(', '),
  };
}

/** One paragraph of what an operator writes; `{{words}}` is where the words go. */
export const messageParagraph = paragraph('{{words}}');

type Part = Parameters<typeof styleOf>[0];

function row(label: string, value: string, [left, right]: [Part, Part], below = ''): string {
  return `<tr><td ${styleOf(left)}>${escapeHtml(label)}${below}</td><td align="right" ${styleOf(right)}>${escapeHtml(value)}</td></tr>`;
}

function dutchNumber(value: number): string {
  return String(value).replace('.', ',');
}
