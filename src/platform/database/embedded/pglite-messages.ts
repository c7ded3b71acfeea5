// The messages between the main thread and the engine's thread. Connections are numbered, so that a dropped
// client is never confused with the next one.

export type PgliteWorkerData = {
  /** Data folder; a database is created in it when it is empty or absent. */
  folder: string;
  /**
   * Archive of a prepared data folder. Without one of the same engine version the first start takes seconds
   * longer.
   */
  preparedArchive: string | null;
  /** False for data that may be lost: nothing is forced to disk. */
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
