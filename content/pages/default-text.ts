// The type of the texts of a fresh shop. They contain variables of the shop in braces, so that dates, names
// and figures are stored only once.

export type DefaultText = {
  /** The last part of the page's path. */
  slug: string;
  /** ISO date of the last change of the text. */
  changedOn: string;
  title: string;
  /** The description for search engines. */
  description: string;
  intro: string;
  body: string;
};
