// A fact: a domain event with its name. The code that announces it and its reactions import it as a value.

export type Fact<Data extends object> = {
  name: string;
  /** Parses the data of a job that follows this fact; throws on invalid data. */
  parse: (data: unknown) => Data;
};

/** Declares a fact whose data is parsed by the given schema. */
export const fact = <Data extends object>(
  name: string,
  { parse }: Pick<Fact<Data>, 'parse'>,
): Fact<Data> => ({ name, parse });
