// A picture for a form: dragged here, chosen from disk or from the library, or given by its address, which is the value.

import { Images, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '#web/ui/controls/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ImagePreview } from '../../ui/form/image-preview.tsx';
import type { FormFieldProps } from '../../ui/form/use-field.ts';
import { useImageDrop } from '../../ui/form/use-image-drop.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { FileButton, useUpload } from './picture-upload.tsx';

/** While a file is held over it. */
const AIMED_AT =
  'rounded-lg bg-accent-wash outline-2 outline-offset-[0.375rem] outline-accent outline-dashed';

type ImageFieldProps = Omit<FormFieldProps, 'focus'> & {
  /** The name of the multipart field: `image` for products and packs, `file` for articles. */
  part?: 'image' | 'file';
  /** What the shop shows while there is no picture of one's own. */
  drawn?: ReactNode;
};

export function ImageField({ name, label, hint, className = '', part = 'image', drawn }: ImageFieldProps) {
  const { field, fieldState } = useController({ name });
  const [isChoosing, setChoosing] = useState(false);
  const address = typeof field.value === 'string' ? field.value : '';
  const upload = useUpload(part, field.onChange);
  const { isOver, handlers } = useImageDrop(([file]) => file && !field.disabled && void upload.send(file));
  const isBusy = upload.share !== null;
  const isFixed = field.disabled === true;
  const choose = (url: string) => {
    upload.forgetRefusal();
    field.onChange(url);
  };
  return (
    <div className={`${isOver ? AIMED_AT : ''} ${className}`} {...handlers}>
      <Field label={label} hint={hint} error={upload.refusal ?? fieldState.error?.message}>
        {(control) => (
          <>
            <div className="mb-2 flex items-center gap-3.5">
              <ImagePreview key={address} address={address} share={upload.share} drawn={drawn} />
              {isFixed ? null : (
                <div className="flex flex-1 flex-wrap items-center gap-2">
                  <FileButton busy={isBusy} onFile={(file) => void upload.send(file)} />
                  <Button disabled={isBusy} onClick={() => setChoosing(true)}>
                    <Images size={14} aria-hidden /> Bibliotheek
                  </Button>
                  {address === '' ? null : (
                    <Button variant="quiet" disabled={isBusy} onClick={() => choose('')}>
                      <X size={14} aria-hidden /> Wissen
                    </Button>
                  )}
                  <span className="muted max-md:hidden pointer-coarse:hidden">
                    of sleep een afbeelding hierheen
                  </span>
                </div>
              )}
            </div>
            <input
              {...control}
              name={field.name}
              ref={field.ref}
              type="text"
              inputMode="url"
              autoComplete="off"
              placeholder="https://… of /media/…"
              value={address}
              disabled={isFixed}
              onBlur={field.onBlur}
              onChange={(event) => choose(event.target.value)}
            />
          </>
        )}
      </Field>
      {isChoosing ? <PictureChooser onChoose={choose} onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}
