// The fields of a policy or a free page: the title, and the text in the same notation as blog articles, with
// the shop's variables.

import { textContentSchema } from '#modules/pages/contract.ts';
import { maxLengthOf } from '../editing/draft-problems.ts';
import { PageTextField } from '../fields/page-text-field.tsx';

const { title, intro, body } = textContentSchema.shape;

const BODY_HINT =
  'Een woord tussen accolades, zoals {bedrijf}, is een gegeven van de winkel: lezers zien wat er op dat moment geldt. Naam\u00a0=\u00a0waarde zet gegevens onder elkaar.';

export function TextFields() {
  return (
    <>
      <PageTextField path="title" label="Titel" most={maxLengthOf(title)} />
      <PageTextField path="intro" label="Inleiding" most={maxLengthOf(intro)} rows={3} />
      <PageTextField
        path="body"
        label="Tekst"
        most={maxLengthOf(body)}
        rows={20}
        variables="article"
        hint={BODY_HINT}
      />
    </>
  );
}
