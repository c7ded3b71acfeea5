// Helpers to declare environment variables: an empty variable counts as absent.

import * as z from 'zod';

export type EnvironmentText = Readonly<Record<string, string | undefined>>;

export const url = z.url({ protocol: /^https?$/ });

export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const withDefault = <Schema extends z.ZodType>(schema: Schema, fallback: z.input<Schema>) =>
  z.preprocess((value) => (value === '' || value === undefined ? fallback : value), schema);

export const imapAddress = z
  .string()
  .regex(/^imaps?:\/\/[^@]+@./, 'must be imaps://user:password@host')
  .refine((text) => URL.canParse(text), 'must be imaps://user:password@host');
