// Stands hidden in every content page, because without a connection there is nothing left to load: what is said when a form
// cannot be sent. src/web/islands/say-offline.ts shows it.

import { commonCopy } from '#copy/common.ts';

export function OfflineNote() {
  return (
    <p id="geen-verbinding" popover="manual" role="alert" className="passing-note">
      <strong>{commonCopy.offlineTitle}</strong>
      <br />
      {commonCopy.offlineText}
    </p>
  );
}
