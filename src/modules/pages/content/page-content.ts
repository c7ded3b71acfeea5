// What the three kinds of pages hold: the landing page its blocks, a text its article, the frame its menu and
// footer.

import * as z from 'zod';
import type { Page } from '#shared/href.ts';
import { type Block, blockKinds, blockSchema } from './block-kinds.ts';
import { articleField, linkAddress, optionalLibraryPicture, optionalTextField, textField } from './fields.ts';

/** What search engines and social sites read; empty words follow from the page. */
const search = z.strictObject({
  title: optionalTextField(90),
  description: optionalTextField(300),
  /** What social sites show; empty is the picture of the shop. */
  imageUrl: optionalLibraryPicture,
});

/** What is wrong with an arrangement of blocks, at which of them; nothing when it may be published. */
export function arrangementErrors(blocks: readonly Block[]): ArrangementProblem[] {
  const ofBlocks = blocks.flatMap((block, at) =>
    blockProblems(block, blocks.slice(0, at)).map((message) => ({ at, message })),
  );
  return [...ofBlocks, ...requiredBlockProblems(blocks)];
}

type ArrangementProblem = { at: number | null; message: string };

/** What is wrong with a block below those before it. */
function blockProblems({ id, kind, fields }: Block, before: readonly Block[]): string[] {
  const { name, most, first } = blockKinds[kind];
  const title = titleOf(fields);
  const errors: string[] = [];
  if (before.filter((other) => other.kind === kind).length >= most)
    errors.push(
      most === 1 ? `${name} kan er één keer staan.` : `${name} kan er hoogstens ${most} keer staan.`,
    );
  if (first && before.length > 0) errors.push(`${name} staat altijd bovenaan.`);
  if (title && before.some((other) => titleOf(other.fields) === title))
    errors.push('Een ander blok heeft dezelfde kop.');
  if (before.some((other) => other.id === id)) errors.push('Twee blokken hebben dezelfde naam.');
  return errors;
}

/** Of what the law and the shop need: that it is not there, or not shown. */
function requiredBlockProblems(blocks: readonly Block[]): ArrangementProblem[] {
  return Object.entries(blockKinds).flatMap(([kind, { name, required }]): ArrangementProblem[] => {
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
      for (const { at, message } of arrangementErrors(blocks))
        context.addIssue({ code: 'custom', message, path: at === null ? [] : [at] });
    }),
  search,
});

export const textContentSchema = z.strictObject({
  kind: z.literal('text'),
  title: textField(100),
  intro: optionalTextField(600),
  /** By the rules of `articleParts`. */
  body: articleField(60_000),
  search,
});

const menuItem = z.strictObject({ label: textField(40), href: linkAddress });
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
