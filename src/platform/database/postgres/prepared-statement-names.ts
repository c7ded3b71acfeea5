// Gives a statement that keeps coming back a name, so that each connection parses it once and, as its plan
// settles, plans it once. What is asked rarely, or in ever other words (a list with its filters), stays
// nameless and costs the server nothing.

/** Asked so often by this process, a statement is one of those that come back. */
const NAMED_AFTER = 3;
/** Names a connection holds at most, and texts that are counted at most. */
const MAX_NAMES = 300;
const MAX_COUNTED = 2_000;
/** One statement on rows; BEGIN and LISTEN need no plan, and several in one text cannot be prepared. */
const PREPARABLE = /^\s*(?:select|insert|update|delete|with)\b[^;]*$/i;

/** The name of a statement; undefined for one that has none (yet). */
export type StatementNamer = (text: string) => string | undefined;

export function createStatementNamer(): StatementNamer {
  const names = new Map<string, string>();
  const counted = new Map<string, number>();

  return (text) => {
    const existing = names.get(text);
    if (existing !== undefined || names.size >= MAX_NAMES || !PREPARABLE.test(text)) return existing;
    const times = (counted.get(text) ?? 0) + 1;
    if (counted.size >= MAX_COUNTED) counted.clear();
    if (times < NAMED_AFTER) {
      counted.set(text, times);
      return undefined;
    }
    counted.delete(text);
    const name = `shop_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
