// How several reads that do not need each other are asked: on a pool of connections all at once, inside a
// transaction one after the other, because a connection does one thing at a time.

export type RunRead = <Answer>(read: () => Promise<Answer>) => Promise<Answer>;

export const runConcurrently: RunRead = (read) => read();

/** Each read begins when the one that was asked before it is over, however that ended. */
export function createSequentialRunner(): RunRead {
  let before: Promise<unknown> = Promise.resolve();
  return (read) => {
    const answer = before.then(read, read);
    before = answer;
    return answer;
  };
}
