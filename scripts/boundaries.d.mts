// The types of boundaries.mjs, for its test.

export function findViolations(options?: {
  /** A project with `src` and `tests`; the shop itself when left out. */
  folder?: string;
  tsConfigFile?: string;
}): Promise<{ files: number; violations: string[] }>;
