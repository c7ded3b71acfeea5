// What the shop lays out per mail: order lines, addresses, tracking, a statement, a message.
// Every value that comes from a person is escaped here; the result is trusted HTML.

import { escapeHtml } from '#shared/escape-html.ts';
import { goodsText } from '#shared/goods-text.ts';
import { type Cents, formatEuro } from '#shared/money.ts';
import type { EmailPiece } from './email-template.ts';
import { layoutTable, look } from './look.ts';
import { buttonHtml } from './pieces.ts';

/** Amounts in cents, VAT included; `vat.amount` is the part of the total that is tax. */
export type OrderLines = {
  lines: readonly { label: string; quantity: number; amount: Cents }[];
  subtotal: Cents;
  discount: Cents;
  couponCode?: string | null;
  shipping: Cents;
  vat: { rate: number; amount: Cents };
  total: Cents;
};

/** The lines of an order with its totals. */
export function orderLinesBlock(order: OrderLines): EmailPiece {
  const discountLabel = order.couponCode ? `Korting (${order.couponCode})` : 'Korting';
  const sums: [string, string][] = [
    ['Subtotaal', formatEuro(order.subtotal)],
    ...(order.discount > 0
      ? [[discountLabel, `−${formatEuro(order.discount)}`] satisfies [string, string]]
      : []),
    ['Verzending', order.shipping === 0 ? 'Gratis' : formatEuro(order.shipping)],
  ];
  const vat =
    order.vat.rate === 0
      ? 'Zonder btw (uitvoer buiten de EU)'
      : `Inclusief ${dutchNumber(order.vat.rate)}% btw: ${formatEuro(order.vat.amount)}`;
  const rows = [
    ...order.lines.map(({ label, quantity, amount }) =>
      row(goodsText(label, quantity), formatEuro(amount), ['item', 'amount']),
    ),
    ...sums.map(([label, amount]) => row(label, amount, ['label', 'amount'])),
    row('Totaal', formatEuro(order.total), ['total', 'total']),
  ];
  return {
    html: `<table ${layoutTable} style="margin:0 0 8px">${rows.join('')}</table><p ${look('small')}>${escapeHtml(vat)}</p>`,
    text: [
      ...order.lines.map(
        ({ label, quantity, amount }) => `${goodsText(label, quantity)}: ${formatEuro(amount)}`,
      ),
      ...sums.map(([label, amount]) => `${label}: ${amount}`),
      `Totaal: ${formatEuro(order.total)}`,
      vat,
    ].join('\n'),
  };
}

/** What was bought at a glance: its picture, and beside it what matters most. `picture` is a whole address. */
export function glanceBlock({ picture, title, lines }: Glance): EmailPiece {
  const said = lines.map((line) => `<p ${look('groundText')}>${escapeHtml(line)}</p>`).join('');
  const image = `<img src="${escapeHtml(picture)}" width="152" alt="Foto van ${escapeHtml(title)}" class="m-picture" style="display:block;border:0;width:152px;height:auto">`;
  return {
    html: `<table ${layoutTable} ${look('ground', 'margin:0 0 20px')}><tr><td width="1" style="padding:6px 0 6px 10px">${image}</td><td style="padding:16px 16px 16px 18px"><p ${look('groundTitle')}>${escapeHtml(title)}</p>${said}</td></tr></table>`,
    text: [title, ...lines].join('\n'),
  };
}

type Glance = { picture: string; title: string; lines: readonly string[] };

/** One star to five, each leading to an address of its own; all look alike, so that none is put first. */
export function starsBlock(addressOf: (count: number) => string): EmailPiece {
  const counts = [1, 2, 3, 4, 5].map((count) => ({
    address: addressOf(count),
    name: count === 1 ? '1 ster' : `${count} sterren`,
  }));
  const links = counts.map(
    ({ address, name }) =>
      `<a href="${escapeHtml(address)}" title="${name}" aria-label="${name}" ${look('star')}>★</a>`,
  );
  return {
    html: `<p style="margin:4px 0 8px -7px;white-space:nowrap">${links.join('')}</p>`,
    text: counts.map(({ address, name }) => `${name}: ${address}`).join('\n'),
  };
}

/** Lines under each other, such as a name and an address; empty lines are left out. */
export function addressBlock(lines: readonly string[]): EmailPiece {
  const shown = lines.map((line) => line.trim()).filter((line) => line !== '');
  return {
    html: `<p ${look('paragraph')}>${shown.map(escapeHtml).join('<br>')}</p>`,
    text: shown.join('\n'),
  };
}

/** Carrier and code as far as they are known, and a button when the parcel can be followed. */
export function trackingBlock(tracking: {
  carrier: string | null;
  code: string | null;
  url: string | null;
}): EmailPiece {
  const { carrier, code } = tracking;
  const lines: [string, string][] = [];
  if (carrier) lines.push(['Bezorger', carrier]);
  if (code) lines.push(['Track & trace', code]);
  const url = tracking.url && /^https?:\/\//i.test(tracking.url) ? tracking.url : null;
  const rows = lines.map(([label, value]) => row(label, value));
  const follow = url ? buttonHtml('Volg je pakket', escapeHtml(url)) : '';
  return {
    html: `<table ${layoutTable} style="margin:0 0 16px">${rows.join('')}</table>${follow}`,
    text: [
      ...lines.map(([label, value]) => `${label}: ${value}`),
      ...(url ? [`Volg je pakket: ${url}`] : []),
    ].join('\n'),
  };
}

/** Facts one under the other, as a person declared them. */
export function statementBlock(lines: readonly { label: string; value: string }[]): EmailPiece {
  return {
    html: `<table ${layoutTable} style="margin:0 0 16px">${lines.map(({ label, value }) => row(label, value)).join('')}</table>`,
    text: lines.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  };
}

/** What leads somewhere, line by line, each with what is to be known of it; nothing at all without lines. */
export function linksBlock(
  title: string,
  lines: readonly (readonly [url: string, label: string, note: string | null])[],
): EmailPiece {
  if (lines.length === 0) return { html: '', text: '' };
  const rows = lines.map(([url, label, note]) => {
    const link = `<a href="${escapeHtml(url)}" ${look('link')}>${escapeHtml(label)}</a>`;
    return `<li style="margin:0 0 6px">${link}${note ? ` – ${escapeHtml(note)}` : ''}</li>`;
  });
  return {
    html: `<h2 ${look('subheading')}>${escapeHtml(title)}</h2><ul ${look('paragraph', 'padding-left:20px')}>${rows.join('')}</ul>`,
    text: [
      title,
      '-'.repeat(title.length),
      ...lines.map(([url, label, note]) => `- ${label}${note ? ` – ${note}` : ''}: ${url}`),
    ].join('\n'),
  };
}

/** One paragraph of what an operator writes; `{{words}}` is where the words go. */
export const letterParagraph: EmailPiece = {
  html: `<p ${look('paragraph')}>{{words}}</p>`,
  text: '{{words}}',
};

type Part = Parameters<typeof look>[0];

function row(label: string, value: string, [left, right]: [Part, Part] = ['label', 'value']): string {
  return `<tr><td ${look(left)}>${escapeHtml(label)}</td><td align="right" ${look(right)}>${escapeHtml(value)}</td></tr>`;
}

function dutchNumber(value: number): string {
  return String(value).replace('.', ',');
}
