// The pieces a mail is built from, each as HTML and as text. The copy is ours, so only its signs are escaped;
// a link is written [label]({{nameUrl}}).

import { escapeHtml } from '#shared/escape-html.ts';
import type { EmailPiece } from './email-template.ts';
import { layoutTable, look } from './look.ts';

const LINK = /\[([^\]]+)\]\((\{\{\w+\}\}|mailto:\{\{\w+\}\})\)/g;

export function heading(copy: string): EmailPiece {
  return { html: `<h1 ${look('heading')}>${inline(copy)}</h1>`, text: plain(copy) };
}

export function subheading(copy: string): EmailPiece {
  return {
    html: `<h2 ${look('subheading')}>${inline(copy)}</h2>`,
    text: `${plain(copy)}\n${'-'.repeat(copy.length)}`,
  };
}

export function paragraph(copy: string): EmailPiece {
  return { html: `<p ${look('paragraph')}>${inline(copy)}</p>`, text: plain(copy) };
}

/** Smaller print, for what must be said but need not stand out. */
export function note(copy: string): EmailPiece {
  return { html: `<p ${look('small')}>${inline(copy)}</p>`, text: plain(copy) };
}

export function list(items: readonly string[]): EmailPiece {
  const rows = items.map((item) => `<li style="margin:0 0 6px">${inline(item)}</li>`).join('');
  return {
    html: `<ul ${look('paragraph', 'padding-left:20px')}>${rows}</ul>`,
    text: items.map((item) => `- ${plain(item)}`).join('\n'),
  };
}

/** The one thing to do. `address` is the name of a variable that ends in Url. */
export function button(label: string, address: `${string}Url`): EmailPiece {
  return { html: buttonHtml(inline(label), `{{${address}}}`), text: `${label}:\n{{${address}}}` };
}

/** A button that every mail program draws; both parts are HTML already. */
export function buttonHtml(label: string, address: string): string {
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 28px"><tr>',
    `<td ${look('button')}><a href="${address}" ${look('buttonText')}>${label}</a></td>`,
    '</tr></table>',
  ].join('');
}

/** A place for something the shop lays out per mail, such as the lines of an order. */
export function block(name: string): EmailPiece {
  return { html: `{{${name}}}`, text: `{{${name}}}` };
}

/** A quiet box around lines of text, for forms and statements. */
export function panel(lines: readonly string[]): EmailPiece {
  const rows = lines.map((line) => `<p ${look('panelText')}>${inline(line)}</p>`).join('');
  return {
    html: `<table ${layoutTable} ${look('panel', 'margin:0 0 24px')}><tr><td style="padding:20px 24px 8px">${rows}</td></tr></table>`,
    text: lines.map(plain).join('\n'),
  };
}

function inline(copy: string): string {
  return escapeHtml(copy).replaceAll(LINK, `<a href="$2" ${look('link')}>$1</a>`);
}

function plain(copy: string): string {
  return copy.replaceAll(LINK, (_all, label: string, target: string) => {
    const address = target.replace('mailto:', '');
    return label === address ? address : `${label} (${address})`;
  });
}
