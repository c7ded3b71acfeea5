// Draws one shipping label from top to bottom: shop and carrier, sender, recipient in letters a courier can
// read at arm's length, shipping method, and the shop's tracking code as barcode and text.

import { CARRIER_NAMES, SERVICE_LEVEL_NAMES, SHIPPING_METHOD_NAMES } from '#modules/shipping/contract.ts';
import type { Addressee, LabelToPrint } from '#modules/shipping/index.ts';
import { countryName } from '#shared/recipient/countries.ts';
import { countryText, spacedPostalCode, streetLine } from '#shared/recipient/recipient-address.ts';
import {
  colours,
  heightOf,
  type Sheet,
  stroke,
  type TextStyle,
  write,
  writeBrand,
} from '../pdf-paper/sheet.ts';
import { decoration } from '../pdf-paper/structure.ts';
import { drawBarcode } from './barcode.ts';

type Size = { width: number; height: number };

const MARGIN = 18;
const small = { colour: colours.smoke, size: 7 } as const;

export function drawLabel(sheet: Sheet, label: LabelToPrint, { width, height }: Size): void {
  const inner = width - 2 * MARGIN;
  drawHead(sheet, label, inner);
  const under = drawSender(sheet, label, inner);
  drawReceiver(sheet, label.parcel.receiver, { y: under + 12, width: inner, bottom: under + 90 });
  if (!label.isReturn) drawService(sheet, label, { y: under + 96, width: inner });
  const bars = 314;
  const stamps = under + (label.isReturn ? 96 : 142);
  drawStampRoom(sheet, { y: stamps, width: inner, height: bars - stamps - 14 });
  const foot = { x: MARGIN, y: 362, width: inner };
  decoration(sheet, () => drawBarcode(sheet, label.trackingCode, { ...foot, y: bars, height: 358 - bars }));
  const code = label.trackingCode.replace(/^(\D+)(\d{3})(\d{3})(\d+)$/, '$1 $2 $3 $4');
  write(sheet, code, foot, { font: 'strong', size: 12, align: 'center' });
  stroke(sheet, { from: MARGIN, to: width - MARGIN, y: height - 36 });
  write(sheet, `Bestelling ${label.reference}`, { ...foot, y: height - 30 }, { size: 7.5, font: 'strong' });
}

function drawHead(sheet: Sheet, { parcel, carrier, isReturn }: LabelToPrint, width: number): void {
  const brand = isReturn ? parcel.receiver.name : parcel.sender.name;
  writeBrand(sheet, brand, { x: MARGIN, y: 15, width: width - 96 }, 19);
  // The carrier is outlined, because the label is not postage; a return label is filled.
  const tag = () => sheet.roundedRect(MARGIN + width - 87.5, 14.5, 87, 25, 4);
  decoration(sheet, () => (isReturn ? tag().fill(colours.ink) : tag().lineWidth(1).stroke(colours.ink)));
  const colour = isReturn ? '#FFFFFF' : colours.ink;
  const badge: TextStyle = { font: 'strong', size: 13, colour, align: 'center' };
  const words = isReturn ? 'Retour' : CARRIER_NAMES[carrier];
  write(sheet, words, { x: MARGIN + width - 88, y: 19, width: 88 }, badge);
  stroke(sheet, { from: MARGIN, to: MARGIN + width, y: 50, colour: colours.ink, weight: 1 });
}

/**
 * Draws the sender's name and address with a line below them. On the label of a return they may take more
 * height, because the sender is a customer, whose address may be long. Returns the y position of the line.
 */
export function drawSender(
  sheet: Sheet,
  { parcel: { sender, receiver }, isReturn }: LabelToPrint,
  width: number,
): number {
  const y = write(sheet, 'Afzender', { x: MARGIN, y: 55, width }, small) + 1;
  const country = countryText(sender.country);
  const lines = [sender.address, `${spacedPostalCode(sender.postalCode)} ${sender.city}`];
  // The country is left out when it is the recipient's country too.
  if (country !== countryText(receiver.country)) lines.push(country);
  const room = { x: MARGIN, y, width, height: (isReturn ? 133 : 93) - y };
  const end = writeFitting(sheet, `${sender.name}\n${lines.join(', ')}`, room, { size: 8.5 });
  const under = Math.max(94, end + 1);
  stroke(sheet, { from: MARGIN, to: MARGIN + width, y: under });
  return under;
}

