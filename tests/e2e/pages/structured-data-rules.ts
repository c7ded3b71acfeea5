// Checks the schema.org data of a page against the requirements of search engines: required and recommended
// properties, absolute URLs, ISO dates and codes. A block of a type without rules is a fault too.

import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });
const day = z.iso.datetime({ offset: true }).or(z.iso.date());
const text = z.string().trim().min(1);
const amount = z.string().regex(/^\d+\.\d{2}$/);
const schemaOrg = <const Value extends string>(...values: Value[]) =>
  z.enum(values.map((value) => `https://schema.org/${value}` as const));
const typed = <const Type extends string>(type: Type) => z.literal(type);

const range = z.strictObject({
  '@type': typed('QuantitativeValue'),
  minValue: z.int().min(0),
  maxValue: z.int().min(0),
  unitCode: z.literal('DAY'),
});

const returnPolicy = z.strictObject({
  '@type': typed('MerchantReturnPolicy'),
  applicableCountry: z.array(z.string().length(2)).min(1),
  returnPolicyCategory: schemaOrg('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: z.int().min(14),
  returnMethod: schemaOrg('ReturnByMail'),
  returnFees: schemaOrg('FreeReturn', 'ReturnFeesCustomerResponsibility'),
  refundType: schemaOrg('FullRefund'),
  merchantReturnLink: address,
});

const shipping = z.object({
  '@type': typed('OfferShippingDetails'),
  shippingDestination: z.object({ '@type': typed('DefinedRegion'), addressCountry: z.string().length(2) }),
  shippingRate: z.object({ '@type': typed('MonetaryAmount'), value: amount, currency: z.literal('EUR') }),
  deliveryTime: z.object({
    '@type': typed('ShippingDeliveryTime'),
    handlingTime: range,
    transitTime: range,
  }),
});

const offer = z.object({
  '@type': typed('Offer'),
  name: text,
  sku: text,
  gtin: z
    .string()
    .regex(/^(\d{8}|\d{12,14})$/)
    .optional(),
  mpn: text.max(70).optional(),
  url: address,
  price: amount.refine((price) => Number(price) > 0),
  priceCurrency: z.literal('EUR'),
  itemCondition: schemaOrg('NewCondition'),
  availability: schemaOrg('InStock', 'OutOfStock'),
  shippingDetails: z.array(shipping).min(1),
  hasMerchantReturnPolicy: returnPolicy,
});

const named = z.object({ '@type': z.enum(['Person', 'Organization']), name: text.max(100) });

const rules = {
  Organization: z.object({
    '@id': address,
    name: text,
    legalName: text,
    url: address,
    logo: address,
    email: z.email(),
    telephone: text,
    vatID: text,
    address: z.object({
      '@type': typed('PostalAddress'),
      streetAddress: text,
      postalCode: text,
      addressLocality: text,
      addressCountry: z.string().length(2),
    }),
    contactPoint: z.object({ '@type': typed('ContactPoint'), contactType: text, email: z.email() }),
    sameAs: z.array(address).optional(),
    hasMerchantReturnPolicy: returnPolicy,
    // The shop may not rate itself.
    aggregateRating: z.never().optional(),
    review: z.never().optional(),
  }),
  WebSite: z.object({
    name: text,
    url: address,
    potentialAction: z.object({
      '@type': typed('SearchAction'),
      target: z.object({
        '@type': typed('EntryPoint'),
        urlTemplate: z.string().regex(/^https?:\/\/.+\?q=\{search_term_string\}$/),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  Product: z.object({
    name: text,
    description: text,
    image: z.array(address).min(1),
    brand: z.object({ '@type': typed('Brand'), name: text }),
    sku: text,
    offers: z.array(offer).min(1),
    aggregateRating: z
      .object({
        '@type': typed('AggregateRating'),
        ratingValue: z.number().min(1).max(5),
        reviewCount: z.int().min(1),
      })
      .optional(),
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(
        z.object({
          '@type': typed('Question'),
          name: text,
          acceptedAnswer: z.object({ '@type': typed('Answer'), text }),
        }),
      )
      .min(1),
  }),
  BlogPosting: z.object({
    headline: text.max(110),
    image: z.array(address).min(1),
    datePublished: day,
    dateModified: day,
    author: named,
    publisher: named,
    mainEntityOfPage: address,
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ '@type': typed('ListItem'), position: z.int(), name: text, item: address }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
} as const;

const block = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() });

/** Returns the parsed structured data blocks of a document. */
export function structuredDataOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, json = '']) => block.parse(JSON.parse(json)));
}

/** Returns one line per broken rule; empty when all blocks follow the rules. */
export function structuredDataFaults(html: string): string[] {
  return structuredDataOf(html).flatMap((data) => {
    const type = String(data['@type']);
    if (!isKnown(type)) return [`${type}: no rule`];
    const { error } = rules[type].safeParse(data);
    return (error?.issues ?? []).map(({ path, message }) => `${type}.${path.join('.')}: ${message}`);
  });
}

function isKnown(type: string): type is keyof typeof rules {
  return Object.hasOwn(rules, type);
}
