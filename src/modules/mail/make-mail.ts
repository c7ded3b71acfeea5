// Puts a mail together as its receiver will see it: the words of its template, filled and framed.

import type { Orm } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { type EmailTemplateSeed, isCommercial, type MailPiece, type MailType } from './contract.ts';
import { composeMail, type MailFrame } from './letter/mail-frame.ts';
import { type ShopWords, shopValues } from './letter/shop-values.ts';
import { withGreeting } from './letter/strangers-words.ts';
import { unsubscribeUrl } from './suppressions/unsubscribe-links.ts';
import type { KeptWords } from './templates/kept-words.ts';
import type { TemplateContent } from './templates/render-template.ts';

/** What every mail is made of, as the release brings it. */
export type Stationery = {
  /** What stands around the words of a mail of that type, of a shop of that name. */
  frameOf(type: MailType, brandName: string): MailFrame;
  /** One paragraph of what an operator writes, for layOutLetter. */
  letter: MailPiece;
  templates: readonly EmailTemplateSeed[];
};

export type MailMaking = ShopWords & {
  mailWords: Pick<KeptWords, 'read'>;
  stationery: Pick<Stationery, 'frameOf'>;
  tokens: Pick<SignedTokens, 'sign'>;
};

export type MailWords = {
  recipient: string;
  /** Another template than the one of the type: one of the operator's own, or words that are not saved. */
  template?: string | TemplateContent;
  /** In place of the subject of the template; names in it are filled as well. */
  subject?: string | null;
  /** A personal word above the template. */
  note?: MailPiece | null;
};

type MailToMake = MailWords & {
  type: MailType;
  variables: Readonly<Record<string, string>>;
  blocks: Readonly<Record<string, MailPiece>>;
};

export type MadeMail = TemplateContent & { unsubscribeUrl: string | null };

/** Null when the operator switched its template off, or it is missing. */
export async function makeMail(shop: MailMaking, db: Orm, request: MailToMake): Promise<MadeMail | null> {
  const { template: asked = request.type } = request;
  const template = typeof asked === 'string' ? (await shop.mailWords.read(db)).get(asked) : asked;
  if (!template) return null;
  const { type, recipient, subject, note } = request;
  const stop = isCommercial(type) ? { unsubscribeUrl: unsubscribeUrl(shop, recipient) } : {};
  const shopWords = await shopValues(shop, db);
  const variables = { ...shopWords, ...withGreeting(request.variables), ...stop };
  const blocks = { ...request.blocks, ...(note ? { note } : {}) };
  const words = { ...template, subject: subject || template.subject };
  return {
    ...composeMail(shop.stationery.frameOf(type, shopWords.brandName), words, { variables, blocks }),
    unsubscribeUrl: stop.unsubscribeUrl ?? null,
  };
}
