// The layout of all mails: the brand name on top and the legal footer below, with the company as the law
// requires. The footer has a withdrawal link when the mail is about an order that can be withdrawn. The
// mail's content replaces `{{mailBody}}`; other variables are filled when a mail is made.

import { isOperatorMail, type MailType } from '#modules/mail/index.ts';
import { href } from '#shared/href.ts';
import type { EmailPart } from './email-template.ts';
import { LOGO_MARK, WORDMARK } from './images.ts';
import { inlineStyles, layoutTable, styleOf, styleSheet } from './inline-styles.ts';

/**
 * Types of mails about an order that can still be withdrawn and whose own text has no withdrawal link; the
 * footer then has the link.
 */
const WITHDRAWABLE: readonly MailType[] = ['order_confirmation', 'payment_link', 'replacement'];

const NOTICE_SETTINGS = `{{shopUrl}}${href('/admin/settings/:topic?', { topic: 'meldingen' })}`;

/** Builds the layout around the content of a mail: header with the brand name, and legal footer. */
export function frameOf(type: MailType, brandName: string) {
  const lines = isOperatorMail(type) ? OPERATOR_FOOTER : customerFooter(WITHDRAWABLE.includes(type));
  const footer = lines.map(
    ({ html }, index) => `<p ${styleOf('small', `margin:${index ? 10 : 0}px 0 0`)}>${html}</p>`,
  );
  return {
    looks: inlineStyles,
    html: frame(mastheadOf(brandName), footer.join('\n')),
    text: ['{{mailBody}}', '', '--', '{{brandName}}', ...lines.map(({ text }) => text)].join('\n'),
  };
}

const OPERATOR_FOOTER: readonly EmailPart[] = [
  {
    html: `{{brandName}} beheer · ${footerLink(NOTICE_SETTINGS, 'Meldingen instellen')}`,
    text: `Meldingen instellen: ${NOTICE_SETTINGS}`,
  },
];

function customerFooter(isWithdrawable: boolean): EmailPart[] {
  const links: [string, string][] = [
    ...(isWithdrawable
      ? [['{{withdrawalUrl}}', 'Overeenkomst hier herroepen'] satisfies [string, string]]
      : []),
    ['{{termsUrl}}', 'Algemene voorwaarden'],
    ['{{privacyUrl}}', 'Privacy'],
  ];
  const company = ['{{companyName}}, {{companyAddress}}', 'KvK {{companyKvk}}, btw-id {{companyVatId}}'];
  return [
    { html: company.join('<br>'), text: company.join('\n') },
    {
      html: `Vragen? ${footerLink('mailto:{{companyEmail}}', '{{companyEmail}}')} of ${footerLink('tel:{{companyPhone}}', '{{companyPhone}}')}`,
      text: 'Vragen? {{companyEmail}} of {{companyPhone}}',
    },
    {
      html: links
        .map(([address, label]) => footerLink(address, label))
        .join('<span class="m-dot"> · </span>'),
      text: links.map(([address, label]) => `${label}: ${address}`).join('\n'),
    },
  ];
}

function footerLink(address: string, label: string): string {
  return `<a href="${address}" ${styleOf('quietLink', 'white-space:nowrap')}>${label}</a>`;
}

/**
 * Returns the header of a mail: the brand name as a picture. A shop with another name than the original brand
 * gets the logo mark with its name as text.
 */
function mastheadOf(brandName: string): string {
  if (brandName.toLowerCase() !== 'zwartwit')
    return `<img src="{{shopUrl}}${LOGO_MARK}" width="32" height="32" alt="" style="margin-right:8px;border:0;vertical-align:middle"><span style="vertical-align:middle">{{brandName}}</span>`;
  const picture = (path: string, tone: string, display: string) =>
    `<img src="{{shopUrl}}${path}" width="150" height="32" alt="{{brandName}}" class="m-${tone}" style="display:${display};border:0">`;
  return (
    picture(WORDMARK.light, 'day', 'inline-block') + picture(WORDMARK.dark, 'night', 'none;mso-hide:all')
  );
}

const frame = (masthead: string, footer: string): string => `<!doctype html>
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
<body ${styleOf('page', 'margin:0;padding:0')}>
<table ${layoutTable} ${styleOf('page')}><tr><td align="center" class="m-edge" style="padding:32px 16px 56px">
<table ${layoutTable} style="max-width:600px">
<tr><td align="center" style="padding:4px 0 24px">
<a href="{{shopUrl}}" ${styleOf('wordmark')}>${masthead}</a>
</td></tr>
<tr><td ${styleOf('card')}>
<table ${layoutTable}><tr><td ${styleOf('words')}>
{{mailBody}}
</td></tr></table>
</td></tr>
<tr><td align="center" style="padding:28px 12px 0">
${footer}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
