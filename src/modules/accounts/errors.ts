// The errors of log-in and permissions that several files of this module throw.

import type { CodeOf } from '#shared/api/problem-codes.ts';
import { Refusal, refusing } from '#shared/api/problems.ts';

export const notLoggedIn = refusing('not_logged_in', 'Log in om verder te gaan.');

export function notAllowed(detail: string, code: CodeOf<403> = 'not_allowed'): Refusal {
  return new Refusal(code, detail);
}
