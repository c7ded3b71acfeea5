// The little that the machinery asks of a log; the shop's own logger fits it.
// Machinery speaks only when an operator should know: a connection lost, a thread dead, a backup made.

export type Logger = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
};

export const silentLogger: Logger = { info: () => {}, warn: () => {}, error: () => {} };
