// The problems of a page being edited, by path: what prevents it from being saved.

import * as z from 'zod';
import { type PageContent, pageContentSchema } from '#modules/pages/contract.ts';
import type { FieldError } from '#shared/api/problems.ts';

export type Problems = ReadonlyMap<string, string>;
export const NO_PROBLEMS: Problems = new Map();

/** The first problem of each field. */
export function problemsOf(content: PageContent): Problems {
  const { error } = pageContentSchema.safeParse(content);
  return byPath((error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** The server's validation errors, by path within the page. */
export const serverProblems = (errors: readonly FieldError[]): Problems =>
  byPath(errors.map(({ path, message }) => ({ path: path.replace(/^content\./, ''), message })));

function byPath(errors: readonly FieldError[]): Problems {
  const firstByPath = new Map<string, string>();
  for (const { path, message } of errors) if (!firstByPath.has(path)) firstByPath.set(path, message);
  return firstByPath;
}

/** Whether `at` is `path` or a field below it. */
export const isWithin = (at: string, path: string) => at === path || at.startsWith(`${path}.`);

/** The problems that remain after a change at `path`. */
export const withoutPath = (problems: Problems, path: string): Problems =>
  new Map([...problems].filter(([at]) => !isWithin(at, path)));

/** Issue codes of content that is merely unfinished; any other code means that the value is not a page. */
const UNFINISHED = new Set(['too_small', 'too_big', 'custom', 'invalid_format']);

/** Whether the value can be edited as a page, however unfinished. */
export function isPageContent(value: unknown): value is PageContent {
  const { error } = pageContentSchema.safeParse(value);
  return error === undefined || error.issues.every(({ code }) => UNFINISHED.has(code));
}

/** The maximum length of a field by its schema; null without a limit. */
export function maxLengthOf(schema: unknown): number | null {
  return schema instanceof z.ZodString ? schema.maxLength : null;
}
