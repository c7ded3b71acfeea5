// The types of boundaries.mjs, for its test.

export function findViolations(options?: {
  /** A project with `src` and `tests`; the shop itself when left out. */
  folder?: string;
  tsConfigFile?: string;
}): Promise<{ files: number; violations: string[]; idleNeighbours: string[] }>;

/** Neighbours a module may call and never does, as "orders → catalog". */
export function idleNeighbours(
  architecture: { moduleMap: Readonly<Record<string, readonly string[]>> },
  files: readonly { source: string; dependencies: readonly { resolved: string }[] }[],
): string[];
