// Computes the current value of every variable in the owner's texts, such as `{prijs}`, from the settings,
// packs, countries and reviews of the shop, and fills it in.

import * as z from 'zod';
import { deliveryCopy, type NearbyDay } from '#copy/delivery.ts';
import { guaranteeNoticeCopy } from '#copy/guarantee-notice.ts';
import { type Block, type Line, type Link, mailLink, phoneLink } from '#copy/legal/article.ts';
import { addressLine, enumerated, type LegalInfo, promises } from '#copy/legal/legal-info.ts';
import { modelForm } from '#copy/legal/model-form.ts';
import { shippingCosts } from '#copy/legal/shipping-costs.ts';
import { notServedLine, shippingPromise, shownRating, zonesTable } from '#copy/legal/variable-blocks.ts';
import { giftOfAll, type PackVariant } from '#modules/catalog/contract.ts';
import {
  lineParts,
  type TodaysVariable,
  type VariableName,
  type VariableOf,
  variableNames,
  variableParts,
} from '#modules/pages/contract.ts';
import { cents, formatEuro } from '#shared/money.ts';

export type VariableInfo = {
  legal: LegalInfo;
  resultDays: number;
  packs: readonly PackVariant[];
  /**
   * Of the data for the variables in texts: returns the next delivery day for the home countries; null when
   * none is promised. A page that calls it is cached only until the day changes.
   */
  nearbyDay(): NearbyDay | null;
  /**
   * Of the data for the variables in texts: the values stored with an earlier version of a text. They replace
   * the current values, so that this version still reads as it did then. Null or absent for the current
   * version.
   */
  storedValues?: VariableValues | null;
};

type VariableValue = string | Link | Block | null;
/** The values of the variables in the owner's texts, such as `{prijs}`, by the name of the variable. */
export type VariableValues = Readonly<Record<string, VariableValue>>;
/**
 * Schema of the variables' values that are stored with a version of a text; null when none were stored. The
 * values are not validated, because the shop wrote them.
 */
export const valuesSchema = z.record(z.string(), z.custom<VariableValue>()).nullable();

const texts: Readonly<Record<VariableOf<'text'>, (info: VariableInfo) => string | number>> = {
  winkel: ({ legal }) => legal.brand,
  product: ({ legal }) => legal.product,
  cadeau: ({ packs }) => giftOfAll(packs).replace(/^./, 'Gratis $&'),
  prijs: ({ packs }) => lowest(packs.filter(({ quantity }) => quantity === 1).map((pack) => pack.priceCents)),
  'prijs-per-pot': ({ packs }) => lowest(packs.map((pack) => pack.pricePerJarCents)),
  resultaatdagen: ({ resultDays }) => resultDays,
  garantiedagen: ({ legal }) => legal.guaranteeDays,
  besteltijd: ({ legal }) => legal.delivery.cutOff,
  bezorgdag: ({ nearbyDay }) => nearbyDay()?.word ?? deliveryCopy.noDay,
  'bezorgen-van': ({ legal }) => legal.delivery.windowFrom,
  'bezorgen-tot': ({ legal }) => legal.delivery.windowUntil,
  'bereikbaar-van': ({ legal }) => legal.support.from,
  'bereikbaar-tot': ({ legal }) => legal.support.until,
  antwoordtijd: ({ legal }) => legal.support.answerHours,
  bezorgers: ({ legal }) => enumerated(legal.carriers),
  'bezorgers-lijst': ({ legal }) => legal.carriers.join(', '),
  bedenktijd: ({ legal }) => legal.withdrawalDays,
  retourtermijn: ({ legal }) => legal.returnDays,
  terugbetaaltermijn: ({ legal }) => legal.refundDays,
  garantiejaren: () => promises.warrantyYears,
  wijzigingstermijn: () => promises.changeNoticeDays,
  klachttermijn: () => promises.complaintDays,
  reviewtijd: () => promises.moderationHours,
  'levertijd-buitenland': () => promises.abroadWorkingDays,
  'langste-levertijd': () => promises.longestDeliveryDays,
  verzending: ({ legal }) => shippingCosts(legal.zones).title,
  verzendlanden: ({ legal }) => shippingCosts(legal.zones).places,
  'zin-verzendkosten': ({ legal }) => shippingCosts(legal.zones).sentence,
  'belofte-verzending': ({ legal, nearbyDay }) => shippingPromise(legal, nearbyDay),
  bedrijf: ({ legal }) => legal.company.legalName,
  adres: ({ legal }) => addressLine(legal),
  kvk: ({ legal }) => legal.company.kvkNumber,
  'btw-id': ({ legal }) => legal.company.vatId,
};

const links: Readonly<Record<VariableOf<'link'>, (info: VariableInfo) => Link>> = {
  'e-mail': ({ legal }) => mailLink(legal.company.email),
  telefoon: ({ legal }) => phoneLink(legal.company.phone),
};

