// Reads the single file of a multipart form from the field with a given name; other parts of the form are
// allowed.

import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { malformedRequest } from '#shared/api/problems.ts';

export type FilePart = {
  content: Readable;
  fileName: string;
  /**
   * Text fields that come before the file in an upload form, by field name. Fields after the file are left
   * out.
   */
  fields: Readonly<Record<string, unknown>>;
};

/**
 * Returns the uploaded file of a multipart request, with the text fields before it, if its form field has one
 * of the names in `fields`; null when there is no such file. Throws 400 `malformed_request` for a malformed
 * multipart body.
 */
export async function filePart(request: FastifyRequest, fields: readonly string[]): Promise<FilePart | null> {
  if (!request.isMultipart()) return null;
  const part = await request.file().catch((error: unknown) => {
    // The parser throws plain errors for malformed input; errors of the server's own limits have a status.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw malformedRequest('Het formulier met het bestand is niet te lezen.');
  });
  if (part && fields.includes(part.fieldname))
    return { content: part.file, fileName: part.filename, fields: textsOf(part) };
  part?.file.resume();
  return null;
}

function textsOf({ fields }: MultipartFile): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, part]) =>
      part && 'value' in part ? [[name, part.value] as const] : [],
    ),
  );
}
