// A sentence of the shop in which names of variables and addresses of the API stand as what they are: to be
// copied.

const CODE = /([A-Z][A-Z\d]*_[A-Z\d_]*-?|\b[ps]k_live_|\/api\/[\w/-]+|https?:\/\/[\w.:/-]*\w)/;

/** Every other part is what it was split at. */
export const TextWithCode = ({ children }: { children: string }) =>
  children.split(CODE).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
    <span key={place} className={place % 2 === 1 ? 'code' : undefined}>
      {part}
    </span>
  ));
