// A text in which names of variables and API addresses are shown as code, to be copied.

const CODE = /([A-Z][A-Z\d]*_[A-Z\d_]*-?|\b[ps]k_live_|\/api\/[\w/-]+|https?:\/\/[\w.:/-]*\w)/;

/** Renders the text; every second part of the split is code. */
export const TextWithCode = ({ children }: { children: string }) =>
  children.split(CODE).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
    <span key={place} className={place % 2 === 1 ? 'code' : undefined}>
      {part}
    </span>
  ));
