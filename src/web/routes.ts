// Every address a person can open. Programs call the addresses of src/api instead.

import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('storefront/layout.tsx', [
    index('storefront/landing-page.tsx'),
    route('blog', 'storefront/blog/blog-page.tsx'),
    route('blog/:slug', 'storefront/blog/post-page.tsx'),
    route('privacy-policy', 'storefront/legal/privacy-page.tsx'),
    route('terms-of-service', 'storefront/legal/terms-page.tsx'),
    route('shipping-policy', 'storefront/legal/shipping-page.tsx'),
    route('reviews-beleid', 'storefront/legal/reviews-policy-page.tsx'),
    route('toegankelijkheid', 'storefront/legal/accessibility-page.tsx'),
    route('leave-review', 'storefront/reviews/leave-review-page.tsx'),
    route('nieuwsbrief', 'storefront/newsletter/newsletter-page.tsx'),
    route('nieuwsbrief/bevestigen', 'storefront/newsletter/confirm-page.tsx'),
    route('nieuwsbrief/afmelden', 'storefront/newsletter/unsubscribe-page.tsx'),
    route('cookies', 'storefront/consent/cookies-page.tsx'),
    route('ga-debug', 'storefront/ga-debug/ga-debug-page.tsx'),
    route('herroepen', 'storefront/withdrawal/withdrawal-page.tsx'),
    route('bestelling/:token?', 'storefront/order/order-page.tsx'),
  ]),
  route('amp/blog/:slug', 'storefront/blog/amp-page.ts'),
  route('pictures/:name', 'storefront/blog/picture-address.ts'),
  layout('admin/layout.tsx', [
    route('admin', 'admin/overview/overview-page.tsx'),
    route('admin/orders', 'admin/orders/orders-page.tsx'),
    route('admin/orders/:id', 'admin/orders/order-page.tsx'),
    route('admin/products', 'admin/products/products-page.tsx'),
    route('admin/variants', 'admin/variants/variants-page.tsx'),
    route('admin/coupons', 'admin/coupons/coupons-page.tsx'),
    route('admin/outbox', 'admin/outbox/outbox-page.tsx'),
    route('admin/*', 'admin/not-found-page.tsx'),
  ]),
  route('checkout', 'checkout/checkout-page.tsx'),
  route('fast-checkout', 'checkout/compact/fast-checkout-page.tsx'),
  route('payment-test', 'checkout/payment-test/payment-test-page.tsx'),
  route('checkout-success', 'checkout/success-page.tsx'),
  route('checkout/success', 'checkout/success-page.tsx', { id: 'checkout/success-page-alias' }),
  route('*', 'storefront/redirect-home.ts'),
] satisfies RouteConfig;
