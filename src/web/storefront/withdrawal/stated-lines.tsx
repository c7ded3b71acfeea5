// What is declared, line by line, before it is sent and once it is received; behind the declaration, what of the order it is about.

import { withdrawalCopy as copy } from '#copy/legal/withdrawal.ts';
import { jarsText } from '#shared/goods-text.ts';
import type { WithdrawalInfo } from './withdrawal-info.ts';

type StatedLinesProps = {
  lines: readonly { label: string; value: string }[];
  /** Null for all of it. */
  jars: number | null;
  order: WithdrawalInfo['order'];
};

export function StatedLines({ lines: [statement, ...others], jars, order }: StatedLinesProps) {
  const part = jars === null ? copy.allJars(order?.jars ?? null) : jarsText(jars);
  return (
    <dl>
      {[...(statement ? [statement] : []), { label: copy.withdrawn, value: part }, ...others].map(
        ({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
