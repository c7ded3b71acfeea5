// The strip that tells everyone that this shop takes no money. Every page of a shop in test mode carries it.

import { commonCopy } from '#copy/common.ts';

export function TestModeRibbon() {
  return (
    <aside className="test-mode-ribbon" aria-label={commonCopy.testModeLabel}>
      <p>{commonCopy.testMode}</p>
    </aside>
  );
}
