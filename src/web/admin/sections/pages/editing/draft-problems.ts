// What is wrong with a page that is being written, by the paths of its fields: what cannot be kept by the
// shop yet.

import * as z from 'zod';
import { type PageContent, pageContentSchema } from '#modules/pages/contract.ts';
import type { FieldError } from '#shared/api/problems.ts';

export type Problems = ReadonlyMap<string, string>;
export const NO_PROBLEMS: Problems = new Map();

/** The first of each field. */
export function problemsOf(content: PageContent): Problems {
  const { error } = pageContentSchema.safeParse(content);
  return byPath((error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** What the shop refused, in the paths of a page. */
export const serverProblems = (errors: readonly FieldError[]): Problems =>
  byPath(errors.map(({ path, message }) => ({ path: path.replace(/^content\./, ''), message })));

function byPath(errors: readonly FieldError[]): Problems {
  const firstByPath = new Map<string, string>();
  for (const { path, message } of errors) if (!firstByPath.has(path)) firstByPath.set(path, message);
  return firstByPath;
}

/** That place, or a field below it. */
export const isWithin = (at: string, path: string) => at === path || at.startsWith(`${path}.`);

/** The problems that a change of that place does not touch. */
export const withoutPath = (problems: Problems, path: string): Problems =>
  new Map([...problems].filter(([at]) => !isWithin(at, path)));

/**
 * What a schema says of the words that somebody is still writing; anything else means that it is no page at
 * all.
 */
const UNFINISHED = new Set(['too_small', 'too_big', 'custom', 'invalid_format']);

/** Whether this may be edited: a page, however unfinished. */
export function isPageContent(value: unknown): value is PageContent {
  const { error } = pageContentSchema.safeParse(value);
  return error === undefined || error.issues.every(({ code }) => UNFINISHED.has(code));
}

/** How long the words of a field may be, as its schema says; null when they have no end. */
export function maxLengthOf(schema: unknown): number | null {
  return schema instanceof z.ZodString ? schema.maxLength : null;
}
