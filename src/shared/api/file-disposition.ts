// Builds the Content-Disposition header of a file, to show it in the browser or to download it under a name.
// A name that is not plain ASCII is sent in two forms (RFC 6266).

/**
 * Returns the Content-Disposition header of a file with this name. Characters that a file system may refuse
 * are replaced by underscores.
 */
export function fileDisposition(how: 'inline' | 'attachment', name: string): string {
  const safe = name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_') || 'bijlage';
  const plain = safe.normalize('NFD').replaceAll(/[^ -~]/g, '');
  if (plain === safe) return `${how}; filename="${safe}"`;
  return `${how}; filename="${plain || 'bijlage'}"; filename*=UTF-8''${encodeURIComponent(safe)}`;
}
