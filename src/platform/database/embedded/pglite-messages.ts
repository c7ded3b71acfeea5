// What the main thread and the engine's thread say to each other, and nothing else crosses between them.
// A connection is a number: a client that was dropped and the one after it are never confused.

export type PgliteWorkerData = {
  /** Empty or absent: a database is made in it. */
  folder: string;
  /**
   * A ready-made data folder; without one (or with one of another version) a first start takes seconds
   * longer.
   */
  preparedArchive: string | null;
  /** False for what may be lost: nothing is forced to disk. */
  durable: boolean;
};

export type ToPglite =
  | { type: 'bytes'; connection: number; bytes: Uint8Array }
  | { type: 'hang-up'; connection: number }
  | { type: 'count-fsyncs'; request: number }
  | { type: 'close' };

export type FromPglite =
  | { type: 'ready' }
  | { type: 'bytes'; connection: number; bytes: Uint8Array }
  | { type: 'hung-up'; connection: number }
  | { type: 'fsyncs'; request: number; count: number }
  | { type: 'fatal'; reason: string }
  | { type: 'closed' };
