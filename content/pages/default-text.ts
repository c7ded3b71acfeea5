// The type of the texts of a new shop. The texts contain variables in braces, so that dates, names and
// figures are stored in one place only.

export type DefaultText = {
  /** The last part of the page's path. */
  slug: string;
  /** ISO date of the last change of the text. */
  changedOn: string;
  title: string;
  /** The description of the page for search engines. */
  description: string;
  intro: string;
  body: string;
};
