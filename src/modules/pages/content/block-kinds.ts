// The table of the kinds of blocks for the landing page, with name, fields, position and maximum number of
// each kind. The editor's forms, the API's validation and the page all use this table.

import * as z from 'zod';
import { landingDefaults } from '#content/pages/landing.ts';
import { libraryPicture, optionalTextField, textField, videoAddress } from './fields.ts';

export const blockIcons = ['gift', 'truck', 'undo', 'lock', 'sparkles', 'leaf', 'shield', 'wind'] as const;
export type BlockIcon = (typeof blockIcons)[number];

const icon = z.enum(blockIcons, 'Kies een pictogram');
const iconItem = z.strictObject({ icon, title: textField(80), text: textField(400) });
const listOf = <Item extends z.ZodType<{ title: string } | { question: string }>>(
  item: Item,
  fewest: number,
  most: number,
) =>
  z
    .array(item)
    .min(fewest, `Minstens ${fewest}`)
    .max(most, `Hoogstens ${most}`)
    .superRefine((items, context) => {
      for (const [at, each] of items.entries())
        if (items.slice(0, at).some((other) => headOf(other) === headOf(each)))
          context.addIssue({ code: 'custom', path: [at], message: 'Dit staat er al' });
    });
const headOf = (item: { title: string } | { question: string }) =>
  'title' in item ? item.title : item.question;

/**
 * A text in the notation of `articleParts` for a block of the landing page. Tables are not allowed, because
 * they need the full width of a page.
 */
const shortArticle = textField(4000).refine(
  (body) => !/^\s*\|/m.test(body),
  'Een tabel past alleen op een pagina met tekst',
);

type BlockKindTraits = {
  /** Dutch name of a kind of block, as shown in the page editor. */
  name: string;
  /** Dutch sentence in the page editor that tells the operator what a kind of block is for. */
  about: string;
  fields: z.ZodObject;
  /** Returns the initial fields of a new block of this kind. */
  fresh: () => object;
  /** Maximum number of blocks of one kind on a landing page. */
  most: number;
  /**
   * Reason, as a Dutch message, why the landing page must contain a block of this kind, switched on. Absent
   * when the page may do without.
   */
  required?: string;
  /** True for a kind of block that must be at the top of the landing page. */
  first?: true;
};

