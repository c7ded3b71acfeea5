// The blocks of a mail that are rendered per message: order lines, addresses, tracking, a customer's
// declaration, messages. Every value entered by a person is escaped, so the resulting HTML is safe.

import { escapeHtml } from '#shared/escape-html.ts';
import { goodsText } from '#shared/goods-text.ts';
import { type Cents, formatEuro } from '#shared/money.ts';
import type { EmailPart } from './email-template.ts';
import { layoutTable, styleOf } from './inline-styles.ts';
import { buttonHtml, factsOf, paragraph, subheading } from './parts.ts';

/**
 * Order lines and totals as stored in the order: amounts in cents, VAT included; `vatAmount` is the VAT part
 * of the total.
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
  /** Name of the free gift in an order; empty for an order without a gift. */
  gift: string;
};

/** Renders the lines of an order with its totals as a block of a mail. */
export function orderLinesBlock(order: OrderLines): EmailPart {
  const withGift = order.gift === '' ? [] : [`Inclusief ${order.gift}`];
  const discountLabel = order.couponCode ? `Korting (${order.couponCode})` : 'Korting';
  const sums: [string, string][] = [
    // With a single line and no discount, the subtotal would repeat the line.
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
 * Renders a summary of a purchase as a block of a mail: the picture beside the title and the lines, the first
 * line emphasised. `picture` is an absolute URL; null for a summary without a picture.
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
 * Renders a row of links for one to five stars. All stars look the same, so that the mail suggests no rating.
 * `picture` is the absolute URL of a star; `addressOf` returns the link for a number of stars.
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

/** File name of the image with the QR code for a payment that is attached to a mail. */
export const QR_CODE_FILE = 'betaalcode.png';

/**
 * Renders the payment QR code for a banking app; hidden on phone screens. `source` is the URL of the image,
 * by default that of the attached file.
 */
export const paymentQrBlock = (source = `cid:${QR_CODE_FILE}`): EmailPart => ({
  html: `<div class="m-desk"><table ${layoutTable} ${styleOf('ground', 'margin:0 0 24px')}><tr><td width="128" style="padding:8px"><img src="${escapeHtml(source)}" width="128" height="128" alt="Betaalcode voor je bank-app" style="display:block;border:0;border-radius:8px"></td><td style="padding:8px 20px"><p ${styleOf('groundText')}>Of scan deze code, als je bank‑app dat kan.</p></td></tr></table></div>`,
  text: 'Of scan de code op de proformafactuur, als je bank-app dat kan.',
});

/**
 * Renders lines below each other as a block of a mail, such as a name and an address; empty lines are left
 * out.
 */
export function addressBlock(lines: readonly string[]): EmailPart {
  const shown = lines.map((line) => line.trim()).filter((line) => line !== '');
  return {
    html: `<p ${styleOf('paragraph')}>${shown.map(escapeHtml).join('<br>')}</p>`,
    text: shown.join('\n'),
  };
}

/** Renders a tracking button if `url` is an http(s) address, and the tracking code if it is known. */
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

/**
 * Renders the button to the order page; empty when `url` is null, which means that the recipient may not see
 * the order.
 */
export function orderButtonBlock(url: string | null): EmailPart {
  if (url === null) return { html: '', text: '' };
  const label = 'Bekijk je bestelling';
  return { html: buttonHtml(label, escapeHtml(url)), text: `${label}:\n${url}` };
}

function linkTo(url: string | null, words: string): string {
  return url ? `<a href="${escapeHtml(url)}" ${styleOf('link')}>${escapeHtml(words)}</a>` : escapeHtml(words);
}

/** Renders what a customer declared as a block of a mail: one line per label and value. */
export function statementBlock(lines: readonly { label: string; value: string }[]): EmailPart {
  return factsOf(lines.map(({ label, value }) => ({ label, value: escapeHtml(value), text: value })));
}

/** Renders a list of links as a block of a mail, each with an optional note; empty when `lines` is empty. */
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

/**
 * Returns the text that follows a link: the note after a full stop when it begins with a capital, else after
 * a dash; empty without a note.
 */
const behind = (note: string | null) => (note ? `${/^\p{Lu}/u.test(note) ? '.' : ' –'} ${note}` : '');

type Figure = { value: string; label: string; note?: string | undefined };

/**
 * Renders figures side by side as a block of a mail, each with its label; empty when there are no figures.
 */
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

/** A paragraph of an operator's message; `{{words}}` is replaced by the text of the paragraph. */
export const messageParagraph = paragraph('{{words}}');

type Part = Parameters<typeof styleOf>[0];

function row(label: string, value: string, [left, right]: [Part, Part], below = ''): string {
  return `<tr><td ${styleOf(left)}>${escapeHtml(label)}${below}</td><td align="right" ${styleOf(right)}>${escapeHtml(value)}</td></tr>`;
}

function dutchNumber(value: number): string {
  return String(value).replace('.', ',');
}
