// The answer of a text service put together from its events. A service that does not stream answers one JSON
// document, which is read the same.

import { createParser } from 'eventsource-parser';
import * as z from 'zod';
import type { Patience } from './patience.ts';
import { PassingTrouble } from './service-trouble.ts';

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

/** Far more than an article; whatever is longer is not one. */
const MOST_CHARACTERS = 400_000;
/**
 * Of the whole answer: an event of a few letters has some 300 bytes around them. A line that never ends is
 * cut off here.
 */
const MOST_BYTES = 32 * 1024 * 1024;

type Collected = { text: string; tokens: number | null; finish: string | null; isEnded: boolean };

/** Throws PassingTrouble for nonsense and for a stream that ends before the service said so. */
export async function readStream(
  response: Response,
  patience: Pick<Patience, 'silence' | 'answer'>,
  giveUp: AbortController,
): Promise<{ text: string; tokens: number | null; isComplete: boolean }> {
  const found: Collected = { text: '', tokens: null, finish: null, isEnded: false };
  const isStream = response.headers.get('content-type')?.includes('event-stream') ?? false;
  const parser = createParser({ onEvent: ({ data }) => collect(found, data) });
  let plain = '';
  let bytes = 0;
  await readPieces(response, patience, giveUp, (piece, length) => {
    bytes += length;
    if (bytes > MOST_BYTES) throw nonsense();
    if (isStream) parser.feed(piece);
    else plain += piece;
    if (found.text.length + plain.length > MOST_CHARACTERS) throw nonsense();
  });
  if (!isStream) collect(found, plain);
  if (found.finish === null && !found.isEnded)
    throw new PassingTrouble('De tekstdienst brak het antwoord af.');
  return { text: found.text, tokens: found.tokens, isComplete: found.finish !== 'length' };
}

async function readPieces(
  response: Response,
  { silence, answer }: Pick<Patience, 'silence' | 'answer'>,
  giveUp: AbortController,
  take: (piece: string, bytes: number) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  const whole = setTimeout(() => giveUp.abort(), answer);
  let quiet = setTimeout(() => giveUp.abort(), silence);
  try {
    for await (const bytes of response.body ?? []) {
      clearTimeout(quiet);
      quiet = setTimeout(() => giveUp.abort(), silence);
      take(decoder.decode(bytes, { stream: true }), bytes.length);
    }
  } finally {
    clearTimeout(whole);
    clearTimeout(quiet);
  }
}

function collect(found: Collected, data: string): void {
  if (data.trim() === '[DONE]') {
    found.isEnded = true;
    return;
  }
  const { choices, usage } = parseChunk(data);
  found.tokens = usage?.total_tokens ?? found.tokens;
  const [choice] = choices;
  if (!choice) return;
  found.text += choice.delta?.content ?? choice.message?.content ?? '';
  found.finish = choice.finish_reason ?? found.finish;
}

function parseChunk(data: string): z.infer<typeof chunkSchema> {
  try {
    return chunkSchema.parse(JSON.parse(data));
  } catch (error) {
    throw nonsense(error);
  }
}

function nonsense(cause?: unknown): PassingTrouble {
  return new PassingTrouble('De tekstdienst antwoordt onbegrijpelijk.', { cause });
}
