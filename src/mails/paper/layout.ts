// The frame of every mail: the name on top, the company below, as the law asks of every message of a shop.
// `{{mailBody}}` stands where the words of the template go; every other name is filled when a mail is made.

import type { EmailPiece } from './email-template.ts';
import { layoutTable, look, styleSheet } from './look.ts';
import { MARK } from './pictures.ts';

const footerLines = [
  '{{companyName}}, {{companyAddress}}',
  'KvK {{companyKvk}}, btw-id {{companyVatId}}',
] as const;

const footerLink = (address: string, label: string) =>
  `<a href="${address}" ${look('quietLink', 'white-space:nowrap')}>${label}</a>`;

const html = `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>{{mailSubject}}</title>
<style>
${styleSheet}
</style>
</head>
<body ${look('page', 'margin:0;padding:0')}>
<table ${layoutTable} ${look('page')}><tr><td align="center" class="m-edge" style="padding:32px 16px 56px">
<table ${layoutTable} style="max-width:600px">
<tr><td align="center" style="padding:4px 0 24px">
<a href="{{shopUrl}}" ${look('wordmark')}><img src="{{shopUrl}}${MARK}" width="32" height="32" alt="" style="border:0;vertical-align:middle">&nbsp;<span style="vertical-align:middle">{{brandName}}</span></a>
</td></tr>
<tr><td ${look('card')}>
<table ${layoutTable}><tr><td ${look('words')}>
{{mailBody}}
</td></tr></table>
</td></tr>
<tr><td align="center" style="padding:28px 12px 0">
${footerLines.map((line) => `<p ${look('small', 'margin:0')}>${line}</p>`).join('\n')}
<p ${look('small', 'margin:10px 0 0')}>Vragen? ${footerLink('mailto:{{companyEmail}}', '{{companyEmail}}')} of <span style="white-space:nowrap">{{companyPhone}}</span></p>
<p ${look('small', 'margin:10px 0 0')}>${footerLink('{{withdrawalUrl}}', 'Overeenkomst hier herroepen')}<br>${footerLink('{{termsUrl}}', 'Algemene voorwaarden')}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;

const text = [
  '{{mailBody}}',
  '',
  '--',
  '{{brandName}}',
  ...footerLines,
  'Vragen? {{companyEmail}} of {{companyPhone}}',
  'Overeenkomst herroepen: {{withdrawalUrl}}',
].join('\n');

export const mailFrame: EmailPiece = { html, text };
