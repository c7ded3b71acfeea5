// A policy or a page of the shop's own: its title, and its text in the rules of the blog's articles with the
// shop's variables in it.

import { textContentSchema } from '#modules/pages/contract.ts';
import { mostOf } from '../editing/draft-problems.ts';
import { WordsField } from '../fields/words-field.tsx';

const { title, intro, body } = textContentSchema.shape;

const BODY_HINT =
  'Een woord tussen accolades, zoals {bedrijf}, is een gegeven van de winkel: lezers zien wat er op dat moment geldt. Naam\u00a0=\u00a0waarde zet gegevens onder elkaar.';

export function TextFields() {
  return (
    <>
      <WordsField path="title" label="Titel" most={mostOf(title)} />
      <WordsField path="intro" label="Inleiding" most={mostOf(intro)} rows={3} />
      <WordsField
        path="body"
        label="Tekst"
        most={mostOf(body)}
        rows={20}
        variables="article"
        hint={BODY_HINT}
      />
    </>
  );
}
