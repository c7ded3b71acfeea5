// Why a picture is not taken, whichever way it comes in: sent by the operator, or taken out of an import.

import type { ProblemCode } from '#shared/api/problem-codes.ts';

export const PICTURE_PROBLEMS = [
  'picture_unsupported',
  'picture_too_large',
  'picture_animated',
  'picture_unreadable',
  'picture_too_complex',
  'picture_unsafe',
  'media_storage_unavailable',
] as const satisfies readonly ProblemCode[];
