// The pictures on their way: how far each is, and what was refused.

import { X } from 'lucide-react';
import { UploadProgress } from '../ui/form/image-preview.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { Upload } from './use-uploads.ts';

export function UploadList({
  uploads,
  onDismiss,
}: {
  uploads: readonly Upload[];
  onDismiss(id: number): void;
}) {
  if (uploads.length === 0) return null;
  return (
    <ul className="upload-list" aria-label="Uploads">
      {uploads.map(({ id, name, state }) => (
        <li key={id} className={state.kind === 'refused' ? 'is-refused' : undefined}>
          <span className="clip">{name}</span>
          {state.kind === 'refused' ? (
            <>
              <span className="field-error" role="alert">
                Image upload failed: {state.why}
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
