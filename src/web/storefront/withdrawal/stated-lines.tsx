// What is declared, line by line, before it is sent and once it is received; behind the declaration, what of
// the order it is about.

import { withdrawalCopy as copy } from '#copy/legal/withdrawal.ts';
import { jarsText } from '#shared/goods-text.ts';
import { Detail } from '../../ui/detail.tsx';
import type { WithdrawalInfo } from './withdrawal-info.ts';

type StatedLinesProps = {
  lines: readonly { label: string; value: string }[];
  /** Null for all of it. */
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
