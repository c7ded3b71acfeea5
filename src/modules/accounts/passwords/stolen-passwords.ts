// The fifty thousand passwords that stand most often in lists of stolen ones, of a library that keeps them up.
// Nobody changes a password often: they are read when they are needed first, and kept.

let stolen: Promise<ReadonlySet<string>> | null = null;

/** Whether one of these spellings, in lower case, is among them. */
export async function isStolen(spellings: readonly string[]): Promise<boolean> {
  stolen ??= readStolen();
  const known = await stolen;
  return spellings.some((spelling) => known.has(spelling));
}

async function readStolen(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
