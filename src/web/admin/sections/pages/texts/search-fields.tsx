// How a page shows in a search engine and where it is shared: typed here, else what the page itself says.

import { type EditedPage, textContentSchema } from '#modules/pages/contract.ts';
import { SearchPreview } from '../../../shared/articles/search-preview.tsx';
import { useDraftPlace } from '../editing/draft-context.ts';
import { mostOf } from '../editing/draft-problems.ts';
import { textAt } from '../editing/places.ts';
import { PictureField } from '../fields/picture-field.tsx';
import { WordsField } from '../fields/words-field.tsx';

const { title, description } = textContentSchema.shape.search.shape;

export function SearchFields({ address }: Pick<EditedPage, 'address'>) {
  const { content } = useDraftPlace();
  const parts = address.split('/').filter((part) => part !== '');
  const shown = shownInSearch(content);
  return (
    <>
      <WordsField
        path="search.title"
        label="Titel in zoekmachines"
        most={mostOf(title)}
        hint={`Leeg: ${shown.ownTitle}`}
      />
      <WordsField
        path="search.description"
        label="Omschrijving in zoekmachines"
        most={mostOf(description)}
        rows={3}
        hint="Leeg: het begin van de pagina"
      />
      <PictureField
        path="search.imageUrl"
        label="Foto bij delen"
        hint="Wat mensen zien als ze de pagina delen. Leeg is de foto van de winkel."
        mayBeEmpty
      />
      <section className="grid gap-2" aria-label="Zo ziet een zoekresultaat eruit">
        <h2>Zo ziet een zoekresultaat eruit</h2>
        <SearchPreview
          title={shown.title}
          excerpt={shown.description}
          trail={parts.slice(0, -1)}
          slug={parts.at(-1) ?? ''}
        />
      </section>
    </>
  );
}

/** What is typed, else the words of the page that stand in for it. */
function shownInSearch(content: unknown): { title: string; ownTitle: string; description: string } {
  const first = textAt(content, 'title') || textAt(content, 'blocks.0.fields.title').replaceAll('\n', ' ');
  const lead = textAt(content, 'intro') || textAt(content, 'blocks.0.fields.lead');
  return {
    ownTitle: first,
    title: textAt(content, 'search.title') || first,
    description: textAt(content, 'search.description') || lead,
  };
}
