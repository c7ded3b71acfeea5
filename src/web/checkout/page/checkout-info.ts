// The data the server sends with the checkout pages. They contain only what the page needs: no fees, no stock
// quantities, no back-office settings.

import type { NearbyDay } from '#copy/delivery.ts';
import type { SocialProof } from '#modules/reviews/contract.ts';
import { withdrawalDays } from '#shared/shop-days.ts';
import type { PageContext } from '#web/page-context.ts';
import { cachedNearbyDay } from '#web/promised-delivery-day.ts';
import { cachedSelling } from '#web/selling.ts';
import type { Shop } from '#web/shop.ts';
import { packHint } from '#web/storefront/landing/packs/pack-hints.ts';

export type CheckoutPack = {
  id: string;
  name: string;
  quantity: number;
  priceCents: number;
  pricePerJarCents: number;
  soldOut: boolean;
  imageUrl: string | null;
  gift: string;
  /**
   * Dutch line beside a pack that recommends another pack, as on the landing page; null when no other pack is
   * recommended.
   */
  hint: string | null;
};

export type CheckoutInfo = {
  brand: string;
  productName: string;
  testMode: boolean;
  paymentProvider: Shop['paymentProvider'];
  /**
   * Layout of the checkout form, chosen by the operator: section by section (`accordion`), or everything on
   * one screen (`compact`).
   */
  form: 'accordion' | 'compact';
  packs: CheckoutPack[];
  /** Countries the shop sends to, with ISO 3166-1 alpha-2 code and Dutch name. */
  countries: { code: string; name: string }[];
  rating: SocialProof['rating'];
  moneyBackDays: number;
  /** Withdrawal period in days: the statutory 14, or more when the shop promises more. */
  withdrawalDays: number;
  /** Period in days of the shop's own money-back guarantee, which applies besides the right to withdraw. */
  guaranteeDays: number;
  /** URL of the official notice of the legal guarantee; empty when the owner uploaded none. */
  guaranteeNotice: string;
  /**
   * Number of days of brushing between a customer's two photos of the teeth: "before" at the start, "after"
   * on this day.
   */
  resultDays: number;
  /** Time of day until which orders are sent on the same day, such as "16:00". */
  cutOff: string;
  /** Promised delivery day in the home countries; null when no day is promised. */
  nearbyDay: NearbyDay | null;
  seller: {
    legalName: string;
    address: string;
    kvkNumber: string;
    vatId: string;
    email: string;
    phone: string;
  };
  support: { from: string; until: string; answerHours: number };
};

export async function loadCheckoutInfo(page: PageContext): Promise<CheckoutInfo> {
  const { shop } = page;
  const [isOpen, settings, proof, packs, countries, product] = await Promise.all([
    cachedSelling(page),
    shop.getSettings(),
    shop.readProof(),
    shop.listPackVariants(),
    shop.listShippingCountries(),
    shop.findProduct(),
  ]);
  const { company, claims, support } = settings;
  return {
    brand: settings.brand.name,
    productName: product?.name ?? settings.brand.name,
    testMode: shop.testMode,
    paymentProvider: shop.paymentProvider,
    form: settings.checkout.form,
    packs: packs.map((pack) => {
      const { id, name, quantity, priceCents, pricePerJarCents, soldOut, imageUrl, gift } = pack;
      const hint = packHint(pack, packs);
      return { id, name, quantity, priceCents, pricePerJarCents, soldOut, imageUrl, gift, hint };
    }),
    countries: countries.filter(({ enabled }) => enabled).map(({ code, name }) => ({ code, name })),
    rating: proof.rating,
    moneyBackDays: claims.moneyBackDays,
    withdrawalDays: withdrawalDays(claims.moneyBackDays),
    guaranteeDays: claims.guaranteeDays,
    guaranteeNotice: settings.legal.guaranteeNotice,
    resultDays: claims.resultDays,
    cutOff: settings.delivery.cutOff,
    nearbyDay: cachedNearbyDay(page, { settings, countries, isOpen, packs }),
    seller: {
      legalName: company.legalName,
      // No line ends within what stands behind the comma.
      address: `${company.address}, ${`${company.postalCode} ${company.city}`.replaceAll(' ', '\u00a0')}`,
      kvkNumber: company.kvkNumber,
      vatId: company.vatId,
      email: company.email,
      phone: company.phone,
    },
    support,
  };
}
