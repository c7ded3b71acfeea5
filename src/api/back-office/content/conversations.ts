// The endpoints of conversations with customers for the back-office: the open ones, a single one, and an
// operator's actions on a conversation.

import { conversationEndpoints, leftOutEndpoints } from '#modules/contacts/endpoints.ts';
import {
  acceptLeftOut,
  addConversationNote,
  changeConversationState,
  countLeftOutWaiting,
  dismissLeftOut,
  isShown,
  listConversations,
  listLeftOutMails,
  readAnswerFigures,
  readConversation,
  readFile,
  replyTo,
} from '#modules/contacts/index.ts';
import { fileDisposition } from '#shared/api/file-disposition.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveConversations(serve: Serve, shop: Shop): void {
  serve(conversationEndpoints.list, ({ query }) => listConversations(shop, query));
  serve(conversationEndpoints.figures, () => readAnswerFigures(shop));
  serve(conversationEndpoints.one, ({ params }) => readConversation(shop, params.id));
  serve(conversationEndpoints.file, async ({ params: { id, fileId }, reply }) => {
    const { type, name, content } = await readFile(shop, id, fileId);
    // A stranger supplied the file, so it may run nothing when opened directly. Formats that a browser does
    // not show as an image are always downloaded.
    const how = isShown(type) ? 'inline' : 'attachment';
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', fileDisposition(how, name))
      .header('cache-control', 'private, no-store')
      .type(type)
      .send(content);
  });
  serve(conversationEndpoints.reply, ({ params, body, actor }) => replyTo(shop, params.id, body, actor));
  serve(conversationEndpoints.note, ({ params, body, actor }) =>
    addConversationNote(shop, params.id, body.text, actor),
  );
  serve(leftOutEndpoints.list, ({ query }) => listLeftOutMails(shop, query));
  serve(leftOutEndpoints.count, async () => ({ waiting: await countLeftOutWaiting(shop) }));
  serve(leftOutEndpoints.take, ({ params }) => acceptLeftOut(shop, params.id));
  serve(leftOutEndpoints.dismiss, ({ params }) => dismissLeftOut(shop, params.id));
  serve(conversationEndpoints.decide, ({ params, body, actor }) =>
    changeConversationState(shop, params.id, body, actor),
  );
}
