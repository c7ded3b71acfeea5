// A picture by its address, or sent from the operator's own disk. The value of the field is the address.

import { ImageOff, Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { ApiError } from '#web/client/api-client.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { Field } from '../field.tsx';
import { refusalText } from '../refusal-text.ts';
import { uploadImage } from './upload-image.ts';
import type { FormFieldProps } from './use-field.ts';

type ImageFieldProps = Omit<FormFieldProps, 'focus'> & {
  /** The name of the multipart field: `image` for products and packs, `file` for articles. */
  part?: 'image' | 'file';
};

export function ImageField({ name, label, hint, className = '', part = 'image' }: ImageFieldProps) {
  const { field, fieldState } = useController({ name });
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const inputId = useId();
  const address = typeof field.value === 'string' ? field.value : '';

  async function send(file: File) {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { url } = await uploadImage(file, part);
      field.onChange(url);
      toast({ title: 'Image uploaded successfully' });
    } catch (error) {
      const title = error instanceof ApiError ? 'Image upload failed' : 'Error uploading image';
      toast({ title, description: refusalText(error), severity: 'high' });
      // The message stands behind the dialog, so the field says it too.
      setRefusal(`${title}: ${refusalText(error)}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={`image-field ${className}`}>
      <Preview key={address} address={address} />
      <Field label={label} hint={hint} error={refusal ?? fieldState.error?.message}>
        {(control) => (
          <input
            {...control}
            name={field.name}
            ref={field.ref}
            type="text"
            inputMode="url"
            autoComplete="off"
            placeholder="https://… of /media/…"
            value={address}
            onBlur={field.onBlur}
            onChange={field.onChange}
          />
        )}
      </Field>
      <label className="btn" htmlFor={inputId} aria-busy={busy}>
        <Upload size={14} aria-hidden /> {busy ? 'Uploaden...' : 'Afbeelding uploaden'}
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
            if (file) void send(file);
          }}
        />
      </label>
    </div>
  );
}

/** Remounted for another address, so that one broken picture does not hide the next. */
function Preview({ address }: { address: string }) {
  const [broken, setBroken] = useState(false);
  if (address === '' || broken) {
    return (
      <span className="image-preview" title={broken ? 'Deze afbeelding is niet te laden' : undefined}>
        <ImageOff size={18} aria-hidden />
      </span>
    );
  }
  return (
    <img
      className="image-preview"
      src={address}
      alt=""
      width={72}
      height={72}
      onError={() => setBroken(true)}
    />
  );
}
