// What comes with every pack without being counted as a part of it: said before the order, in its confirmation, and to who packs it.

export const PACK_GIFT = 'bamboe tandenborstel';