const blocks: Readonly<Record<VariableOf<'block'>, (info: VariableInfo) => Block | null>> = {
  verzendkosten: ({ legal }) => zonesTable(legal),
  'niet-verzonden': ({ legal }) => paragraph(notServedLine(legal)),
  modelformulier: ({ legal }) => modelForm(legal),
  'wettelijke-garantie': ({ legal }) => ({ kind: 'guarantee', official: legal.guaranteeNotice }),
  'uitleg-cijfer': ({ legal }) => paragraph(shownRating(legal)),
};

const paragraph = (line: Line | null): Block | null => (line === null ? null : { kind: 'paragraph', line });

const lowest = (prices: readonly number[]) =>
  prices.length === 0 ? '' : formatEuro(cents(Math.min(...prices)));

function valueFor(name: VariableName, info: VariableInfo): VariableValue {
  const stored = info.storedValues?.[name];
  if (stored !== undefined) return stored;
  if (isText(name)) return String(texts[name](info));
  if (isLink(name)) return links[name](info);
  return isBlock(name) ? blocks[name](info) : null;
}

/** Returns the value of every variable that an owner can use in texts. */
export const variableValues = (info: VariableInfo): VariableValues =>
  Object.fromEntries(variableNames.map((name) => [name, valueFor(name, info)]));

const isText = (name: VariableName): name is VariableOf<'text'> => Object.hasOwn(texts, name);
const isLink = (name: VariableName): name is VariableOf<'link'> => Object.hasOwn(links, name);
const isBlock = (name: VariableName): name is VariableOf<'block'> => Object.hasOwn(blocks, name);

/** Returns a text with its variables filled in as plain text, for places without links. */
export function fillVariables(written: string, info: VariableInfo): string {
  return variableParts(written)
    .map((piece) => (typeof piece === 'string' ? piece : plainVariable(piece.variable, info)))
    .reduce(joinText, '');
}

/**
 * Joins two texts. After a name that ends in a full stop a second full stop is left out: "Zwartwit B.V." and
 * not "Zwartwit B.V..".
 */
const joinText = (text: string, next: string) =>
  text.endsWith('.') && /^\.(?!\.)/.test(next) ? text + next.slice(1) : text + next;

function plainVariable(name: VariableName, info: VariableInfo): string {
  const value = valueFor(name, info);
  if (typeof value === 'string') return value;
  return value && 'href' in value ? value.text : '';
}

/** Returns a line with its variables filled in; its links are kept. */
export function fillLine(written: string, info: VariableInfo): Line {
  const pieces = lineParts(written).map((piece): string | Link => {
    if (typeof piece === 'string') return piece;
    if ('href' in piece) return { text: fillVariables(piece.text, info), href: piece.href };
    const value = valueFor(piece.variable, info);
    return value && typeof value === 'object' && 'href' in value
      ? value
      : plainVariable(piece.variable, info);
  });
  return joined(pieces);
}

/** Joins adjacent texts of a line into one. A line without links is returned as a string. */
function joined(pieces: readonly (string | Link)[]): Line {
  const line: (string | Link)[] = [];
  for (const piece of pieces) {
    const last = line.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') line[line.length - 1] = joinText(last, piece);
    else line.push(piece);
  }
  const [only = ''] = line;
  return line.length <= 1 && typeof only === 'string' ? only : line;
}

/**
 * Returns the block, such as a table, that replaces a paragraph consisting of this variable alone. Null when
 * the variable is not a block or has nothing to show at present.
 */
export function variableBlock(name: VariableName, info: VariableInfo): Block | null {
  const value = valueFor(name, info);
  return value && typeof value === 'object' && 'kind' in value ? value : null;
}

/**
 * Lists every variable with its current value as text, for the editor. The text is empty when readers would
 * see nothing.
 */
export function todaysVariables(info: VariableInfo): TodaysVariable[] {
  return variableNames.map((name) => ({
    name,
    value: isBlock(name) ? blockWords(blocks[name](info)) : plainVariable(name, info),
  }));
}

/**
 * Returns a short text that stands for a block in the editor's list of variables; empty when there is no
 * block.
 */
function blockWords(block: Block | null): string {
  switch (block?.kind) {
    case 'paragraph':
      return [block.line].flat().reduce<string>((joined, piece) => joined + wordsOf(piece), '');
    case 'table':
      return block.rows.map(({ name, cells: [first = ''] }) => `${name}: ${first}`).join(' · ');
    case 'form':
      return block.title;
    case 'guarantee':
      return guaranteeNoticeCopy.title;
    default:
      return '';
  }
}

const wordsOf = (piece: string | Link) => (typeof piece === 'string' ? piece : piece.text);

/**
 * Returns the content of a block with the variables in all its texts filled in. Texts under the key `body`
 * are left unchanged, because they are parsed separately.
 */
export const fillContent = <Content>(content: Content, info: VariableInfo): Content =>
  changeTexts('body', (text) => fillVariables(text, info), content);

/**
 * Returns a copy of a content (nested objects and lists) with `change` applied to every text in it. Texts
 * under the key `except` are not changed.
 */
export function changeTexts<Content>(
  except: string,
  change: (text: string) => string,
  content: Content,
): Content {
  const changed: Content = JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    typeof value === 'string' && key !== except ? change(value) : value,
  );
  return changed;
}
