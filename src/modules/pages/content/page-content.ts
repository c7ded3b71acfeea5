// The content of written pages: the blocks of the landing page, the text of an own page or policy, and the
// menu and footer of the frame.

import * as z from 'zod';
import type { Page } from '#shared/href.ts';
import { type Block, blockKinds, blockSchema } from './block-kinds.ts';
import { articleField, linkAddress, optionalLibraryPicture, optionalTextField, textField } from './fields.ts';

/**
 * Title, description and image for search engines and social sites; empty texts are derived from the page.
 */
const search = z.strictObject({
  title: optionalTextField(90),
  description: optionalTextField(300),
  /** Image of a page for social sites; when empty, the general image of the shop is used. */
  imageUrl: optionalLibraryPicture,
});

/**
 * Returns the errors of an arrangement of blocks, each with the index of its block (null when a block is
 * missing); empty when the page can be published.
 */
export function arrangementErrors(blocks: readonly Block[]): ArrangementProblem[] {
  const ofBlocks = blocks.flatMap((block, at) =>
    blockProblems(block, blocks.slice(0, at)).map((message) => ({ at, message })),
  );
  return [...ofBlocks, ...requiredBlockProblems(blocks)];
}

type ArrangementProblem = { at: number | null; message: string };

/**
 * Returns the Dutch errors of one block of the landing page, given the blocks before it; empty when it has
 * none.
 */
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

/** Returns an error for each block that a landing page must have and that is missing or switched off. */
function requiredBlockProblems(blocks: readonly Block[]): ArrangementProblem[] {
  return Object.entries(blockKinds).flatMap(([kind, { name, required }]): ArrangementProblem[] => {
    if (!required) return [];
    const at = blocks.findIndex((block) => block.kind === kind);
    const block = blocks[at];
    if (!block) return [{ at: null, message: `${name} ontbreekt. ${required}` }];
    return block.on ? [] : [{ at, message: required }];
  });
}

/**
 * Returns the heading of a block in lower case, for comparison. Headings must be unique, because users of a
 * screen reader navigate by them.
 */
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
  /** Text of an own page or policy, in the notation of `articleParts`. */
  body: articleField(60_000),
  search,
});

const menuItem = z.strictObject({ label: textField(40), href: linkAddress });
const menuOf = (most: number) =>
  z.array(menuItem).min(1, 'Minstens één regel').max(most, `Hoogstens ${most} regels`);

/** The addresses that the menu and footer must link to by law, so that every page has these links. */
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
    /** Links of the menu: shown in the header, the mobile menu and the first column of the footer. */
    menu: menuOf(7),
    /** Links in the footer's column "Service", on every page of the shop. */
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
 * Schema of page content as stored and shown. Accepts unknown variables, so that an operator can open and
 * correct a text with such a variable.
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
