// Uploads one picture to the library from a form field: the button that chooses a file, and the progress.

import { Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '#web/client/api-client.ts';
import { buttonClass } from '#web/ui/controls/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { uploadImage } from '../../ui/form/upload-image.ts';
import { refusalText } from '../../ui/refusal-text.ts';

export function FileButton({ busy, onFile }: { busy: boolean; onFile(file: File): void }) {
  const inputId = useId();
  return (
    <label
      className={buttonClass(
        {},
        'focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent',
      )}
      htmlFor={inputId}
      aria-busy={busy}
    >
      <Upload size={14} aria-hidden /> <span>{busy ? 'Uploaden...' : 'Afbeelding uploaden'}</span>
      <input
        id={inputId}
        className="visually-hidden"
        type="file"
        accept="image/*"
        disabled={busy}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after a refusal.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

/**
 * Returns `send`, which uploads a picture and calls `onUrl` with its URL, and the state of the upload:
 * `share` is the progress from 0 to 1, null while nothing is being uploaded; `refusal` is the error text.
 */
export function useUpload(part: 'image' | 'file', onUrl: (url: string) => void) {
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const busy = useRef(false);
  // The uploaded picture goes to the field as it is when the upload ends. When the field is gone by then, the
  // picture stays in the library.
  const put = useRef<typeof onUrl | null>(null);
  useEffect(() => {
    put.current = onUrl;
    return () => {
      put.current = null;
    };
  }, [onUrl]);

  async function send(file: File) {
    if (busy.current) return;
    busy.current = true;
    setShare(0);
    setRefusal(undefined);
    try {
      const { url } = await uploadImage(file, { part, onProgress: setShare });
      const elsewhere = put.current ? {} : { description: 'Ze staat in de bibliotheek.' };
      put.current?.(url);
      toast({ title: 'Image uploaded successfully', ...elsewhere });
    } catch (error) {
      const title = error instanceof ApiError ? 'Image upload failed' : 'Error uploading image';
      toast({ title, description: refusalText(error), severity: 'high' });
      // The message stands behind the dialog, so the field says it too.
      setRefusal(`${title}: ${refusalText(error)}`);
    } finally {
      busy.current = false;
      setShare(null);
    }
  }

  return { share, refusal, send, clearRefusal: () => setRefusal(undefined) };
}
