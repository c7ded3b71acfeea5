// What the three kinds of pages hold: the landing page its blocks, a text its article, the frame its menu and
// footer.

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
export function arrangementTroubles(blocks: readonly Block[]): ArrangementTrouble[] {
  const ofBlocks = blocks.flatMap((block, at) =>
    blockTroubles(block, blocks.slice(0, at)).map((message) => ({ at, message })),
  );
  return [...ofBlocks, ...requiredTroubles(blocks)];
}

type ArrangementTrouble = { at: number | null; message: string };

/** What is wrong with a block below those before it. */
function blockTroubles({ id, kind, fields }: Block, before: readonly Block[]): string[] {
  const { name, most, first } = blockKinds[kind];
  const title = titleOf(fields);
  const troubles: string[] = [];
  if (before.filter((other) => other.kind === kind).length >= most)
    troubles.push(
      most === 1 ? `${name} kan er één keer staan.` : `${name} kan er hoogstens ${most} keer staan.`,
    );
  if (first && before.length > 0) troubles.push(`${name} staat altijd bovenaan.`);
  if (title && before.some((other) => titleOf(other.fields) === title))
    troubles.push('Een ander blok heeft dezelfde kop.');
  if (before.some((other) => other.id === id)) troubles.push('Twee blokken hebben dezelfde naam.');
  return troubles;
}

/** Of what the law and the shop need: that it is not there, or not shown. */
function requiredTroubles(blocks: readonly Block[]): ArrangementTrouble[] {
  return Object.entries(blockKinds).flatMap(([kind, { name, required }]): ArrangementTrouble[] => {
    if (!required) return [];
    const at = blocks.findIndex((block) => block.kind === kind);
    const block = blocks[at];
    if (!block) return [{ at: null, message: `${name} ontbreekt. ${required}` }];
    return block.on ? [] : [{ at, message: required }];
  });
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
/**
 * What is shown of a page: also a text that names a variable the shop does not know, so that somebody can
 * mend it.
 */
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
