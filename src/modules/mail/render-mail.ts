// Puts a mail together as its receiver will see it: the words of its template, filled and framed.

import type { Orm } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { composeMail, type MailFrame } from './body/mail-frame.ts';
import { type ShopValuesNeeds, shopValues } from './body/shop-values.ts';
import { withGreeting } from './body/untrusted-text.ts';
import { type EmailTemplateSeed, isCommercial, type MailPiece, type MailType } from './contract.ts';
import { unsubscribeUrl } from './suppressions/unsubscribe-links.ts';
import type { TemplateContent } from './templates/render-template.ts';
import type { TemplateCache } from './templates/template-cache.ts';

/** What every mail is made of, as the release brings it. */
export type MailLayout = {
  /** What stands around the words of a mail of that type, of a shop of that name. */
  frameOf(type: MailType, brandName: string): MailFrame;
  /** One paragraph of what an operator writes, for layOutLetter. */
  letter: MailPiece;
  templates: readonly EmailTemplateSeed[];
};

export type RenderMailNeeds = ShopValuesNeeds & {
  templateCache: Pick<TemplateCache, 'read'>;
  mailLayout: Pick<MailLayout, 'frameOf'>;
  tokens: Pick<SignedTokens, 'sign'>;
};

export type MailInput = {
  recipient: string;
  /** Another template than the one of the type: one of the operator's own, or words that are not saved. */
  template?: string | TemplateContent;
  /** In place of the subject of the template; names in it are filled as well. */
  subject?: string | null;
  /** A personal word above the template. */
  note?: MailPiece | null;
};

type MailToRender = MailInput & {
  type: MailType;
  variables: Readonly<Record<string, string>>;
  blocks: Readonly<Record<string, MailPiece>>;
};

export type RenderedMail = TemplateContent & { unsubscribeUrl: string | null };

/** Null when the operator switched its template off, or it is missing. */
export async function renderMail(
  shop: RenderMailNeeds,
  db: Orm,
  request: MailToRender,
): Promise<RenderedMail | null> {
  const { template: requestedTemplate = request.type } = request;
  const template =
    typeof requestedTemplate === 'string'
      ? (await shop.templateCache.read(db)).get(requestedTemplate)
      : requestedTemplate;
  if (!template) return null;
  const { type, recipient, subject, note } = request;
  const stop = isCommercial(type) ? { unsubscribeUrl: unsubscribeUrl(shop, recipient) } : {};
  const shopVariables = await shopValues(shop, db);
  const variables = { ...shopVariables, ...withGreeting(request.variables), ...stop };
  const blocks = { ...request.blocks, ...(note ? { note } : {}) };
  const texts = { ...template, subject: subject || template.subject };
  return {
    ...composeMail(shop.mailLayout.frameOf(type, shopVariables.brandName), texts, { variables, blocks }),
    unsubscribeUrl: stop.unsubscribeUrl ?? null,
  };
}
