/** Asks the back-office for that path as the operator; answers the parsed body, throws on another status. */
export type Ask = (path: string) => Promise<unknown>;
