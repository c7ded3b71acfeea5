// A picture of a page, out of the library: uploaded here, dragged here, or one that is there already.

import { Images, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { PictureChooser } from '../../../shared/pictures/picture-chooser.tsx';
import { FileButton, useUpload } from '../../../shared/pictures/picture-upload.tsx';
import { ImagePreview } from '../../../ui/form/image-preview.tsx';
import { useImageDrop } from '../../../ui/form/use-image-drop.ts';
import { useDraftPlace } from '../editing/draft-context.ts';
import { textAt } from '../editing/places.ts';

type PictureFieldProps = { path: string; label: string; hint?: string; mayBeEmpty?: boolean };

export function PictureField({ path, label, hint, mayBeEmpty = false }: PictureFieldProps) {
  const { content, change, leave, problemAt, mayWrite } = useDraftPlace();
  const address = textAt(content, path);
  const [isChoosing, setChoosing] = useState(false);
  const choose = (url: string) => {
    change(path, url, null);
    leave(path);
  };
  const upload = useUpload('file', choose);
  const { isOver, handlers } = useImageDrop(([file]) => file && mayWrite && void upload.send(file));
  const isBusy = upload.share !== null;
  const problem = upload.refusal ?? problemAt(path);
  return (
    <fieldset
      className={`grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3.5 gap-y-1 ${isOver ? 'rounded-lg bg-accent-wash' : ''}`}
      {...handlers}
    >
      <legend className="field-label">{label}</legend>
      <ImagePreview key={address} address={address} share={upload.share} />
      <div className="flex flex-wrap items-center gap-2">
        {mayWrite ? (
          <>
            <FileButton busy={isBusy} onFile={(file) => void upload.send(file)} />
            <Button disabled={isBusy} onClick={() => setChoosing(true)}>
              <Images size={14} aria-hidden /> Bibliotheek
            </Button>
            {mayBeEmpty && address !== '' ? (
              <Button variant="quiet" disabled={isBusy} onClick={() => choose('')}>
                <X size={14} aria-hidden /> Wissen
              </Button>
            ) : null}
          </>
        ) : null}
      </div>
      <p className={problem ? 'text-danger' : 'text-quiet'} role={problem ? 'alert' : undefined}>
        {problem ?? hint}
      </p>
      {isChoosing ? <PictureChooser onChoose={choose} onClose={() => setChoosing(false)} /> : null}
    </fieldset>
  );
}
