// The flags of an order that other rules depend on. A flag is a text in the row of the order, and shows an
// operator what the order waits for or what is wrong with it.

/**
 * The flag of an order whose parcel is held back, because the customer withdrew all or a part of the order.
 * The flag is removed when the return ends, not by the operator.
 */
export const ON_HOLD = 'on_hold';

/** The flag of an order whose customer must still pay a difference. */
export const DIFFERENCE_OPEN = 'difference_open';
