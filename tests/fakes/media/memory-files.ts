// A storage of pictures in memory, which can be made to fail.

import { type MediaStorage, storageUnavailable } from '#modules/media/index.ts';
import type { Clock } from '#shared/clock.ts';

export type MemoryFiles = MediaStorage & { keys(): string[]; fail(isFailing: boolean): void };

export function createMemoryFiles(clock: Clock): MemoryFiles {
  const kept = new Map<string, { files: Map<string, Uint8Array>; keptAt: Date }>();
  let failing = false;
  const refuseWhenFailing = () => {
    if (failing) throw storageUnavailable();
  };
  return {
    keys: () => [...kept.keys()],
    fail(isFailing) {
      failing = isFailing;
    },
    async store(key, files) {
      refuseWhenFailing();
      kept.set(key, { files: new Map(files.map(({ name, bytes }) => [name, bytes])), keptAt: clock.now() });
    },
    async read(key, name) {
      refuseWhenFailing();
      return kept.get(key)?.files.get(name) ?? null;
    },
    async remove(key) {
      refuseWhenFailing();
      kept.delete(key);
    },
    async *list() {
      refuseWhenFailing();
      for (const [key, { keptAt }] of kept) yield { key, storedAt: keptAt };
    },
    async tidy() {
      refuseWhenFailing();
    },
  };
}
