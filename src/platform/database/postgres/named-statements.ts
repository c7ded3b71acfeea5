// Gives a statement that keeps coming back a name, so that each connection parses it once and, as its plan
// settles, plans it once. What is asked rarely, or in ever other words (a list with its filters), stays
// nameless and costs the server nothing.

/** Asked so often by this process, a statement is one of those that come back. */
const OFTEN = 3;
/** Names a connection holds at most, and texts that are counted at most. */
const MOST_NAMES = 300;
const MOST_COUNTED = 2_000;
/** One statement on rows; BEGIN and LISTEN need no plan, and several in one text cannot be prepared. */
const ONE_ON_ROWS = /^\s*(?:select|insert|update|delete|with)\b[^;]*$/i;

/** The name of a statement; undefined for one that has none (yet). */
export type NameOf = (text: string) => string | undefined;

export function createNamedStatements(): NameOf {
  const names = new Map<string, string>();
  const counted = new Map<string, number>();

  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMES || !ONE_ON_ROWS.test(text)) return known;
    const times = (counted.get(text) ?? 0) + 1;
    if (counted.size >= MOST_COUNTED) counted.clear();
    if (times < OFTEN) {
      counted.set(text, times);
      return undefined;
    }
    counted.delete(text);
    const name = `shop_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
