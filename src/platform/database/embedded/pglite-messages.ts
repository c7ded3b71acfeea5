// Defines the messages between the main thread and the engine's thread. Every connection has a number, so
// that a dropped client is never confused with the next client.

export type PgliteWorkerData = {
  /** Data folder of the embedded database; a database is created in it when it is empty or absent. */
  folder: string;
  /**
   * Path of the archive with a database of empty tables, made by the build; null when there is none, and then
   * the first start takes seconds longer.
   */
  preparedArchive: string | null;
  /** False for a temporary database whose data may be lost: its writes are not forced to disk. */
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
