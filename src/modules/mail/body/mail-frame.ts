// The frame of every mail around the words of its template, as two documents with a place for those words.
// The shop and the live preview of the back-office put mails together with the same functions, so both show
// the same.

import { escapeHtml } from '#shared/escape-html.ts';
import { insertNonBreakingSpaces } from '#shared/writing/non-breaking-spaces.ts';
import { renderTemplate, type TemplateContent, type TemplateValues } from '../templates/render-template.ts';

/**
 * `{{mailBody}}` stands where the template goes; `{{mailSubject}}` in the HTML where the subject does.
 * `looks` has the attributes that stand for a class: mail programs read nothing else.
 */
export type MailFrame = { html: string; text: string; looks?: Readonly<Record<string, string>> | undefined };

const BODY = '{{mailBody}}';
const SUBJECT = '{{mailSubject}}';

/** A template that is a whole HTML document keeps its own frame. Placeholders are filled afterwards. */
export function wrapInFrame(frame: MailFrame, { subject, html, text }: TemplateContent): TemplateContent {
  const isWhole = /<html[\s>]/i.test(html);
  return {
    subject,
    html: isWhole ? html : frame.html.replace(SUBJECT, () => escapeHtml(subject)).replace(BODY, () => html),
    text: frame.text.replace(BODY, () => text.trim()),
  };
}

/** The finished mail. A note stands above the words of the template. */
export function composeMail(
  frame: MailFrame,
  { subject, html, text }: TemplateContent,
  { variables, blocks }: TemplateValues,
): TemplateContent {
  const { note } = blocks;
  const words = note
    ? { subject, html: `{{note}}\n${html}`, text: `{{note}}\n\n${text}` }
    : { subject, html, text };
  const made = renderTemplate(wrapInFrame(frame, words), { variables, blocks });
  const dressedUp = cleanHtml(applyInlineStyles(made.html, frame.looks));
  return { ...made, html: insertNonBreakingSpaces(dressedUp), text: made.text.replaceAll(/\n{3,}/g, '\n\n') };
}

/** A paragraph with nothing to say is left out, and what is dialled has no blanks. */
const cleanHtml = (html: string): string =>
  html
    .replaceAll(/<p\b[^>]*>\s*<\/p>\n?/g, '')
    .replaceAll(/(?<=href="tel:)[^"]*/g, (number) => number.replaceAll(/[^\d+]/g, ''));

/** What has a style of its own keeps it. */
function applyInlineStyles(html: string, looks: MailFrame['looks'] = {}): string {
  const named = / class="([A-Za-z]+)"(?![^<>]* style=)/g;
  return html.replaceAll(named, (match, name: string) =>
    Object.hasOwn(looks, name) ? ` ${looks[name]}` : match,
  );
}
