// Assembles the answer of a text service from its stream of events. A service that does not stream sends one
// JSON document, which is read the same way.

import { createParser } from 'eventsource-parser';
import * as z from 'zod';
import { TransientError } from './service-errors.ts';
import type { Timeouts } from './timeouts.ts';

const usageSchema = z.object({ total_tokens: z.number() }).nullish();
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        message: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: usageSchema,
});

/** The maximum length of an answer, in characters; far more than an article. */
const MAX_CHARACTERS = 400_000;
/**
 * The maximum size in bytes of a streamed answer. An event with a few letters of text takes some 300 bytes.
 * The limit also ends a stream in which a line never ends.
 */
const MAX_BYTES = 32 * 1024 * 1024;

type Collected = { text: string; tokens: number | null; finish: string | null; isEnded: boolean };

/**
 * Reads a streamed answer of a text service. `tokens` is null when the service does not report them;
 * `isComplete` is false when the service cut the text off at its maximum length. Throws `TransientError` for
 * an invalid answer and for a stream that ends before the service announced the end.
 */
export async function readStream(
  response: Response,
  timeouts: Pick<Timeouts, 'silence' | 'answer'>,
  controller: AbortController,
): Promise<{ text: string; tokens: number | null; isComplete: boolean }> {
  const collected: Collected = { text: '', tokens: null, finish: null, isEnded: false };
  const isStream = response.headers.get('content-type')?.includes('event-stream') ?? false;
  const parser = createParser({ onEvent: ({ data }) => collect(collected, data) });
  let plain = '';
  let bytes = 0;
  await readChunks(response, timeouts, controller, (chunk, length) => {
    bytes += length;
    if (bytes > MAX_BYTES) throw nonsense();
    if (isStream) parser.feed(chunk);
    else plain += chunk;
    if (collected.text.length + plain.length > MAX_CHARACTERS) throw nonsense();
  });
  if (!isStream) collect(collected, plain);
  if (collected.finish === null && !collected.isEnded)
    throw new TransientError('De tekstdienst brak het antwoord af.');
  return { text: collected.text, tokens: collected.tokens, isComplete: collected.finish !== 'length' };
}

async function readChunks(
  response: Response,
  { silence, answer }: Pick<Timeouts, 'silence' | 'answer'>,
  controller: AbortController,
  onChunk: (chunk: string, bytes: number) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  const answerTimer = setTimeout(() => controller.abort(), answer);
  let silenceTimer = setTimeout(() => controller.abort(), silence);
  try {
    for await (const bytes of response.body ?? []) {
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(() => controller.abort(), silence);
      onChunk(decoder.decode(bytes, { stream: true }), bytes.length);
    }
  } finally {
    clearTimeout(answerTimer);
    clearTimeout(silenceTimer);
  }
}

function collect(collected: Collected, data: string): void {
  if (data.trim() === '[DONE]') {
    collected.isEnded = true;
    return;
  }
  const { choices, usage } = parseChunk(data);
  collected.tokens = usage?.total_tokens ?? collected.tokens;
  const [choice] = choices;
  if (!choice) return;
  collected.text += choice.delta?.content ?? choice.message?.content ?? '';
  collected.finish = choice.finish_reason ?? collected.finish;
}

function parseChunk(data: string): z.infer<typeof chunkSchema> {
  try {
    return chunkSchema.parse(JSON.parse(data));
  } catch (error) {
    throw nonsense(error);
  }
}

function nonsense(cause?: unknown): TransientError {
  return new TransientError('De tekstdienst antwoordt onbegrijpelijk.', { cause });
}
