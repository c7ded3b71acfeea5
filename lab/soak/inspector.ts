// Measures the memory a shop still uses after garbage collection, through its inspector and for each of its
// threads. Without a collection most of the heap is garbage, up to six times the memory in use.

import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';

/**
 * The memory after garbage collection in MB: objects, their buffers outside the heap, and the embedded
 * database.
 */
export type Kept = { heap: number; buffers: number; engine: number };

export type Inspector = { collect(): Promise<Kept>; close(): void };

const MEGABYTE = 1024 ** 2;
const PATIENCE_MS = 30_000;
const ATTACH_MS = 500;

const targetsSchema = z.tuple([z.object({ webSocketDebuggerUrl: z.url() })]);
const messageSchema = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
  result: z.unknown().optional(),
  params: z.object({ sessionId: z.string().optional(), message: z.string().optional() }).optional(),
});
const usageSchema = z
  .object({ result: z.object({ value: z.string() }) })
  .transform(({ result }) => JSON.parse(result.value))
  .pipe(z.object({ heapUsed: z.number(), external: z.number() }));

/** Connects to the inspector of a process that was started with `--inspect=<port>`. */
export async function openInspector(port: number): Promise<Inspector> {
  const found = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [{ webSocketDebuggerUrl }] = targetsSchema.parse(await found.json());
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('The inspector of the shop does not answer')));
  });
  const { ask, threads, hear } = converse((text) => socket.send(text));
  socket.addEventListener('message', ({ data }) => hear(String(data)));
  await ask(null, 'NodeWorker.enable', { waitForDebuggerOnStart: false });
  await pause(ATTACH_MS);

  const measure = async (thread: string | null) => {
    await ask(thread, 'HeapProfiler.collectGarbage');
    const expression = 'JSON.stringify(process.memoryUsage())';
    return usageSchema.parse(await ask(thread, 'Runtime.evaluate', { expression }));
  };
  return {
    async collect() {
      const own = await measure(null);
      const others = [];
      for (const thread of threads()) others.push(await measure(thread));
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0) / MEGABYTE;
      return {
        heap: sum([own, ...others].map(({ heapUsed }) => heapUsed)),
        buffers: sum([own.external]),
        // The only other thread that lasts is the engine's.
        engine: sum(others.map(({ external }) => external)),
      };
    },
    close: () => socket.close(),
  };
}

/**
 * Matches the inspector's questions and answers by number. Messages of another thread are nested in those of
 * the process.
 */
function converse(send: (text: string) => void) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const threads = new Set<string>();
  let asked = 0;
  async function ask(thread: string | null, method: string, params: object = {}): Promise<unknown> {
    asked += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(asked, answer);
    const patience = setTimeout(() => answer.reject(new Error(`${method} got no answer`)), PATIENCE_MS);
    const message = JSON.stringify({ id: asked, method, params });
    if (thread === null) send(message);
    else
      void ask(null, 'NodeWorker.sendMessageToWorker', { sessionId: thread, message }).catch(answer.reject);
    return answer.promise.finally(() => clearTimeout(patience));
  }
  function hear(text: string): void {
    const { id, method, error, result, params } = messageSchema.parse(JSON.parse(text));
    if (id !== undefined) {
      const answer = waiting.get(id);
      waiting.delete(id);
      if (error) answer?.reject(new Error(error.message));
      else answer?.resolve(result);
    }
    if (method === 'NodeWorker.attachedToWorker' && params?.sessionId) threads.add(params.sessionId);
    if (method === 'NodeWorker.detachedFromWorker' && params?.sessionId) threads.delete(params.sessionId);
    if (method === 'NodeWorker.receivedMessageFromWorker' && params?.message) hear(params.message);
  }
  return { ask, hear, threads: () => [...threads] };
}
