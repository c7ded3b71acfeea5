// The frame of every mail: the name on top, the company below, as the law asks of every message of a shop.
// A template that is a whole HTML document keeps its own frame.

import { colours, fonts, layoutTable, styles } from './look.ts';
import { escapeHtml } from './pieces.ts';

type Content = { subject: string; html: string; text: string };

const footerLines = [
  '{{companyName}}, {{companyAddress}}',
  'KvK {{companyKvk}}, btw-id {{companyVatId}}',
] as const;

/** Adds head, brand and company block; placeholders are filled afterwards. */
export function mailLayout({ subject, html, text }: Content): Content {
  const whole = /<html[\s>]/i.test(html);
  return { subject, html: whole ? html : frame(subject, html), text: `${text.trim()}\n\n${textFooter}` };
}

const textFooter = [
  '--',
  '{{brandName}}',
  ...footerLines,
  'Vragen? {{companyEmail}} of {{companyPhone}}',
  'Overeenkomst herroepen: {{withdrawalUrl}}',
].join('\n');

function frame(subject: string, body: string): string {
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colours.paper}">
<table ${layoutTable} style="background:${colours.paper}"><tr><td align="center" style="padding:24px 16px 48px">
<table ${layoutTable} style="max-width:600px">
<tr><td style="padding:8px 0 32px;border-bottom:2px solid ${colours.ink}">
<a href="{{shopUrl}}" style="font:700 24px/1 ${fonts.display};letter-spacing:-0.5px;color:${colours.ink};text-decoration:none">{{brandName}}</a>
</td></tr>
<tr><td style="padding:40px 0 24px">
${body}
</td></tr>
<tr><td style="padding:24px 0 0;border-top:1px solid ${colours.bone}">
${footerLines.map((line) => `<p style="${styles.small};margin:0">${line}</p>`).join('\n')}
<p style="${styles.small};margin:8px 0 0">Vragen? <a href="mailto:{{companyEmail}}" style="color:${colours.smoke}">{{companyEmail}}</a> of {{companyPhone}}</p>
<p style="${styles.small};margin:8px 0 0"><a href="{{withdrawalUrl}}" style="color:${colours.smoke}">Overeenkomst hier herroepen</a> · <a href="{{termsUrl}}" style="color:${colours.smoke}">Algemene voorwaarden</a></p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}
