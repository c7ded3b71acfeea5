// The fields of one block of the landing page, generated from the block's schema.

import * as z from 'zod';
import { type BlockKind, blockKinds } from '#modules/pages/contract.ts';
import { maxLengthOf } from '../editing/draft-problems.ts';
import { IconField } from '../fields/icon-field.tsx';
import { PageTextField } from '../fields/page-text-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';
import { RowsField } from '../fields/rows-field.tsx';
import { fieldHint, fieldLabel, rowLabels } from './block-texts.ts';

/**
 * The maximum length in characters for which a field of a landing-page block is one line; a field that allows
 * more is a text area.
 */
const LONGEST_LINE = 100;

export function BlockFields({ kind, path }: { kind: BlockKind; path: string }) {
  return <ShapeFields kind={kind} path={path} shape={blockKinds[kind].fields.shape} />;
}

type ShapeFieldsProps = { kind: BlockKind; path: string; shape: Readonly<Record<string, unknown>> };

function ShapeFields({ kind, path, shape }: ShapeFieldsProps) {
  return Object.entries(shape).map(([name, schema]) => (
    <BlockField key={name} kind={kind} name={name} schema={schema} path={`${path}.${name}`} />
  ));
}

type BlockFieldProps = { kind: BlockKind; name: string; schema: unknown; path: string };

function BlockField({ kind, name, schema, path }: BlockFieldProps) {
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) {
    const { shape } = schema.element;
    const [one, many] = rowLabels(kind);
    return (
      <RowsField path={path} schema={schema} one={one} many={many} fresh={() => freshRow(shape)}>
        {(row) => <ShapeFields kind={kind} shape={shape} path={row} />}
      </RowsField>
    );
  }
  const label = fieldLabel(name);
  const hint = fieldHint(kind, name);
  if (name === 'icon') return <IconField path={path} />;
  if (name === 'imageUrl') return <PictureField path={path} label={label} />;
  const most = maxLengthOf(schema);
  return (
    <PageTextField
      path={path}
      label={label}
      most={most}
      {...(hint && { hint })}
      rows={rowsOf(`${kind}.${name}`, most)}
      variables={name === 'address' ? 'none' : name === 'body' ? 'article' : 'line'}
    />
  );
}

function rowsOf(place: string, most: number | null): number {
  if (place === 'hero.title') return 2;
  if (place.endsWith('.body')) return 10;
  return place.endsWith('.question') || place.endsWith('.address') || (most ?? 0) <= LONGEST_LINE ? 1 : 3;
}

/** Returns a new row of a list: empty texts, and the first icon of the choice. */
const freshRow = (shape: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      schema instanceof z.ZodEnum ? schema.options[0] : '',
    ]),
  );
