// How a small picture beside a promise looks throughout the checkout.

export const MINT_ICON = {
  className: 'flex-none text-mint',
  size: 18,
  strokeWidth: 1.75,
  'aria-hidden': true,
} as const;
