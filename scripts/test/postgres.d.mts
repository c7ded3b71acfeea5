export type PostgresServer = {
  url: string;
  stop(): Promise<void>;
  restart(how?: 'orderly' | 'crash'): Promise<void>;
};

export function findPostgres(): string | null;
export function startPostgres(bin: string, options?: { durable?: boolean }): Promise<PostgresServer>;
export function unprivileged(): { uid?: number; gid?: number };
