// The parts mails are composed of, each as HTML and as plain text. The texts come from the source code, so
// only special characters are escaped; a link is written [label]({{nameUrl}}).

import { escapeHtml } from '#shared/escape-html.ts';
import type { EmailPart } from './email-template.ts';
import { layoutTable, partClass } from './inline-styles.ts';

const LINK = /\[([^\]]+)\]\((\{\{\w+\}\}|(?:mailto|tel):\{\{\w+\}\})\)/g;

export function heading(copy: string): EmailPart {
  return { html: `<h1 ${partClass('heading')}>${inline(copy)}</h1>`, text: plain(copy) };
}

export function subheading(copy: string): EmailPart {
  return {
    html: `<h2 ${partClass('subheading')}>${inline(copy)}</h2>`,
    text: `${plain(copy)}\n${'-'.repeat(copy.length)}`,
  };
}

export function paragraph(copy: string): EmailPart {
  return { html: `<p ${partClass('paragraph')}>${inline(copy)}</p>`, text: plain(copy) };
}

/** Returns the emphasised main sentence of a mail as a part of its template. */
export function lead(copy: string): EmailPart {
  return { html: `<p ${partClass('lead')}>${inline(copy)}</p>`, text: plain(copy) };
}

/** Returns a text in small print as a part of a mail's template, for information that need not stand out. */
export function note(copy: string): EmailPart {
  return { html: `<p ${partClass('small')}>${inline(copy)}</p>`, text: plain(copy) };
}

export function list(items: readonly string[]): EmailPart {
  const rows = items.map((item) => `<li style="margin:0 0 6px">${inline(item)}</li>`).join('');
  return {
    html: `<ul ${partClass('list')}>${rows}</ul>`,
    text: items.map((item) => `- ${plain(item)}`).join('\n'),
  };
}

/** Returns a numbered list of steps with large numerals, as a part of a mail's template. */
export function steps(items: readonly string[]): EmailPart {
  const rows = items.map(
    (item, index) =>
      `<tr><td width="36" ${partClass('stepNumber')}>${index + 1}</td><td ${partClass('step')}>${inline(item)}</td></tr>`,
  );
  return {
    html: `<table ${layoutTable} style="margin:8px 0 10px">${rows.join('')}</table>`,
    text: items.map((item, index) => `${index + 1}. ${plain(item)}`).join('\n'),
  };
}

/**
 * Returns a table of facts to look up or copy as a part of a mail's template: label on the left, value on the
 * right. A row of style `sum` is emphasised as a total.
 */
export function facts(rows: readonly (readonly [label: string, value: string, as?: FactStyle])[]): EmailPart {
  return factsOf(rows.map(([label, value, as]) => ({ label, value: inline(value), text: plain(value), as })));
}

type FactStyle = 'sum' | 'strong' | 'below';
type Fact = { label: string; value: string; text: string; as?: FactStyle | undefined };

/**
 * Returns a table of facts like `facts`, for values that are already HTML, each with a plain text version.
 * Labels are plain text.
 */
export function factsOf(rows: readonly Fact[]): EmailPart {
  const lines = rows.map(({ label, value, text, as }) =>
    // A sentence or an address is aligned left, below its label.
    as === 'below' || text.length > 60
      ? `<tr><td colspan="2" ${partClass('value')}><span ${partClass('groundSmall')}>${escapeHtml(label)}</span><br>${value}</td></tr>`
      : `<tr><td width="1" nowrap ${partClass(as === 'sum' ? 'sum' : 'label')}>${escapeHtml(label)}</td><td align="right" ${as === 'strong' ? `nowrap ${partClass('strong')}` : partClass(as ?? 'value')}>${value}</td></tr>`,
  );
  // Values to be copied by hand are wide, so on a phone each is placed below its label.
  const tableClass = rows.some(({ as }) => as === 'strong') ? 'deepFacts' : 'facts';
  return {
    html: rows.length === 0 ? '' : `<table ${layoutTable} ${partClass(tableClass)}>${lines.join('')}</table>`,
    text: rows.map(({ label, text }) => `${label}: ${text}`).join('\n'),
  };
}

/** Returns the main button of a mail. `address` is the name of a variable that ends in `Url`. */
export function button(label: string, address: `${string}Url`): EmailPart {
  return { html: buttonHtml(inline(label), `{{${address}}}`), text: `${label}:\n{{${address}}}` };
}

/**
 * Renders a button that works in every mail program, full width on a phone. Both arguments are already HTML.
 */
export function buttonHtml(label: string, address: string): string {
  return [
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="m-wide" style="margin:24px 0 28px"><tr>`,
    `<td ${partClass('button')}><a href="${address}" ${partClass('buttonText')}>${label}</a></td>`,
    '</tr></table>',
  ].join('');
}

/** The greeting line of a mail: a placeholder, filled with "Hoi Sanne," or the like when the mail is made. */
export const greeting: EmailPart = paragraph('{{greeting}}');

/**
 * The closing line of a mail with the contact details, for mails about the customer's own order or message.
 */
export const contactUs: EmailPart = note(
  'Klopt er iets niet? Antwoord op deze mail of bel [{{companyPhone}}](tel:{{companyPhone}}).',
);

/** Returns a placeholder for a block that is rendered per mail, such as the order lines. */
export function block(name: string): EmailPart {
  return { html: `{{${name}}}`, text: `{{${name}}}` };
}

/**
 * Returns a box around the lines of a form to be filled in. A line that ends in a colon gets a rule to write
 * on.
 */
export function panel(lines: readonly string[]): EmailPart {
  const rows = lines
    .map((line) => `<p ${partClass(line.endsWith(':') ? 'panelField' : 'panelText')}>${inline(line)}</p>`)
    .join('');
  return {
    html: `<table ${layoutTable} ${partClass('panel')}><tr><td style="padding:20px 24px 8px">${rows}</td></tr></table>`,
    text: lines.map(plain).join('\n'),
  };
}

function inline(copy: string): string {
  return escapeHtml(copy).replaceAll(LINK, `<a href="$2" ${partClass('link')}>$1</a>`);
}

function plain(copy: string): string {
  return copy.replaceAll(LINK, (_all, label: string, target: string) => {
    const address = target.replace(/^(?:mailto|tel):/, '');
    return label === address ? address : `${label} (${address})`;
  });
}
