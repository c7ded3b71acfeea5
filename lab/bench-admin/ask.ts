/**
 * Sends a GET request to the back-office as the operator. Returns the parsed body; throws on any status other
 * than the expected one.
 */
export type Ask = (path: string) => Promise<unknown>;
