// The style of the small icons beside the promises in the checkout.

export const MINT_ICON = {
  className: 'flex-none text-mint',
  size: '1.2em',
  strokeWidth: 1.75,
  'aria-hidden': true,
} as const;
