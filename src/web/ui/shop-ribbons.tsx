// The ribbons above every page that show the state of the shop: test mode, or closed for orders.

import { commonCopy } from '#copy/common.ts';

export function TestModeRibbon() {
  return (
    <aside className="test-mode-ribbon" aria-label={commonCopy.testModeLabel}>
      <p>{commonCopy.testMode}</p>
    </aside>
  );
}

export function ClosedRibbon() {
  return (
    <aside className="test-mode-ribbon on-ink" aria-label={commonCopy.closedLabel}>
      <p>{commonCopy.closed}</p>
    </aside>
  );
}
