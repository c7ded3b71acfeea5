// What the back-office says once a record was made, changed or thrown away, or when the shop refuses to.

const DOING = { created: 'creating', updated: 'updating', deleted: 'deleting' } as const;

/** Titles of the messages about a "Coupon": what was `done`, and that it `failed`. */
export const recordWords = (name: string, done: keyof typeof DOING) => ({
  done: `${name} ${done} successfully`,
  failed: `Error ${DOING[done]} ${name.toLowerCase()}`,
});
