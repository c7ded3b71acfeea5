// Sends one request to an OpenAI-compatible text service and reads the answer as a stream. Temporary failures
// are retried: no connection, time-out, an answer cut off, 429, 5xx.

import { setTimeout as pause } from 'node:timers/promises';
import { ArticleWriterError } from '#modules/blog/index.ts';
import { readStream } from './read-stream.ts';
import { refusalOf, TransientError } from './service-errors.ts';
import { TIMEOUTS, type Timeouts } from './timeouts.ts';

export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string };
export type ChatAnswer = { text: string; tokens: number; isComplete: boolean };
export type ChatService = (messages: readonly ChatMessage[], maxTokens: number) => Promise<ChatAnswer>;

export type ChatServiceOptions = {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  timeouts?: Partial<Timeouts>;
};

/**
 * The number of time-outs of the text service after which the shop makes no further attempt, because an
 * operator is waiting for the article.
 */
const MAX_TIMEOUTS = 2;

/**
 * Creates the function that sends messages to the text service and returns its answer. The function throws
 * `ArticleWriterError` when the service refuses, or when no attempt gave a complete answer.
 */
export function createChatService(options: ChatServiceOptions): ChatService {
  const limits = { ...TIMEOUTS, ...options.timeouts };
  return (messages, maxTokens) =>
    withRetries(limits.pauses, () => requestCompletion(options, limits, messages, maxTokens));
}

/**
 * Repeats `attempt` after temporary failures, with `pauses` in ms between the attempts, and returns the first
 * answer. Throws a permanent error immediately, and an `ArticleWriterError` after the last attempt or after
 * `MAX_TIMEOUTS` time-outs.
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
      if (!(error instanceof TransientError)) throw error;
      timeouts += error.isTimeout ? 1 : 0;
      const pauseMs = pauses[failures];
      if (pauseMs === undefined || timeouts === MAX_TIMEOUTS)
        throw new ArticleWriterError(error.detail, { cause: error });
      await pause(Math.max(pauseMs, error.retryAfter));
    }
  }
}

async function requestCompletion(
  { baseUrl, apiKey, model }: ChatServiceOptions,
  limits: Timeouts,
  messages: readonly ChatMessage[],
  maxTokens: number,
): Promise<ChatAnswer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limits.firstByte);
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
      signal: controller.signal,
    });
    clearTimeout(timer);
    if (!response.ok) throw await refusalOf(response);
    const { text, tokens, isComplete } = await readStream(response, limits, controller);
    return { text, isComplete, tokens: tokens ?? estimatedTokens(messages, text) };
  } catch (error) {
    throw toServiceError(error);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

function toServiceError(error: unknown): unknown {
  if (error instanceof TransientError || error instanceof ArticleWriterError) return error;
  if (error instanceof Error && error.name === 'AbortError') {
    return new TransientError('De tekstdienst antwoordt te langzaam.', { isTimeout: true, cause: error });
  }
  return new TransientError('De tekstdienst is niet te bereiken.', { cause: error });
}

/**
 * Estimates the tokens of a request, for a service that does not report them. Three characters per token is a
 * high estimate for Dutch text.
 */
function estimatedTokens(messages: readonly ChatMessage[], answer: string): number {
  const characters = messages.reduce((sum, { content }) => sum + content.length, answer.length);
  return Math.ceil(characters / 3);
}
