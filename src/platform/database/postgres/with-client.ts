// Runs work on a connection of the pool, and closes a connection that is left in a state that would harm the
// next user.

import pg, { type Pool, type PoolClient } from 'pg';

/**
 * Runs `work` on a connection of the pool. A connection that is not idle afterwards (a statement failed
 * between its own BEGIN and COMMIT) is closed, never reused.
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
 * Waits for the answer of a statement and returns it, or throws its error. On a timeout the connection is
 * closed as well, because a rollback on the same connection would time out too.
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

/**
 * Reads a property of a pool or connection that is behind a proxy. A method is bound to its object, so that
 * it can be called on its own.
 */
export function boundProperty(target: object, property: string | symbol): unknown {
  const value: unknown = Reflect.get(target, property);
  return typeof value === 'function' ? value.bind(target) : value;
}
