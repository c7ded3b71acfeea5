// The port to a register of Dutch addresses. Two adapters fill it: PDOK, and samples in a shop without the
// internet.

/**
 * One address as registered: letter and addition of the house number apart from it, as "A", "2" or "A-2";
 * empty for none.
 */
export type RegisteredAddress = { streetName: string; city: string; addition: string };

export type AddressDirectory = {
  /**
   * Every address at this postal code and house number; empty when there is none. Throws when it cannot be
   * asked.
   */
  find(postalCode: string, houseNumber: number): Promise<RegisteredAddress[]>;
};