/**
 * Draws name, street and city into the available space. A long address gets smaller letters; no text is left
 * out. Returns the y position below the address.
 */
export function drawReceiver(
  sheet: Sheet,
  to: Addressee,
  room: { y: number; width: number; bottom: number },
): number {
  const at = { x: MARGIN, width: room.width };
  const top = write(sheet, 'Aan', { ...at, y: room.y - 4 }, small) + 2;
  const lines: { text: string; font?: 'strong'; size: number }[] = [
    { text: to.name, font: 'strong', size: 15 },
    { text: streetLine(to), size: 14 },
    { text: to.line2, size: 12 },
    { text: placeOf(to), font: 'strong', size: 15 },
    { text: to.country === 'NL' ? '' : countryName(to.country).toUpperCase(), font: 'strong', size: 12 },
  ];
  const written = lines.filter(({ text }) => text !== '');
  const sizeAt = (size: number, scale: number) => Math.max(SMALLEST_OF_ALL, size * scale);
  const heightAt = (scale: number) =>
    written.reduce(
      (sum, { text, ...style }) =>
        sum + heightOf(sheet, text, { ...style, size: sizeAt(style.size, scale), width: at.width }) + 1,
      0,
    );
  let scale = 1;
  while (scale > SMALLEST_OF_ALL / 15 && heightAt(scale) > room.bottom - top) scale -= 0.02;
  let y = top;
  for (const { text, ...style } of written)
    y = write(sheet, text, { ...at, y }, { ...style, size: sizeAt(style.size, scale) }) + 1;
  return y - 1;
}

function placeOf({ postalCode, city, state }: Addressee): string {
  return [[spacedPostalCode(postalCode), city].filter(Boolean).join(' '), state].filter(Boolean).join(', ');
}

function drawService(
  sheet: Sheet,
  { options }: LabelToPrint,
  { y, width }: { y: number; width: number },
): void {
  decoration(sheet, () => sheet.roundedRect(MARGIN, y, width, 38, 4).fill(colours.bone));
  const columns = [
    ['Verzending', SHIPPING_METHOD_NAMES[options.shippingMethod]],
    ['Service', SERVICE_LEVEL_NAMES[options.serviceLevel]],
    ['Handtekening', options.signature ? 'Ja' : 'Nee'],
    ['Verzekerd', options.insurance ? 'Ja' : 'Nee'],
  ] as const;
  const share = (width - 12) / columns.length;
  for (const [index, [name, value]] of columns.entries()) {
    const column = { x: MARGIN + 12 + index * share, width: share };
    write(sheet, name, { ...column, y: y + 7 }, small);
    write(sheet, value, { ...column, y: y + 19 }, { font: 'strong', size: 8.5 });
  }
}

type StampRoom = { y: number; width: number; height: number };

function drawStampRoom(sheet: Sheet, { y, width, height }: StampRoom): void {
  decoration(sheet, () => {
    sheet.roundedRect(MARGIN, y, width, height, 4).lineWidth(0.75).dash(3, { space: 3 });
    sheet.strokeColor(colours.smoke).stroke().undash();
  });
  const at = { x: MARGIN + 10, y: y + 7, width: width - 20 };
  write(sheet, 'Winkellabel, nog frankeren', at, { font: 'strong', size: 7 });
  write(sheet, 'Ruimte voor postzegels', at, { ...small, align: 'right' });
}

/** The smallest font size in points. At this size the longest name and address the shop accepts still fit. */
const SMALLEST_OF_ALL = 3.5;

/**
 * Writes a text into the area `at`, in the largest font size at which it fits the height, but not below
 * `SMALLEST_OF_ALL`. Returns the y position of the next line.
 */
function writeFitting(
  sheet: Sheet,
  text: string,
  at: { x: number; y: number; width: number; height: number },
  style: TextStyle & { size?: number },
): number {
  let size = style.size ?? 9;
  const font = style.font ?? 'regular';
  const heightAt = (letters: number) => heightOf(sheet, text, { font, size: letters, width: at.width });
  while (size > SMALLEST_OF_ALL && heightAt(size) > at.height) size -= 0.5;
  return write(sheet, text, at, { ...style, size });
}
