// One conversation with an OpenAI-compatible service: asked once, read as a stream, and tried again while the
// trouble is of the kind that passes (no connection, too slow, cut off, 429, 5xx).

import { setTimeout as pause } from 'node:timers/promises';
import { WritingTrouble } from '#modules/blog/index.ts';
import { PATIENCE, type Patience } from './patience.ts';
import { readStream } from './read-stream.ts';
import { PassingTrouble, refusalOf } from './service-trouble.ts';

export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string };
export type ChatAnswer = { text: string; tokens: number; isComplete: boolean };
export type ChatService = (messages: readonly ChatMessage[], maxTokens: number) => Promise<ChatAnswer>;

export type ChatServiceOptions = {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  patience?: Partial<Patience>;
};

/** An operator waits for it: a service that is too slow twice is not asked a third time. */
const MOST_TIMEOUTS = 2;

/** Throws WritingTrouble when the service refuses, or when no try gave a whole answer. */
export function createChatService(options: ChatServiceOptions): ChatService {
  const patience = { ...PATIENCE, ...options.patience };
  return (messages, maxTokens) =>
    withRetries(patience.pauses, () => ask(options, patience, messages, maxTokens));
}

/**
 * Passes on the first answer, and at once an error that will not pass; after the last try a WritingTrouble.
 * Pauses are in ms.
 */
async function withRetries(
  pauses: readonly number[],
  attempt: () => Promise<ChatAnswer>,
): Promise<ChatAnswer> {
  let timeouts = 0;
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof PassingTrouble)) throw error;
      timeouts += error.isTimeout ? 1 : 0;
      const wait = pauses[failures];
      if (wait === undefined || timeouts === MOST_TIMEOUTS)
        throw new WritingTrouble(error.detail, { cause: error });
      await pause(Math.max(wait, error.retryAfter));
    }
  }
}

async function ask(
  { baseUrl, apiKey, model }: ChatServiceOptions,
  patience: Patience,
  messages: readonly ChatMessage[],
  maxTokens: number,
): Promise<ChatAnswer> {
  const giveUp = new AbortController();
  const late = setTimeout(() => giveUp.abort(), patience.firstByte);
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({
        model,
        messages,
        max_tokens: maxTokens,
        temperature: 0.8,
        stream: true,
        stream_options: { include_usage: true },
        response_format: { type: 'json_object' },
      }),
      signal: giveUp.signal,
    });
    clearTimeout(late);
    if (!response.ok) throw await refusalOf(response);
    const { text, tokens, isComplete } = await readStream(response, patience, giveUp);
    return { text, isComplete, tokens: tokens ?? estimatedTokens(messages, text) };
  } catch (error) {
    throw troubleOf(error);
  } finally {
    clearTimeout(late);
    giveUp.abort();
  }
}

function troubleOf(error: unknown): unknown {
  if (error instanceof PassingTrouble || error instanceof WritingTrouble) return error;
  if (error instanceof Error && error.name === 'AbortError') {
    return new PassingTrouble('De tekstdienst antwoordt te langzaam.', { isTimeout: true, cause: error });
  }
  return new PassingTrouble('De tekstdienst is niet te bereiken.', { cause: error });
}

/**
 * For services that do not say what an answer cost: three characters a token is a careful guess for Dutch.
 */
function estimatedTokens(messages: readonly ChatMessage[], answer: string): number {
  const characters = messages.reduce((sum, { content }) => sum + content.length, answer.length);
  return Math.ceil(characters / 3);
}
