// A file system for PGlite that syncs to disk. PGlite's own file system ignores fsync, so a power cut loses
// acknowledged work. This file system passes every fsync to the operating system and stops the engine when
// one fails.

import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenStream = { nfd?: number };
type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: EmscriptenStream) => number } } };
type InitOptions = Parameters<NodeFS['init']>[1];

/**
 * Exit statuses of the embedded engine's WebAssembly build that do not end the engine: 0, 99 and 100 mean
 * "still running" or "error was caught".
 */
const CONTROL_FLOW_STATUSES = new Set([0, 99, 100]);

export type DurableNodeFsEvents = {
  onFsync: () => void;
  /**
   * Called when the embedded database engine can no longer be trusted: a failed fsync, a PANIC or an abort.
   * The caller must not run another statement.
   */
  onFatal: (reason: string) => void;
};

export class DurableNodeFS extends NodeFS {
  readonly #events: DurableNodeFsEvents;

  constructor(dataDir: string, events: DurableNodeFsEvents) {
    super(dataDir);
    this.#events = events;
  }

  override async init(pg: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const { onFsync, onFatal } = this.#events;
    const passFsyncOn = (module: EmscriptenModule) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        // A directory opened for fsync has a node descriptor as well, so renames and new files are durable
        // too.
        if (stream.nfd === undefined) return 0;
        try {
          fsyncSync(stream.nfd);
        } catch (error) {
          // After a failed fsync the kernel may have dropped the dirty pages: retrying would report false
          // success.
          onFatal(`fsync failed: ${error instanceof Error ? error.message : String(error)}`);
          throw error;
        }
        onFsync();
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...asList(emscriptenOpts.preRun), passFsyncOn],
        onAbort: (what: unknown) => onFatal(`engine aborted: ${String(what)}`),
        quit: (status: number, thrown: unknown) => {
          if (!CONTROL_FLOW_STATUSES.has(status)) onFatal(`engine exited with status ${status}`);
          throw thrown;
        },
      } as typeof emscriptenOpts,
    };
  }
}

function asList<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
