// Lays out labels as PDF: one per A6 page for a label printer, or four per A4 sheet with cutting lines.

import type { LabelPaper, LabelToPrint } from '#modules/shipping/index.ts';
import { collect, colours, createSheet, PAPER_SIZES, type Sheet } from '../pdf-paper/sheet.ts';
import { decoration } from '../pdf-paper/structure.ts';
import { drawLabel } from './draw-label.ts';

const { width: WIDTH, height: HEIGHT } = PAPER_SIZES.A6;
const POSITIONS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

export function printLabels(labels: readonly LabelToPrint[], paper: LabelPaper): Promise<Buffer> {
  const [first] = labels;
  const sheet = createSheet({
    title: labels.length === 1 ? `Label ${first?.reference ?? ''}` : `${labels.length} labels`,
    author: first?.parcel.sender.name ?? '',
    issuedAt: first?.parcel.orderedAt ?? new Date(0),
    paper,
    autoFirstPage: false,
  });
  const positions = paper === 'A4' ? POSITIONS : POSITIONS.slice(0, 1);
  for (const [index, label] of labels.entries()) {
    const [column = 0, row = 0] = positions[index % positions.length] ?? [];
    if (index % positions.length === 0) {
      sheet.addPage({ size: paper, margin: 0 });
      if (paper === 'A4') decoration(sheet, () => drawCuts(sheet));
    }
    sheet.save().translate(column * WIDTH, row * HEIGHT);
    drawLabel(sheet, label, { width: WIDTH, height: HEIGHT });
    sheet.restore();
  }
  return collect(sheet);
}

function drawCuts(sheet: Sheet): void {
  const { width, height } = PAPER_SIZES.A4;
  sheet.moveTo(WIDTH, 0).lineTo(WIDTH, height).moveTo(0, HEIGHT).lineTo(width, HEIGHT);
  sheet.lineWidth(0.5).dash(3, { space: 3 }).strokeColor(colours.line).stroke().undash();
}
