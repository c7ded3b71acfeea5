// The list of current uploads, each with its progress. Refused uploads stay in the list with the reason.

import { X } from 'lucide-react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { UploadProgress } from '../../ui/form/image-preview.tsx';
import type { Upload } from './use-uploads.ts';

const ROW =
  'grid min-h-10 items-center gap-3 rounded-lg border bg-surface px-3 py-1 max-sm:grid-cols-[minmax(0,1fr)_auto]';
const SENDING = 'grid-cols-[minmax(0,1fr)_minmax(6rem,16rem)_5rem] border-hairline';
const REFUSED = 'grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] border-danger';

type UploadListProps = { uploads: readonly Upload[]; onDismiss(id: number): void };

export function UploadList({ uploads, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-1.5" aria-label="Uploads">
      {uploads.map(({ id, name, state }) => (
        <li key={id} className={`${ROW} ${state.kind === 'refused' ? REFUSED : SENDING}`}>
          <span className="clip max-sm:col-span-full">{name}</span>
          {state.kind === 'refused' ? (
            <>
              <span className="text-danger" role="alert">
                <span>Image upload failed: </span>
                <span>{state.why}</span>
              </span>
              <IconButton label={`Verberg ${name}`} icon={X} onClick={() => onDismiss(id)} />
            </>
          ) : (
            <>
              <UploadProgress
                share={state.kind === 'sending' ? state.share : 0}
                label={`Uploaden van ${name}`}
              />
              <span className="muted">{progressText(state)}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function progressText(state: Exclude<Upload['state'], { kind: 'refused' }>): string {
  if (state.kind === 'waiting') return 'Wacht';
  return state.share < 1 ? `${Math.round(state.share * 100)}%` : 'Verwerken';
}
