// Conversations for the back-office: those that wait, one of them, and what an operator does with it.

import { conversationEndpoints } from '#modules/contacts/endpoints.ts';
import {
  decideState,
  listConversations,
  noteOn,
  readAnswerFigures,
  readConversation,
  replyTo,
} from '#modules/contacts/index.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveConversations(serve: Serve, shop: Shop): void {
  serve(conversationEndpoints.list, ({ query }) => listConversations(shop, query));
  serve(conversationEndpoints.figures, () => readAnswerFigures(shop));
  serve(conversationEndpoints.one, ({ params }) => readConversation(shop, params.id));
  serve(conversationEndpoints.reply, ({ params, body, actor }) => replyTo(shop, params.id, body, actor));
  serve(conversationEndpoints.note, ({ params, body, actor }) => noteOn(shop, params.id, body.text, actor));
  serve(conversationEndpoints.decide, ({ params, body, actor }) => decideState(shop, params.id, body, actor));
}
