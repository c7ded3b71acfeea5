// Renders a mail as its recipient sees it: template, filled-in values and frame.

import type { Orm } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { composeMail, type MailFrame } from './body/mail-frame.ts';
import { type ShopValuesNeeds, shopValues } from './body/shop-values.ts';
import { withGreeting } from './body/untrusted-text.ts';
import { type EmailTemplateSeed, isCommercial, type MailPart, type MailType } from './contract.ts';
import { unsubscribeUrl } from './suppressions/unsubscribe-links.ts';
import type { TemplateContent } from './templates/render-template.ts';
import type { TemplateCache } from './templates/template-cache.ts';

/** The layout and templates of mails, as delivered with a release. */
export type MailLayout = {
  /** Returns the frame (header, footer, styles) of a type of mail for a shop with this brand name. */
  frameOf(type: MailType, brandName: string): MailFrame;
  /** The HTML and text around one paragraph of an operator's message in a mail, for `formatMessage`. */
  letter: MailPart;
  templates: readonly EmailTemplateSeed[];
};

export type RenderMailNeeds = ShopValuesNeeds & {
  templateCache: Pick<TemplateCache, 'read'>;
  mailLayout: Pick<MailLayout, 'frameOf'>;
  tokens: Pick<SignedTokens, 'sign'>;
};

export type MailInput = {
  recipient: string;
  /**
   * Template to use for a mail instead of the one of its type: the key of an operator's template, or unsaved
   * content.
   */
  template?: string | TemplateContent;
  /** Subject of a mail to use instead of the template's subject; variables in it are filled in. */
  subject?: string | null;
  /** Personal message of the operator, shown in a mail above the content of its template. */
  note?: MailPart | null;
};

type MailToRender = MailInput & {
  type: MailType;
  variables: Readonly<Record<string, string>>;
  blocks: Readonly<Record<string, MailPart>>;
};

export type RenderedMail = TemplateContent & { unsubscribeUrl: string | null };

/** Renders a mail; null when its template is switched off or missing. */
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
