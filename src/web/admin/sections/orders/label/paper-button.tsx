// The papers of several orders as one file. Asked for from here rather than by a link, so that a refusal, such as an order
// without a label, is told on this page.

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { ApiError } from '#web/client/api-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';

type PaperButtonProps = { href: string; fileName: string; label: string; disabled: boolean };

export function PaperButton({ href, fileName, label, disabled }: PaperButtonProps) {
  const paper = useMutation({
    mutationFn: async () => {
      const response = await fetch(href, { credentials: 'include' });
      if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
      saveFile(await response.blob(), fileName);
    },
    meta: { failed: 'Printen kan niet' },
  });
  return (
    <Button disabled={disabled || paper.isPending} onClick={() => paper.mutate()}>
      <Download size={14} aria-hidden /> {label}
    </Button>
  );
}
