// The dialog for a stock count: the quantity of each article on the shelf. The dialog shows the difference
// before the count is recorded.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { type Article, countSchema, piecesSchema } from '#modules/stock/contract.ts';
import { stockEndpoints } from '#modules/stock/endpoints.ts';
import { send } from '#web/client/request.ts';
import { Dialog, DialogBody } from '#web/ui/controls/dialog.tsx';
import { countText } from '../../format.ts';
import { createIdempotencyKey } from '../../shared/idempotency-key.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { articlesQuery, STOCK_KEYS } from './stock-calls.ts';
import { signedText } from './stock-texts.ts';

/**
 * The validation of the form for a stock count. An article left empty is not counted and keeps its quantity.
 */
const formSchema = z
  .object({
    key: z.string(),
    note: z.string().optional(),
    lines: z.array(
      z.object({
        article: z.string(),
        was: z.int(),
        version: z.int().optional(),
        counted: piecesSchema.nullable(),
      }),
    ),
  })
  .transform(({ lines, ...count }) => ({
    ...count,
    lines: lines.flatMap(({ counted, ...line }) => (counted === null ? [] : [{ ...line, counted }])),
  }))
  .pipe(countSchema);

export function CountDialog({ onClose }: { onClose(): void }) {
  const articles = useQuery(articlesQuery);
  // The articles as they were when the count began. Sales during the count stay counted, and refetched data
  // do not start another count.
  const [startedWith, setStartedWith] = useState<Article[] | null>(null);
  if (startedWith) return <CountForm articles={startedWith} onClose={onClose} />;
  if (articles.isSuccess && !articles.isFetching) setStartedWith(articles.data);
  return (
    <Dialog title="Tellen" onClose={onClose}>
      <DialogBody>
        <Loaded
          query={{ ...articles, data: undefined }}
          loading="Stand laden"
          failed="De stand laden is niet gelukt"
        >
          {() => null}
        </Loaded>
      </DialogBody>
    </Dialog>
  );
}

/**
 * The quantity of an article on the shelf: the units for sale plus the units that are sold but not sent yet.
 */
const onShelf = ({ onHand, toSend }: Article) => onHand + toSend;

function CountForm({ articles, onClose }: { articles: Article[]; onClose(): void }) {
  const [key] = useState(createIdempotencyKey);
  const lines = articles.map((article) => ({
    article: article.code,
    was: onShelf(article),
    version: article.version,
    counted: null,
  }));
  return (
    <FormDialog
      title="Tellen"
      intro="Tel wat er op de plank ligt, ook wat verkocht is en nog weg moet. Wat je leeg laat, blijft zoals het is."
      schema={formSchema}
      start={{ key, note: '', lines }}
      save={(body) => send(stockEndpoints.count, { body })}
      invalidates={STOCK_KEYS}
      done="Telling geboekt"
      failed="De telling is niet geboekt"
      submitLabel="Telling boeken"
      busyLabel="Boeken..."
      isReady={({ lines: typed }) => z.array(countedSchema).safeParse(typed).data?.some(isCounted) ?? false}
      onClose={onClose}
    >
      <div className="form-stack">
        {articles.map((article, index) => (
          <NumberField
            key={article.code}
            name={`lines.${index}.counted`}
            label={article.name}
            empty={null}
            suffix={`van ${countText(onShelf(article))}`}
            hint={<Difference index={index} was={onShelf(article)} />}
            focus={index === 0}
          />
        ))}
        <TextField name="note" label="Notitie (optioneel)" />
      </div>
    </FormDialog>
  );
}

const countedSchema = z.looseObject({ counted: z.unknown() });
const isCounted = ({ counted }: z.infer<typeof countedSchema>) =>
  counted !== null && String(counted).trim() !== '';

function Difference({ index, was }: { index: number; was: number }) {
  const typed: unknown = useWatch({ name: `lines.${index}.counted` });
  const counted = typed === null || String(typed).trim() === '' ? null : Number(typed);
  if (counted === null || !Number.isInteger(counted)) return 'Niet geteld';
  return counted === was ? 'Klopt' : `Verschil: ${signedText(counted - was)}`;
}
