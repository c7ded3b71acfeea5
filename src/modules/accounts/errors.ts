// The refusals that several files of this module share.

import type { CodeOf } from '#shared/api/problem-codes.ts';
import { Refusal, refusing } from '#shared/api/problems.ts';

export const notLoggedIn = refusing('not_logged_in', 'Log in om verder te gaan.');

export function notAllowed(detail: string, code: CodeOf<403> = 'not_allowed'): Refusal {
  return new Refusal(code, detail);
}
