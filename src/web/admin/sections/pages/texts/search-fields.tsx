// The fields for the title and description in search engines and the picture when shared. Fields left empty
// get texts derived from the page.

import { useState } from 'react';
import { type EditedPage, textContentSchema } from '#modules/pages/contract.ts';
import { SearchPreview } from '../../../shared/articles/search-preview.tsx';
import { maxLengthOf } from '../editing/draft-problems.ts';
import { PageTextField } from '../fields/page-text-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';
import { savedPreview } from '../preview/preview-frame.tsx';

const { title, description } = textContentSchema.shape.search.shape;

export function SearchFields({ page }: { page: EditedPage }) {
  const parts = page.address.split('/').filter((part) => part !== '');
  const [head, setHead] = useState<Head>({ title: '', description: '' });
  return (
    <>
      <PageTextField
        path="search.title"
        label="Titel in zoekmachines"
        most={maxLengthOf(title)}
        hint="Laat leeg om de tekst van de pagina te gebruiken"
      />
      <PageTextField
        path="search.description"
        label="Omschrijving in zoekmachines"
        most={maxLengthOf(description)}
        rows={3}
        hint="Laat leeg om de tekst van de pagina te gebruiken"
      />
      <PictureField
        path="search.imageUrl"
        label="Foto bij delen"
        hint="Wat mensen zien als ze de pagina delen. Laat leeg voor de foto van de winkel."
        mayBeEmpty
      />
      <section className="grid gap-2" aria-label="Zo ziet een zoekresultaat eruit">
        <h2>Zo ziet een zoekresultaat eruit</h2>
        <SearchPreview
          title={head.title}
          excerpt={head.description}
          trail={parts.slice(0, -1)}
          slug={parts.at(-1) ?? ''}
        />
      </section>
      <TrueHead address={savedPreview(page)} onRead={setHead} />
    </>
  );
}

type Head = { title: string; description: string };

/**
 * Loads the page in a hidden frame and reports the title and description in its head: with variables filled
 * in, and with derived texts for empty fields.
 */
function TrueHead({ address, onRead }: { address: string; onRead(head: Head): void }) {
  return (
    <iframe
      hidden
      title="De pagina zoals zoekmachines haar lezen"
      src={address}
      onLoad={({ currentTarget: { contentDocument } }) => {
        const meta = contentDocument?.querySelector('meta[name="description"]');
        onRead({ title: contentDocument?.title ?? '', description: meta?.getAttribute('content') ?? '' });
      }}
    />
  );
}
