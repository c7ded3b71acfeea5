// The port of the register of Dutch addresses, used to complete an address in the checkout. Two adapters
// implement the port: PDOK, and sample addresses for a shop without internet.

/**
 * An address in the register of Dutch addresses. `addition` is the letter and addition of the house number,
 * such as "A", "2" or "A-2"; empty for none.
 */
export type RegisteredAddress = { streetName: string; city: string; addition: string };

export type AddressDirectory = {
  /**
   * Returns all registered addresses at a postal code and house number; empty when there are none. Throws
   * when the register cannot be reached.
   */
  find(postalCode: string, houseNumber: number): Promise<RegisteredAddress[]>;
};
