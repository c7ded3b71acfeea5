// Reads the operations of an OpenAPI document for the API tab.

import * as z from 'zod';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = Uppercase<(typeof METHODS)[number]>;

const UPPER: Readonly<Record<(typeof METHODS)[number], Method>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
};

const operationSchema = z.object({ tags: z.array(z.string()).optional(), summary: z.string().optional() });
const documentSchema = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), operationSchema)),
});

export type Operation = {
  /** Method and path of an API operation as its unique id: "GET /api/variants". */
  id: string;
  method: Method;
  path: string;
  /**
   * The first tag (subject) of an API operation in the OpenAPI document; "other" when the document gives the
   * operation none.
   */
  tag: string;
  summary: string;
};

/**
 * Returns all operations, sorted by tag and path. Throws a ZodError when `document` is not an OpenAPI
 * document.
 */
export function readOperations(document: unknown): Operation[] {
  const { paths } = documentSchema.parse(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((name) => {
      const operation = methods[name];
      return operation ? [operationOf(UPPER[name], path, operation)] : [];
    }),
  );
  return operations.sort((a, b) => a.tag.localeCompare(b.tag) || a.path.localeCompare(b.path));
}

function operationOf(
  method: Method,
  path: string,
  { tags, summary }: z.infer<typeof operationSchema>,
): Operation {
  return { id: `${method} ${path}`, method, path, tag: tags?.[0] ?? 'other', summary: summary ?? '' };
}
