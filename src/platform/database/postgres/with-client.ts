// A connection of a pool for as long as one piece of work takes, and never given back in a state that would
// harm the next.

import pg, { type Pool, type PoolClient } from 'pg';

/**
 * A connection that is not idle after it (a statement failed between its own BEGIN and COMMIT) is replaced,
 * never reused.
 */
export async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release(client.getTransactionStatus() !== 'I');
  }
}

/**
 * A connection that does not answer is given up at once: a rollback on it would wait just as long, and in
 * vain.
 */
export async function closeOnTimeout<T>(client: PoolClient, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const silent = error instanceof Error && error.message === 'Query read timeout';
    if (silent && client instanceof pg.Client) void client.end();
    throw error;
  }
}

/** For a stand-in before a pool or a connection: what it does not change itself. */
export function boundProperty(target: object, property: string | symbol): unknown {
  const value: unknown = Reflect.get(target, property);
  return typeof value === 'function' ? value.bind(target) : value;
}
