// A form field for a picture. A picture can be dropped, chosen from disk or from the library, or entered as a
// URL; the field's value is the URL.

import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { PackPicture } from '#web/ui/pictures/pack-picture.tsx';
import { Field } from '../../ui/field.tsx';
import type { FormFieldProps } from '../../ui/form/use-field.ts';
import { PictureChoice } from './picture-choice.tsx';
import { useUpload } from './picture-upload.tsx';

type ImageFieldProps = Omit<FormFieldProps, 'focus' | 'className'> & {
  /**
   * Of the form field for a picture: the name of the file in the upload request, `image` for products and
   * packs, `file` for articles.
   */
  part?: 'image' | 'file';
  /**
   * Of the form field for a picture: a drawing of the product, shown as long as the operator chose no
   * picture.
   */
  drawn?: ReactNode;
};

export function ImageField({ name, label, hint, part = 'image', drawn }: ImageFieldProps) {
  const { field, fieldState } = useController({ name });
  const address = typeof field.value === 'string' ? field.value : '';
  const upload = useUpload(part, field.onChange);
  const isFixed = field.disabled === true;
  const onChoose = (url: string) => {
    upload.clearRefusal();
    field.onChange(url);
  };
  return (
    <Field label={label} hint={hint} error={upload.refusal ?? fieldState.error?.message} className="span-all">
      {(control) => (
        <PictureChoice address={address} upload={upload} isFixed={isFixed} drawn={drawn} onChoose={onChoose}>
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
            onChange={(event) => onChoose(event.target.value)}
          />
        </PictureChoice>
      )}
    </Field>
  );
}

type PackImageFieldProps = { name: string; label: string; jars: number; product?: string | null | undefined };

/**
 * The picture field of a pack of `jars` jars. When the pack has no picture, the shop shows the picture of the
 * product, or else a drawing of that many jars.
 */
export function PackImageField({ jars, product = null, ...place }: PackImageFieldProps) {
  const instead = product ? 'die van het product' : `de getekende ${jars === 1 ? 'pot' : 'potten'}`;
  return (
    <ImageField
      {...place}
      hint={`Zonder eigen afbeelding toont de winkel ${instead}`}
      drawn={<PackPicture pack={{ quantity: jars, imageUrl: product }} sizes="72px" />}
    />
  );
}
