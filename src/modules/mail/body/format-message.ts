// Formats an operator's plain text as paragraphs of a mail, in HTML and in text. An empty line starts a
// paragraph; a single line break stays a line break.

import { formatDateTime } from '#shared/date-formats.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import type { MailPart } from './mail-part.ts';

const TEXT_PLACEHOLDER = '{{words}}';

/**
 * Formats a text as paragraphs of a mail. `paragraph` is the HTML and text around each paragraph, with
 * `{{words}}` where the text goes.
 */
export function formatMessage(text: string, paragraph: MailPart): MailPart {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((words) => words.trim())
    .filter((words) => words !== '');
  const html = (words: string) => escapeHtml(words).replaceAll('\n', '<br>');
  return {
    html: paragraphs.map((words) => paragraph.html.replace(TEXT_PLACEHOLDER, () => html(words))).join(''),
    text: paragraphs.map((words) => paragraph.text.replace(TEXT_PLACEHOLDER, () => words)).join('\n\n'),
  };
}

/** The HTML and text around a quoted paragraph, in a lighter style than the reply above it. */
const QUOTED_PARAGRAPH: MailPart = {
  html: `<p style="margin:0 0 8px">${TEXT_PLACEHOLDER}</p>`,
  text: TEXT_PLACEHOLDER,
};

/**
 * Formats an earlier message as a quotation below a reply: a line at its side in HTML, `> ` before each line
 * in text.
 */
export function quoteMessage(head: string, text: string): MailPart {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  return {
    html: `<div class="m-smoke" style="margin:32px 0 0;font:400 14px/1.55 'Helvetica Neue',Helvetica,Arial,sans-serif;color:#645F56"><p style="margin:0 0 8px">${escapeHtml(head)}</p><div style="border-left:2px solid #B5AD9F;padding-left:16px">${formatMessage(text, QUOTED_PARAGRAPH).html}</div></div>`,
    text: [head, ...lines.map((line) => `> ${line}`)].join('\n'),
  };
}

/** The Dutch line above a quoted message, with its date and time. */
export const quoteHeading = (at: Date): string => `Op ${formatDateTime(at)} schreef je:`;
