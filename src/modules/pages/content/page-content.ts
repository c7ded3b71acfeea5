// What the three kinds of pages hold: the landing page its blocks, a text its article, the frame its menu and footer.

import * as z from 'zod';
import type { Page } from '#shared/href.ts';
import { type Block, blockKinds, blockSchema } from './block-kinds.ts';
import { articleWords, linkAddress, optionalLibraryPicture, optionalWords, words } from './fields.ts';

/** What search engines and social sites read; empty words follow from the page. */
const search = z.strictObject({
  title: optionalWords(90),
  description: optionalWords(300),
  /** What social sites show; empty is the picture of the shop. */
  imageUrl: optionalLibraryPicture,
});

/** What is wrong with an arrangement of blocks, at which of them; nothing when it may be published. */
export function arrangementTroubles(blocks: readonly Block[]): { at: number | null; message: string }[] {
  const troubles: { at: number | null; message: string }[] = [];
  const seen = new Set<string>();
  for (const [at, { id, kind, fields }] of blocks.entries()) {
    const { name, most, first } = blockKinds[kind];
    const before = blocks.slice(0, at).filter((other) => other.kind === kind).length;
    if (before >= most)
      troubles.push({
        at,
        message:
          most === 1 ? `${name} kan er één keer staan.` : `${name} kan er hoogstens ${most} keer staan.`,
      });
    if (first && at > 0) troubles.push({ at, message: `${name} staat altijd bovenaan.` });
    if (titleOf(fields) && blocks.slice(0, at).some((other) => titleOf(other.fields) === titleOf(fields)))
      troubles.push({ at, message: 'Een ander blok heeft dezelfde kop.' });
    if (seen.has(id)) troubles.push({ at, message: 'Twee blokken hebben dezelfde naam.' });
    seen.add(id);
  }
  for (const [kind, { name, required }] of Object.entries(blockKinds)) {
    if (!required) continue;
    const at = blocks.findIndex((block) => block.kind === kind);
    const [block] = blocks.slice(at);
    if (at < 0 || !block) troubles.push({ at: null, message: `${name} ontbreekt. ${required}` });
    else if (!block.on) troubles.push({ at, message: required });
  }
  return troubles;
}

/** Sections are told apart by their headings; whoever hears the page read jumps from one to the next. */
const titleOf = (fields: Block['fields']) => ('title' in fields ? fields.title.trim().toLowerCase() : '');

export const landingContentSchema = z.strictObject({
  kind: z.literal('landing'),
  blocks: z
    .array(blockSchema)
    .max(30, 'Hoogstens 30 blokken')
    .superRefine((blocks, context) => {
      for (const { at, message } of arrangementTroubles(blocks))
        context.addIssue({ code: 'custom', message, path: at === null ? [] : [at] });
    }),
  search,
});

export const textContentSchema = z.strictObject({
  kind: z.literal('text'),
  title: words(100),
  intro: optionalWords(600),
  /** By the rules of `articleParts`. */
  body: articleWords(60_000),
  search,
});

const menuItem = z.strictObject({ label: words(40), href: linkAddress });
const menuOf = (most: number) =>
  z.array(menuItem).min(1, 'Minstens één regel').max(most, `Hoogstens ${most} regels`);

/** Duties of the law that every page has to lead to. */
const LAWFUL_LINKS: string[] = [
  '/contact',
  '/herroepen',
  '/terms-of-service',
  '/privacy-policy',
  '/shipping-policy',
  '/cookies',
] satisfies Page[];

export const frameContentSchema = z
  .strictObject({
    kind: z.literal('frame'),
    /** Of the header, the drawer on phones, and the first column of the footer. */
    menu: menuOf(7),
    /** The column of the footer called Service. */
    service: menuOf(14),
  })
  .superRefine(({ menu, service }, context) => {
    const led = new Set([...menu, ...service].map(({ href }) => href));
    for (const path of LAWFUL_LINKS) {
      if (led.has(path)) continue;
      context.addIssue({
        code: 'custom',
        path: ['service'],
        message: `${path} moet van de wet op elke pagina te vinden zijn.`,
      });
    }
  });

export const pageContentSchema = z.discriminatedUnion('kind', [
  landingContentSchema,
  textContentSchema,
  frameContentSchema,
]);

const text = z.string();
/** What is shown of a page: also a text that names a variable the shop does not know, so that somebody can mend it. */
export const shownContentSchema = z.union([
  pageContentSchema,
  z.strictObject({
    kind: z.literal('text'),
    title: text,
    intro: text,
    body: text,
    search: z.strictObject({ title: text, description: text, imageUrl: text }),
  }),
]);

export type LandingContent = z.infer<typeof landingContentSchema>;
export type FrameContent = z.infer<typeof frameContentSchema>;
export type PageContent = z.infer<typeof pageContentSchema>;
