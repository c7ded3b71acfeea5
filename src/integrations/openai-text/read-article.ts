// Converts the answer of a text service to an article, or to a list of problems that the service can correct.

import * as z from 'zod';
import { slugOf, type WrittenArticle } from '#modules/blog/index.ts';

const MIN_WORDS = 500;

const text = (name: string, longest: number) =>
  z
    .string({ error: `"${name}" ontbreekt of is geen tekst` })
    .trim()
    .min(1, `"${name}" is leeg`)
    .max(longest, `"${name}" is langer dan ${longest} tekens`);

const articleSchema = z.object({
  topic: z.string().trim().max(100).optional(),
  title: text('title', 120),
  excerpt: text('excerpt', 600),
  content: text('content', 60_000),
  seoKeywords: z.array(z.string().trim().max(100)).max(12).default([]),
});
const duplicateSchema = z.object({ duplicate: z.literal(true) });

export type ReadArticle =
  | { kind: 'article'; article: WrittenArticle }
  | { kind: 'duplicate' }
  | { kind: 'unusable'; problems: string[] };

export function readArticle(answer: string, isComplete: boolean): ReadArticle {
  if (!isComplete) {
    return { kind: 'unusable', problems: ['Het antwoord was te lang en werd afgekapt: schrijf korter.'] };
  }
  const parsed = parseJson(answer);
  if (duplicateSchema.safeParse(parsed).success) return { kind: 'duplicate' };
  const result = articleSchema.safeParse(parsed);
  if (!result.success) {
    return { kind: 'unusable', problems: result.error.issues.map(({ message }) => message) };
  }
  const { topic, title, excerpt, seoKeywords } = result.data;
  const content = tidyBody(result.data.content, title);
  const words = content.split(/\s+/).length;
  if (words < MIN_WORDS) {
    return {
      kind: 'unusable',
      problems: [`"content" heeft ${words} woorden; het moeten er minstens 700 zijn.`],
    };
  }
  const article = { title, excerpt, content, seoKeywords, imageUrl: null, topic: slugOf(topic || title) };
  return { kind: 'article', article };
}

/**
 * Parses the JSON in an answer, which services often wrap in a code block or a sentence; null when there is
 * no valid JSON.
 */
function parseJson(answer: string): unknown {
  const from = answer.indexOf('{');
  const until = answer.lastIndexOf('}');
  if (from < 0 || until < from) return null;
  try {
    return JSON.parse(answer.slice(from, until + 1));
  } catch {
    return null;
  }
}

/**
 * Converts Markdown and HTML to the format of article bodies, and removes a title at the top, because the
 * page shows the title already.
 */
function tidyBody(content: string, title: string): string {
  const lines = content
    .replaceAll(/<[^>\n]{1,200}>/g, '')
    .split(/\r\n|\r|\n/)
    .map((line) =>
      line
        .trim()
        .replace(/^#{1,2}\s+(.+?)\s*#*$/, '**$1**')
        .replace(/^#{3,6}\s+(.+?)\s*#*$/, '*$1*')
        .replace(/^\*\s+/, '• ')
        .replaceAll(/\[([^\]\n]+)\]\([^)\n]+\)/g, '$1')
        // Bold within a sentence is not a heading, and its asterisks would be shown.
        .replaceAll(/(?<=\S\s|^\S+\s.*)\*\*([^*]+)\*\*|\*\*([^*]+)\*\*(?=\s*\S)/g, '$1$2'),
    );
  const [first = ''] = lines;
  if (slugOf(first) === slugOf(title)) lines.shift();
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
