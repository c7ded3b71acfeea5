// Runs several independent reads: concurrently on a connection pool, one after the other inside a
// transaction, because one connection runs one statement at a time.

export type RunRead = <Answer>(read: () => Promise<Answer>) => Promise<Answer>;

export const runConcurrently: RunRead = (read) => read();

/**
 * Creates a runner of database reads that starts each read after the previous one has ended, successfully or
 * not.
 */
export function createSequentialRunner(): RunRead {
  let before: Promise<unknown> = Promise.resolve();
  return (read) => {
    const answer = before.then(read, read);
    before = answer;
    return answer;
  };
}
