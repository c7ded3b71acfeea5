// How a file goes out: shown, or kept under its name. A name that is not plain ASCII is told in both
// spellings (RFC 6266).

/** Signs that no system takes in a name become underscores. */
export function fileDisposition(how: 'inline' | 'attachment', name: string): string {
  const safe = name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_') || 'bijlage';
  const plain = safe.normalize('NFD').replaceAll(/[^ -~]/g, '');
  if (plain === safe) return `${how}; filename="${safe}"`;
  return `${how}; filename="${plain || 'bijlage'}"; filename*=UTF-8''${encodeURIComponent(safe)}`;
}
