// The field for a picture of a page. A picture can be uploaded, dropped on the field, or chosen from the
// library.

import { PictureChoice } from '../../../shared/pictures/picture-choice.tsx';
import { useUpload } from '../../../shared/pictures/picture-upload.tsx';
import { textAt } from '../editing/content-paths.ts';
import { useDraftContext } from '../editing/draft-context.ts';

type PictureFieldProps = { path: string; label: string; hint?: string; mayBeEmpty?: boolean };

export function PictureField({ path, label, hint, mayBeEmpty = false }: PictureFieldProps) {
  const { content, change, markTouched, problemAt, mayWrite } = useDraftContext();
  const address = textAt(content, path);
  const onChoose = (url: string) => {
    change(path, url, null);
    markTouched(path);
  };
  const upload = useUpload('file', onChoose);
  const problem = upload.refusal ?? problemAt(path);
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      <PictureChoice
        address={address}
        upload={upload}
        mayBeEmpty={mayBeEmpty}
        onChoose={onChoose}
        isFixed={!mayWrite}
      >
        <p className={problem ? 'text-danger' : 'text-quiet'} role={problem ? 'alert' : undefined}>
          {problem ?? hint}
        </p>
      </PictureChoice>
    </fieldset>
  );
}
