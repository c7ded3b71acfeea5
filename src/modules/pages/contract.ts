// What the browser and other modules may know of the pages the owner writes: what they hold, how they are
// asked for and shown.

import * as z from 'zod';
import { rowVersionSchema } from '#shared/api/row-numbers.ts';
import { requiredText } from '#shared/required-text.ts';
import { linkAddress, slugSchema, withKnownVariables } from './content/fields.ts';
import { type PageContent, pageContentSchema, shownContentSchema } from './content/page-content.ts';
import { type PageKind, pageKinds } from './content/page-kinds.ts';

export {
  type ArticlePart,
  articleParts,
  lineParts as linePieces,
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
  variableParts as variablePieces,
} from './content/variables.ts';

/** A page as the list of the back-office shows it. Times are ISO. */
export const pageRowSchema = z.object({
  id: z.number().int(),
  kind: z.enum(pageKinds),
  name: z.string(),
  /** Where readers find it; of the frame, the home page. */
  address: z.string(),
  /** The true page of the draft, for operators alone; may be framed by the back-office. */
  previewAddress: z.string(),
  /** Whether readers can see it. */
  published: z.boolean(),
  /** The draft says something else than what readers see. */
  changed: z.boolean(),
  /** When what was planned will be published by itself. */
  publishAt: z.string().nullable(),
  /**
   * Of a text: ISO date of the last change of its words that readers saw; null while it was never published.
   */
  changedOn: z.string().nullable(),
  version: z.number().int(),
  updatedAt: z.string(),
  /** Empty when the shop itself wrote it. */
  updatedBy: z.string(),
});
export type PageRow = z.infer<typeof pageRowSchema>;

/** A page as it is edited. */
export const editedPageSchema = pageRowSchema.extend({
  slug: z.string(),
  draft: shownContentSchema,
  /** What readers see; null when they see nothing. */
  live: shownContentSchema.nullable(),
});
export type EditedPage = z.infer<typeof editedPageSchema>;

/** `version` is the state a change was made from; see `refuseStaleEdit`. */
const seen = { version: rowVersionSchema.optional() };
export const newPageSchema = z.object({
  title: withKnownVariables(requiredText('Vul een titel in', 100)),
  slug: slugSchema.optional(),
});
export type NewPage = z.infer<typeof newPageSchema>;
export const savePageSchema = z.object({ content: pageContentSchema, slug: slugSchema.optional(), ...seen });
export type SavePage = z.infer<typeof savePageSchema>;
export const publishPageSchema = z.object({
  /** A moment to come; at once when left out or null. */
  at: z.iso.datetime({ offset: true, error: 'Kies een datum en tijd' }).nullish(),
  ...seen,
});
export type PublishPage = z.infer<typeof publishPageSchema>;
/** Of the page as somebody saw it. */
export const seenPageSchema = z.object(seen);
export const restorePageSchema = z.object({
  number: z.number().int().positive(),
  /** Readers see it at once; else it becomes the draft alone. */
  publish: z.boolean().default(false),
  ...seen,
});
export type RestorePage = z.infer<typeof restorePageSchema>;

/** One state that readers saw, newest first in a list. */
export const pageVersionSchema = z.object({
  number: z.number().int(),
  publishedAt: z.string(),
  /** Empty when the shop itself did: the words it came with, or a plan. */
  publishedBy: z.string(),
  how: z.enum(['seeded', 'published', 'planned', 'restored']),
  /** What is different from the version before it: "Reviews verplaatst". */
  what: z.array(z.string()),
  /** Readers see it now. */
  live: z.boolean(),
  /** As it looks, for operators alone. */
  previewAddress: z.string(),
});
export type PageVersion = z.infer<typeof pageVersionSchema>;
export const pageVersionContentSchema = pageVersionSchema.extend({ content: pageContentSchema });

/** What a variable says at this moment, as the editor offers it; empty where readers would find nothing. */
export const todaysVariableSchema = z.object({ name: z.string(), value: z.string() });
export type TodaysVariable = z.infer<typeof todaysVariableSchema>;

/** An address that leads on to another. */
export const redirectInputSchema = z.object({ from: linkAddress, to: linkAddress });
export type RedirectInput = z.infer<typeof redirectInputSchema>;
export const redirectSchema = z.object({
  id: z.number().int(),
  from: z.string(),
  to: z.string(),
  /** By a renaming; else somebody made it. */
  automatic: z.boolean(),
  createdAt: z.string(),
});
export type Redirect = z.infer<typeof redirectSchema>;

/** A page as readers see it. */
export type PublishedPage<Content extends PageContent = PageContent> = {
  id: number | null;
  kind: PageKind;
  slug: string;
  content: Content;
  /** ISO date of the last change of its words. */
  changedOn: string;
  /** What readers saw before, newest first: of texts of the law. */
  earlier: readonly { number: number; changedOn: string }[];
  /** What its variables were, where that was kept. */
  values: Readonly<Record<string, unknown>> | null;
};

/** Everything the owner published. */
export type PublishedPages = {
  pages: readonly PublishedPage[];
  /** Where an address that is none any more leads, by that address. */
  redirects: Readonly<Record<string, string>>;
};
