// Gives recurring statements a name, so that each connection parses and eventually plans them only once. Rare
// statements and statements that always differ (a list with its filters) stay unnamed and cost the server no
// memory.

/** Number of executions in this process after which a statement gets a name. */
const NAMED_AFTER = 3;
/** Maximum number of named statements; further statements stay unnamed. */
const MAX_NAMES = 300;
const MAX_COUNTED = 2_000;
/**
 * Matches a single statement that reads or writes rows. BEGIN and LISTEN need no plan, and a text with
 * several statements cannot be prepared.
 */
const PREPARABLE = /^\s*(?:select|insert|update|delete|with)\b[^;]*$/i;

/**
 * Returns the name under which to prepare a statement, and counts the call as one execution. Undefined for a
 * statement that is not prepared, or not yet.
 */
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
