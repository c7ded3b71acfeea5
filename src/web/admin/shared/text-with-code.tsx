// Renders a text in which names of variables and API addresses are formatted as code, so that they can be
// copied.

const CODE = /([A-Z][A-Z\d]*_[A-Z\d_]*-?|\b[ps]k_live_|\/api\/[\w/-]+|https?:\/\/[\w.:/-]*\w)/;

/**
 * Renders the text; names of environment variables, prefixes of keys, API paths and URLs are formatted as
 * code.
 */
export const TextWithCode = ({ children }: { children: string }) =>
  children.split(CODE).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
    <span key={place} className={place % 2 === 1 ? 'code' : undefined}>
      {part}
    </span>
  ));
