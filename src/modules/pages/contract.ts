// The contract of written pages for the browser and other modules: content, requests and responses.

import * as z from 'zod';
import { rowVersionSchema } from '#shared/api/row-numbers.ts';
import { requiredText } from '#shared/required-text.ts';
import { linkAddress, slugSchema, withKnownVariables } from './content/fields.ts';
import { type PageContent, pageContentSchema, shownContentSchema } from './content/page-content.ts';
import { type PageKind, pageKinds } from './content/page-kinds.ts';

export {
  type ArticlePart,
  articleParts,
  lineParts,
} from './content/article-parts.ts';
export {
  type Block,
  type BlockFields,
  type BlockIcon,
  type BlockKind,
  type BlockOf,
  blockIcons,
  blockKindNames,
  blockKinds,
} from './content/block-kinds.ts';
export { pageChanges } from './content/page-changes.ts';
export {
  type FrameContent,
  frameContentSchema,
  type LandingContent,
  type PageContent,
  pageContentSchema,
  textContentSchema,
} from './content/page-content.ts';
export { PREVIEW, PREVIEW_VERSION, pageAddress, SEEN_AT } from './content/page-kinds.ts';
export { pageClaims, pageTexts } from './content/page-texts.ts';
export {
  isVariableName,
  pageVariables,
  type VariableName,
  type VariableOf,
  variableNames,
  variableParts,
} from './content/variables.ts';

/** A written page in the list of the back-office. Times are ISO. */
export const pageRowSchema = z.object({
  id: z.number().int(),
  kind: z.enum(pageKinds),
  name: z.string(),
  /** Public address of a written page; for the frame (menu and footer), the address of the home page. */
  address: z.string(),
  /**
   * Address at which operators see the draft of a page as readers would; the back-office may show it in an
   * iframe.
   */
  previewAddress: z.string(),
  /** True when a page is published, so that readers can see it. */
  published: z.boolean(),
  /** True when the draft of a page differs from its published version. */
  changed: z.boolean(),
  /** When the scheduled content of a page will be published; null when nothing is scheduled. */
  publishAt: z.string().nullable(),
  /**
   * For a policy or an own page: ISO date of the last published change of its text, null when the page is not
   * published. Null for other pages.
   */
  changedOn: z.string().nullable(),
  version: z.number().int(),
  updatedAt: z.string(),
  /** User name of the operator who last changed a page; empty when the shop itself did. */
  updatedBy: z.string(),
});
export type PageRow = z.infer<typeof pageRowSchema>;

/** A written page as opened in the editor, with its draft and its published content. */
export const editedPageSchema = pageRowSchema.extend({
  slug: z.string(),
  draft: shownContentSchema,
  /** Published content of a page in the editor; null when the page is not published. */
  live: shownContentSchema.nullable(),
});
export type EditedPage = z.infer<typeof editedPageSchema>;

/**
 * `version` is the row version the editor was opened with. The request is refused with 409 `edit_conflict`
 * when the page was changed since.
 */
const seen = { version: rowVersionSchema.optional() };
export const newPageSchema = z.object({
  title: withKnownVariables(requiredText('Vul een titel in', 100)),
  slug: slugSchema.optional(),
});
export type NewPage = z.infer<typeof newPageSchema>;
export const savePageSchema = z.object({ content: pageContentSchema, slug: slugSchema.optional(), ...seen });
export type SavePage = z.infer<typeof savePageSchema>;
export const publishPageSchema = z.object({
  /** Future time at which to publish a page; absent or null publishes it now. */
  at: z.iso.datetime({ offset: true, error: 'Kies een datum en tijd' }).nullish(),
  ...seen,
});
export type PublishPage = z.infer<typeof publishPageSchema>;
/**
 * The body of a request without other input: the row version the operator saw. The request is refused with
 * 409 `edit_conflict` when the page was changed since.
 */
export const seenPageSchema = z.object(seen);
export const restorePageSchema = z.object({
  number: z.number().int().positive(),
  /** True publishes the restored version of a page immediately; false only replaces the draft by it. */
  publish: z.boolean().default(false),
  ...seen,
});
export type RestorePage = z.infer<typeof restorePageSchema>;

/** A published version of a page; lists have the newest first. */
export const pageVersionSchema = z.object({
  number: z.number().int(),
  publishedAt: z.string(),
  /**
   * User name of the operator who published a version of a page; empty when the shop did so, for its default
   * text or on schedule.
   */
  publishedBy: z.string(),
  how: z.enum(['seeded', 'published', 'planned', 'restored']),
  /** Differences of a page's version with the version before, as Dutch texts such as "Reviews verplaatst". */
  what: z.array(z.string()),
  /** True for the version of a page that readers see now. */
  live: z.boolean(),
  /** Address at which operators see a version of a page as readers would. */
  previewAddress: z.string(),
});
export type PageVersion = z.infer<typeof pageVersionSchema>;
export const pageVersionContentSchema = pageVersionSchema.extend({ content: pageContentSchema });

/**
 * The current value of a variable of page texts, shown in the editor; empty when readers would see nothing.
 */
export const todaysVariableSchema = z.object({ name: z.string(), value: z.string() });
export type TodaysVariable = z.infer<typeof todaysVariableSchema>;

/** The body of a request for a redirect: the old address (`from`) and the new address (`to`). */
export const redirectInputSchema = z.object({ from: linkAddress, to: linkAddress });
export type RedirectInput = z.infer<typeof redirectInputSchema>;
export const redirectSchema = z.object({
  id: z.number().int(),
  from: z.string(),
  to: z.string(),
  /**
   * True for a redirect that the shop created when a page was renamed; false for one created by an operator.
   */
  automatic: z.boolean(),
  createdAt: z.string(),
});
export type Redirect = z.infer<typeof redirectSchema>;

/** A published page as readers get it. */
export type PublishedPage<Content extends PageContent = PageContent> = {
  id: number | null;
  kind: PageKind;
  slug: string;
  content: Content;
  /** ISO date of the last change of a published page's text. */
  changedOn: string;
  /** Earlier versions of a published policy, newest first; empty for pages that are not a policy. */
  earlier: readonly { number: number; changedOn: string }[];
  /**
   * The values that variables such as the company name had when a version of a policy was published, by
   * variable. They are shown when a visitor opens that version later; null when none were stored.
   */
  values: Readonly<Record<string, unknown>> | null;
};

/** All published pages as readers get them, and the redirects. */
export type PublishedPages = {
  pages: readonly PublishedPage[];
  /** Redirects of pages: the target addresses, by source path. */
  redirects: Readonly<Record<string, string>>;
};
