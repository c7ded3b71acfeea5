// The types of generate.mjs, for its test.

export function generate(
  root: string,
  parameters: readonly string[],
): { written: string[]; touched: string[]; next: string[] };
