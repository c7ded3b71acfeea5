// Puts the frame of a mail (header, footer, styles) around the content of its template, in HTML and in text.
// The shop and the live preview of the back-office use the same functions.

import { escapeHtml } from '#shared/escape-html.ts';
import { insertNonBreakingSpaces } from '#shared/writing/non-breaking-spaces.ts';
import { renderTemplate, type TemplateContent, type TemplateValues } from '../templates/render-template.ts';

/**
 * The frame of a mail, in HTML and text. `{{mailBody}}` is replaced by the content of the template, and
 * `{{mailSubject}}` (HTML only) by the subject. `looks` maps a class name to the attributes that replace the
 * class in the HTML, because mail programs ignore style sheets.
 */
export type MailFrame = { html: string; text: string; looks?: Readonly<Record<string, string>> | undefined };

const BODY = '{{mailBody}}';
const SUBJECT = '{{mailSubject}}';

/**
 * Puts the frame around a template, before placeholders are filled. A template that is a complete HTML
 * document keeps its own HTML frame.
 */
export function wrapInFrame(frame: MailFrame, { subject, html, text }: TemplateContent): TemplateContent {
  const isWhole = /<html[\s>]/i.test(html);
  return {
    subject,
    html: isWhole ? html : frame.html.replace(SUBJECT, () => escapeHtml(subject)).replace(BODY, () => html),
    text: frame.text.replace(BODY, () => text.trim()),
  };
}

/**
 * Composes the finished mail: the frame around the filled template, with the optional `note` above the
 * content.
 */
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

/** Removes empty paragraphs, and from `tel:` links every character except digits and `+`. */
const cleanHtml = (html: string): string =>
  html
    .replaceAll(/<p\b[^>]*>\s*<\/p>\n?/g, '')
    .replaceAll(/(?<=href="tel:)[^"]*/g, (number) => number.replaceAll(/[^\d+]/g, ''));

/** Replaces class names by inline attributes; an element with its own `style` stays unchanged. */
function applyInlineStyles(html: string, looks: MailFrame['looks'] = {}): string {
  const named = / class="([A-Za-z]+)"(?![^<>]* style=)/g;
  return html.replaceAll(named, (match, name: string) =>
    Object.hasOwn(looks, name) ? ` ${looks[name]}` : match,
  );
}
