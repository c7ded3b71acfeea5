// The preview of a page before publication, as large as the window allows.

import { useState } from 'react';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/controls/dialog.tsx';
import { PreviewFrame, type PreviewWidth, WidthChoice } from './preview-frame.tsx';

type PreviewDialogProps = { title: string; address: string; onClose(): void };

export function PreviewDialog({ title, address, onClose }: PreviewDialogProps) {
  const [width, setWidth] = useState<PreviewWidth>(() =>
    window.innerWidth < 640 ? 390 : window.innerWidth < 1024 ? 768 : 1440,
  );
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-hairline px-5 py-2">
        <WidthChoice width={width} onChange={setWidth} />
        <ButtonLink variant="quiet" href={address} target="_blank" rel="noopener">
          Los openen
        </ButtonLink>
      </div>
      <PreviewFrame className="h-[min(100dvh-9rem,56rem)]" address={address} width={width} />
    </Dialog>
  );
}
