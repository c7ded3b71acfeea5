// The lines of a withdrawal declaration, including the part of the order it concerns. They are shown before
// the declaration is sent and after it was received.

import { withdrawalCopy as copy } from '#copy/legal/withdrawal.ts';
import { jarsText } from '#shared/goods-text.ts';
import { Detail } from '../../ui/detail.tsx';
import type { WithdrawalInfo } from './withdrawal-info.ts';

type StatedLinesProps = {
  lines: readonly { label: string; value: string }[];
  /** Number of jars a withdrawal declaration concerns; null for the whole order. */
  jars: number | null;
  order: WithdrawalInfo['order'];
};

export function StatedLines({ lines, jars, order }: StatedLinesProps) {
  const part = jars === null ? copy.allJars(order?.jars ?? null) : jarsText(jars);
  return (
    <dl>
      {lines.toSpliced(1, 0, { label: copy.withdrawn, value: part }).map(({ label, value }) => (
        <Detail key={label} label={label}>
          {value}
        </Detail>
      ))}
    </dl>
  );
}
