// A text a fresh shop has to show. It names variables of the shop in braces, so that no date, name or figure
// is written twice.

export type DefaultText = {
  /** The part of its address that is its own. */
  slug: string;
  /** ISO date of the last change of these words. */
  changedOn: string;
  title: string;
  /** What search engines show below the title. */
  description: string;
  intro: string;
  body: string;
};
