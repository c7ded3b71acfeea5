// The shop's own description of its API, read just far enough to show and to try every operation.

import * as z from 'zod';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = Uppercase<(typeof METHODS)[number]>;

export const schemaSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  required: z.array(z.string()).optional(),
  nullable: z.boolean().optional(),
  minimum: z.number().optional(),
  get properties() {
    return z.record(z.string(), schemaSchema).optional();
  },
  get items() {
    return schemaSchema.optional();
  },
  get anyOf() {
    return z.array(schemaSchema).optional();
  },
  get oneOf() {
    return z.array(schemaSchema).optional();
  },
});
export type Schema = z.infer<typeof schemaSchema>;

const contentSchema = z.record(z.string(), z.object({ schema: schemaSchema.optional() }));
const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().optional(),
  schema: schemaSchema.optional(),
});
const operationSchema = z.object({
  tags: z.array(z.string()).optional(),
  summary: z.string().optional(),
  parameters: z.array(parameterSchema).optional(),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ content: contentSchema.optional() })).optional(),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), operationSchema)),
});

export type Parameter = z.infer<typeof parameterSchema>;
export type Operation = {
  /** "GET /api/variants". */
  id: string;
  method: Method;
  path: string;
  tag: string;
  summary: string;
  parameters: Parameter[];
  /** Null when none is sent. */
  body: Schema | null;
  /** It takes a file, which cannot be typed. */
  takesFile: boolean;
  responses: { status: string; schema: Schema | null }[];
};

/** Every operation, in the order of tag and path. */
export function readOperations(document: unknown): Operation[] {
  const { paths } = documentSchema.parse(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation ? [operationOf(path, method, operation)] : [];
    }),
  );
  return operations.sort((a, b) => a.tag.localeCompare(b.tag) || a.path.localeCompare(b.path));
}

function operationOf(
  path: string,
  method: (typeof METHODS)[number],
  { tags, summary = '', parameters = [], requestBody, responses = {} }: z.infer<typeof operationSchema>,
): Operation {
  const upper: Record<(typeof METHODS)[number], Method> = {
    get: 'GET',
    post: 'POST',
    put: 'PUT',
    patch: 'PATCH',
    delete: 'DELETE',
  };
  const content = requestBody?.content ?? {};
  return {
    id: `${upper[method]} ${path}`,
    method: upper[method],
    path,
    tag: tags?.[0] ?? 'other',
    summary,
    parameters: parameters.filter((parameter) => parameter.in === 'path' || parameter.in === 'query'),
    body: content['application/json']?.schema ?? null,
    takesFile: 'multipart/form-data' in content,
    responses: Object.entries(responses).map(([status, response]) => ({
      status,
      schema: response.content?.['application/json']?.schema ?? null,
    })),
  };
}

/** The address of a call with what was typed; empty values of the query are left out. */
export function addressOf({ path, parameters }: Operation, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place } of parameters) {
    const value = values[name] ?? '';
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '') query.set(name, value);
  }
  return query.size > 0 ? `${address}?${query}` : address;
}
