// Finds the problems that prevent an edited page from being saved, by the path of the field.

import * as z from 'zod';
import { type PageContent, pageContentSchema } from '#modules/pages/contract.ts';
import type { FieldError } from '#shared/api/problems.ts';

export type Problems = ReadonlyMap<string, string>;
export const NO_PROBLEMS: Problems = new Map();

/**
 * Returns the first problem of each invalid field of an edited page, by the field's path; empty when the page
 * can be saved.
 */
export function problemsOf(content: PageContent): Problems {
  const { error } = pageContentSchema.safeParse(content);
  return byPath((error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** Converts the server's validation errors to problems by their path within the page. */
export const serverProblems = (errors: readonly FieldError[]): Problems =>
  byPath(errors.map(({ path, message }) => ({ path: path.replace(/^content\./, ''), message })));

function byPath(errors: readonly FieldError[]): Problems {
  const firstByPath = new Map<string, string>();
  for (const { path, message } of errors) if (!firstByPath.has(path)) firstByPath.set(path, message);
  return firstByPath;
}

/** True when `at` is `path` itself or a field below `path`. */
export const isWithin = (at: string, path: string) => at === path || at.startsWith(`${path}.`);

/** The problems that remain after a change at `path`: all except those at or below that path. */
export const withoutPath = (problems: Problems, path: string): Problems =>
  new Map([...problems].filter(([at]) => !isWithin(at, path)));

/** The Zod issue codes of unfinished content. Any other code means that the value is not a page. */
const UNFINISHED = new Set(['too_small', 'too_big', 'custom', 'invalid_format']);

/**
 * True when a value read from this browser's storage has the structure of a page, so that it can be edited,
 * even if it is unfinished.
 */
export function isPageContent(value: unknown): value is PageContent {
  const { error } = pageContentSchema.safeParse(value);
  return error === undefined || error.issues.every(({ code }) => UNFINISHED.has(code));
}

/** Returns the maximum length of a text field in characters, from its schema; null without a limit. */
export function maxLengthOf(schema: unknown): number | null {
  return schema instanceof z.ZodString ? schema.maxLength : null;
}
