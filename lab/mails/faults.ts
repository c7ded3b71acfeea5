// Checks mails for mistakes that mail programs and readers punish, without sending them.

import type { ArrivedMail } from '#tests/harness/mails/every-mail.ts';
import { SHOP } from '#tests/harness/mails/every-mail.ts';

/** The maximum length of the HTML in bytes; Gmail cuts off the rest. */
const LONGEST_HTML = 102_000;

/** Matches pictures of the shop or inside the mail itself. */
const OWN = new RegExp(`^(cid:|${SHOP}/)`);
const pictures = (html: string): string[] => html.match(/<img\b[^>]*>/g) ?? [];
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? null;

export function faultsOf({ html, text, subject }: ArrivedMail): string[] {
  return [
    ...(Buffer.byteLength(html) > LONGEST_HTML ? [`its HTML is longer than ${LONGEST_HTML} bytes`] : []),
    ...(subject.length === 0 || subject.length > 90 ? [`a subject of ${subject.length} signs`] : []),
    ...(text.trim().length < 80 ? ['hardly any plain text'] : []),
    ...pictures(html).flatMap((tag) => [
      ...(attribute(tag, 'alt') === null ? [`a picture without alt: ${tag}`] : []),
      ...(attribute(tag, 'width') === null ? [`a picture without a width: ${tag}`] : []),
      ...(attribute(tag, 'src')?.match(OWN) ? [] : [`a picture of somebody else: ${tag}`]),
    ]),
    ...[...html.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g)].flatMap(([link, inside = '']) => [
      ...(inside
        .replaceAll(/<img\b[^>]*alt="([^"]*)"[^>]*>/g, '$1')
        .replaceAll(/<[^>]*>|&nbsp;/g, '')
        .trim() === ''
        ? [`a link without words: ${link}`]
        : []),
      ...(/^(?:https:\/\/|mailto:|tel:\+?\d)/.test(attribute(link, 'href') ?? '')
        ? []
        : [`a link to nowhere: ${link}`]),
    ]),
    ...(/\{\{|undefined|\bnull\b/.test(html + text + subject) ? ['a name that was not filled'] : []),
  ];
}

/** Returns the URLs of the pictures in a mail, each once. */
export function picturesOf(html: string): string[] {
  const sources = pictures(html).flatMap((tag) => attribute(tag, 'src') ?? []);
  return [...new Set(sources.filter((source) => source.startsWith(SHOP)))];
}
