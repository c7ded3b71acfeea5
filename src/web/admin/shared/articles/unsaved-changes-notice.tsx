// Offers to restore text that was typed but not saved before the window closed or the session ended.

import { Button } from '#web/ui/controls/button.tsx';
import { shortMomentText } from '../../format.ts';

type UnsavedChangesNoticeProps = { at: string; onRestore(): void; onDiscard(): void };

export function UnsavedChangesNotice({ at, onRestore, onDiscard }: UnsavedChangesNoticeProps) {
  return (
    <div
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-info-wash px-3.5 py-2.5 text-info"
      role="status"
    >
      <p className="flex-[1_1_14rem]">
        Je hebt hier nog niet-opgeslagen tekst van{' '}
        <span className="whitespace-nowrap">
          <span>{shortMomentText(at)}</span>.
        </span>
      </p>
      <Button onClick={onRestore}>Terugzetten</Button>
      <Button variant="quiet" onClick={onDiscard}>
        Weggooien
      </Button>
    </div>
  );
}
