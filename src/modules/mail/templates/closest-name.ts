// The name somebody probably meant: the one that takes the fewest changes of a letter to get to.

/** Null when none is near enough to be a slip of the finger. */
export function closestName(typed: string, names: readonly string[]): string | null {
  const near = names
    .map((name) => ({ name, steps: stepsBetween(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, steps }) => steps <= Math.max(2, Math.floor(name.length / 3)))
    .sort((a, b) => a.steps - b.steps);
  return near[0]?.name ?? null;
}

function stepsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [place, other] of [...to].entries()) {
      const change = (row[place] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
