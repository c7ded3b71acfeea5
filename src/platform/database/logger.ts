// The logging interface of the infrastructure, a subset of the shop's own logger. It logs only what an
// operator should know: a lost connection, a dead thread, a finished backup.

export type Logger = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
};

export const silentLogger: Logger = { info: () => {}, warn: () => {}, error: () => {} };
