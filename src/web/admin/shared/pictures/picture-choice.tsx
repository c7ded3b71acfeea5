// A picture with the controls that replace it: drop, paste, choose from disk or from the library, or remove.

import { Images, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { ImagePreview } from '../../ui/form/image-preview.tsx';
import { useImageDrop } from '../../ui/form/use-image-drop.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { FileButton, type useUpload } from './picture-upload.tsx';

/** Class names of a picture in a form while the operator drags a file over it. */
const AIMED_AT =
  'rounded-lg bg-accent-wash outline-2 outline-offset-[0.375rem] outline-accent outline-dashed';

type PictureChoiceProps = {
  address: string;
  upload: ReturnType<typeof useUpload>;
  /** Of the picture with its controls in a form: true when the operator may not change the picture. */
  isFixed: boolean;
  mayBeEmpty?: boolean;
  /**
   * Of the picture with its controls in a form: a drawing of the product, shown as long as no picture is
   * chosen.
   */
  drawn?: ReactNode;
  onChoose(url: string): void;
  /** Of the picture with its controls in a form: content below the picture, such as the input for its URL. */
  children: ReactNode;
};

export function PictureChoice(props: PictureChoiceProps) {
  const { address, upload, isFixed, mayBeEmpty = true, drawn, onChoose, children } = props;
  const [isChoosing, setChoosing] = useState(false);
  const { isOver, handlers } = useImageDrop(([file]) => file && !isFixed && void upload.send(file));
  const isBusy = upload.share !== null;
  return (
    <div className={isOver ? AIMED_AT : ''} {...handlers}>
      <div className="mb-2 flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <ImagePreview key={address} address={address} share={upload.share} drawn={drawn} />
        {isFixed ? null : (
          <div className="flex flex-[1_1_6rem] flex-wrap items-center gap-2">
            <FileButton busy={isBusy} onFile={(file) => void upload.send(file)} />
            <Button disabled={isBusy} onClick={() => setChoosing(true)}>
              <Images size={14} aria-hidden /> Bibliotheek
            </Button>
            {mayBeEmpty && address !== '' ? (
              <Button variant="quiet" disabled={isBusy} onClick={() => onChoose('')}>
                <X size={14} aria-hidden /> Wissen
              </Button>
            ) : null}
          </div>
        )}
      </div>
      {children}
      {isChoosing ? <PictureChooser onChoose={onChoose} onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}
