// A fact is what happened, by its name. Whoever announces it and whoever reacts to it share it as a value.

export type Fact<Data extends object> = {
  name: string;
  /** Parses what comes out of the queue; throws on data it does not know. */
  parse: (data: unknown) => Data;
};

/** What is known of it is parsed by `schema`. */
export const fact = <Data extends object>(
  name: string,
  { parse }: Pick<Fact<Data>, 'parse'>,
): Fact<Data> => ({ name, parse });
