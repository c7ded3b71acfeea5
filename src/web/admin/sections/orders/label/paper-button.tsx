// The papers of several orders as one file. Asked for from here rather than by a link, so that a refusal, such as an order
// without a label, is told on this page.

import { Download } from 'lucide-react';
import { ApiError } from '#web/client/api-client.ts';
import { ActButton } from '../../../ui/act-button.tsx';
import { saveFile } from '../../../ui/save-file.ts';

type PaperButtonProps = { href: string; fileName: string; label: string; disabled: boolean };

export function PaperButton({ href, fileName, label, disabled }: PaperButtonProps) {
  const open = async () => {
    const response = await fetch(href, { credentials: 'include' });
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
    saveFile(await response.blob(), fileName);
  };
  return (
    <ActButton
      icon={Download}
      {...{ label, disabled }}
      busyLabel={label}
      act={open}
      failed="Printen kan niet"
    />
  );
}
