// What mail programs and their readers hold against a mail, looked up in the mail itself.

import type { ArrivedMail } from '#tests/harness/mails/every-mail.ts';
import { SHOP } from '#tests/harness/mails/every-mail.ts';

/** Gmail cuts off what is longer. */
const LONGEST_HTML = 102_000;

/** Of the shop, or in the mail itself. */
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

/** The bytes of the pictures it asks for, each once. */
export function picturesOf(html: string): string[] {
  const sources = pictures(html).flatMap((tag) => attribute(tag, 'src') ?? []);
  return [...new Set(sources.filter((source) => source.startsWith(SHOP)))];
}
