// Writes articles with an OpenAI-compatible text service. The prompt contains facts of the shop, the answer
// is checked by a schema, and an answer with problems is requested once more.

import { type ArticleRequest, type ArticleWriter, ArticleWriterError } from '#modules/blog/index.ts';
import { articlePrompt, PROMPT_VERSION, repairPrompt } from './article-prompt.ts';
import { type ChatService, type ChatServiceOptions, createChatService } from './chat-service.ts';
import { readArticle } from './read-article.ts';

const NO_ARTICLE = 'De tekstdienst gaf ook de tweede keer geen bruikbaar artikel.';

export function createOpenaiWriter(options: ChatServiceOptions): ArticleWriter {
  const chat = createChatService(options);
  return {
    name: `${options.model} (prompt ${PROMPT_VERSION})`,
    countsTokens: true,
    write: (request) => writeArticle(chat, request),
  };
}

async function writeArticle(chat: ChatService, request: ArticleRequest) {
  const messages = articlePrompt(request);
  const first = await chat(messages, request.maxTokens);
  const read = readArticle(first.text, first.isComplete);
  if (read.kind !== 'unusable') {
    return { article: read.kind === 'article' ? read.article : null, tokens: first.tokens };
  }
  if (first.tokens >= request.maxTokens) throw new ArticleWriterError(NO_ARTICLE, { tokens: first.tokens });
  const second = await retryWithProblems(
    chat,
    [...messages, ...repairPrompt(first.text, read.problems)],
    request,
    first.tokens,
  );
  const tokens = first.tokens + second.tokens;
  const repaired = readArticle(second.text, second.isComplete);
  if (repaired.kind === 'unusable') {
    throw new ArticleWriterError(NO_ARTICLE, { tokens, cause: new Error(repaired.problems.join('; ')) });
  }
  return { article: repaired.kind === 'article' ? repaired.article : null, tokens };
}

/**
 * Requests the article once more, telling the service the problems of its first answer. The tokens of the
 * first answer count even if the second request fails.
 */
async function retryWithProblems(
  chat: ChatService,
  messages: Parameters<ChatService>[0],
  { maxTokens }: ArticleRequest,
  spent: number,
) {
  try {
    return await chat(messages, maxTokens - spent);
  } catch (error) {
    if (!(error instanceof ArticleWriterError)) throw error;
    throw new ArticleWriterError(error.detail, { tokens: error.tokens + spent, cause: error });
  }
}