const kinds = {
  hero: {
    name: 'Eerste scherm',
    about: 'Kop, foto, prijzen en de bestelknop. Staat altijd bovenaan.',
    fields: z.strictObject({ title: textField(80), lead: textField(160), orderButton: textField(40) }),
    fresh: () => landingDefaults.hero,
    most: 1,
    required: 'Zonder het eerste scherm kan niemand bestellen.',
    first: true,
  },
  tiles: {
    name: 'Beloften',
    about: 'Korte beloften met een pictogram; direct onder het eerste scherm horen ze daarbij.',
    fields: z.strictObject({ items: listOf(iconItem, 2, 6) }),
    fresh: () => landingDefaults.tiles,
    most: 1,
  },
  countdown: {
    name: 'Aftelklok',
    about: 'Is er alleen als er iets af te tellen valt; waarheen staat bij de instellingen.',
    fields: z.strictObject({
      title: textField(60),
      /** Text of the countdown block while it counts down to the time by which an order is sent today. */
      dispatchText: textField(160),
      /** Text of the countdown block while it counts down to midnight; shown only in test mode. */
      midnightText: textField(160),
    }),
    fresh: () => landingDefaults.countdown,
    most: 1,
  },
  benefits: {
    name: 'Voordelen',
    about: 'Redenen om te kopen, naast de pot. Zonder eigen redenen staan hier de voordelen van het product.',
    fields: z.strictObject({ title: textField(80), items: listOf(iconItem, 0, 6) }),
    fresh: () => landingDefaults.benefits,
    most: 1,
  },
  comparison: {
    name: 'Voor en na',
    about: 'De schuif met voor en na. Dat het een illustratie is, staat er altijd bij.',
    fields: z.strictObject({ title: textField(80), text: textField(400) }),
    fresh: () => landingDefaults.comparison,
    most: 1,
  },
  steps: {
    name: 'Stappen',
    about: 'Zo gebruik je het, genummerd.',
    fields: z.strictObject({
      title: textField(80),
      items: listOf(z.strictObject({ title: textField(80), text: textField(300) }), 2, 6),
    }),
    fresh: () => landingDefaults.steps,
    most: 1,
  },
  reviews: {
    name: 'Reviews',
    about: 'Wat klanten schreven, en hun cijfer als het geteld is.',
    fields: z.strictObject({ title: textField(80) }),
    fresh: () => landingDefaults.reviews,
    most: 1,
  },
  questions: {
    name: 'Vragen',
    about: 'Vragen met hun antwoord; zoekmachines lezen ze ook.',
    fields: z.strictObject({
      title: textField(80),
      items: listOf(z.strictObject({ question: textField(160), answer: textField(1500) }), 1, 20),
    }),
    fresh: () => landingDefaults.questions,
    most: 1,
  },
  label: {
    name: 'Etiket',
    about: 'Beschrijving, inhoud, ingrediënten, waarschuwingen en producent, uit product en instellingen.',
    fields: z.strictObject({ title: textField(80), text: textField(200) }),
    fresh: () => landingDefaults.label,
    most: 1,
    required: 'Het etiket moet van de wet bij het aanbod staan.',
  },
  guarantee: {
    name: 'Garantie',
    about: 'Het aantal dagen groot, en een tweede bestelknop.',
    fields: z.strictObject({ title: textField(120), text: textField(400), orderButton: textField(40) }),
    fresh: () => landingDefaults.guarantee,
    most: 1,
  },
  text: {
    name: 'Eigen tekst',
    about: 'Een kop met tekst eronder.',
    fields: z.strictObject({ title: textField(80), body: shortArticle }),
    fresh: () => ({ title: 'Nieuwe tekst', body: 'Schrijf hier je tekst.' }),
    most: 6,
  },
  picture: {
    name: 'Eigen foto',
    about: 'Een foto uit de bibliotheek, met een kop en een onderschrift.',
    fields: z.strictObject({
      title: textField(80),
      imageUrl: libraryPicture,
      /** Alternative text of a picture in a block. When empty, the text of the picture library is used. */
      alt: optionalTextField(200),
      caption: optionalTextField(200),
    }),
    fresh: () => ({ title: 'Nieuwe foto', imageUrl: '', alt: '', caption: '' }),
    most: 6,
  },
  video: {
    name: 'Eigen video',
    about:
      'Een foto die naar een video op YouTube of Vimeo leidt. Pas na een klik merkt die dienst er iets van.',
    fields: z.strictObject({
      title: textField(80),
      text: optionalTextField(300),
      imageUrl: libraryPicture,
      alt: optionalTextField(200),
      address: videoAddress,
    }),
    fresh: () => ({ title: 'Nieuwe video', text: '', imageUrl: '', alt: '', address: '' }),
    most: 3,
  },
} as const satisfies Readonly<Record<string, BlockKindTraits>>;

export type BlockKind = keyof typeof kinds;
export const blockKinds: {
  readonly [Kind in BlockKind]: BlockKindTraits & { fields: (typeof kinds)[Kind]['fields'] };
} = kinds;
export const blockKindNames = Object.keys(kinds).filter(isBlockKind);
export function isBlockKind(name: string): name is BlockKind {
  return Object.hasOwn(kinds, name);
}

export type BlockFields<Kind extends BlockKind> = z.infer<(typeof kinds)[Kind]['fields']>;

/**
 * Returns the schema of a block of one kind. `id` identifies the block in its page and consists of letters,
 * digits and dashes. `on` is false for a block that is switched off.
 */
const blockOf = <const Kind extends BlockKind, Fields extends z.ZodObject>(kind: Kind, fields: Fields) =>
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    kind: z.literal(kind),
    on: z.boolean(),
    fields,
  });

export const blockSchema = z.discriminatedUnion('kind', [
  blockOf('hero', kinds.hero.fields),
  blockOf('tiles', kinds.tiles.fields),
  blockOf('countdown', kinds.countdown.fields),
  blockOf('benefits', kinds.benefits.fields),
  blockOf('comparison', kinds.comparison.fields),
  blockOf('steps', kinds.steps.fields),
  blockOf('reviews', kinds.reviews.fields),
  blockOf('questions', kinds.questions.fields),
  blockOf('label', kinds.label.fields),
  blockOf('guarantee', kinds.guarantee.fields),
  blockOf('text', kinds.text.fields),
  blockOf('picture', kinds.picture.fields),
  blockOf('video', kinds.video.fields),
]);
export type Block = z.infer<typeof blockSchema>;
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;
