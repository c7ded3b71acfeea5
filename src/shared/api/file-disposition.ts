// The Content-Disposition header of a file: shown inline or downloaded under its name. A name that is not
// plain ASCII is sent in both spellings (RFC 6266).

/** Returns the header; characters that a file system may refuse become underscores. */
export function fileDisposition(how: 'inline' | 'attachment', name: string): string {
  const safe = name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_') || 'bijlage';
  const plain = safe.normalize('NFD').replaceAll(/[^ -~]/g, '');
  if (plain === safe) return `${how}; filename="${safe}"`;
  return `${how}; filename="${plain || 'bijlage'}"; filename*=UTF-8''${encodeURIComponent(safe)}`;
}
