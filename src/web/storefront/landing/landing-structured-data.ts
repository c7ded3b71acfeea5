// The schema.org data of the shop and its product. Prices, policies and names are those the page shows. A
// rating is included only when it comes from published reviews of real customers.

import type { PackVariant } from '#modules/catalog/contract.ts';
import { uploadedPicture } from '#modules/media/contract.ts';
import type { Block } from '#modules/pages/contract.ts';
import type { SocialProof } from '#modules/reviews/contract.ts';
import type { PublicSettings } from '#modules/settings/contract.ts';
import { carrierDays, HANDLING_DAYS, type ShippingCountryView } from '#modules/shipping/contract.ts';
import { href } from '#shared/href.ts';
import { cents, toDecimalText } from '#shared/money.ts';
import { HOME_COUNTRIES } from '#shared/shop-days.ts';
import { productCode } from '#shared/writing/product-code.ts';
import { offeredPacks } from '../../selling.ts';
import { findPicture, largestUrl } from '../../ui/pictures/pictures.ts';

export type LandingInfo = {
  settings: PublicSettings;
  isOpen: boolean;
  packs: readonly PackVariant[];
  product: { name: string; description: string; imageUrl: string | null } | null;
  countries: readonly ShippingCountryView[];
  counted: SocialProof['counted'];
  /** The blocks of the landing page with their variables filled in, for the page's structured data. */
  blocks: readonly Block[];
  publicUrl: string;
};

export function landingStructuredData(info: LandingInfo): object[] {
  const { product } = info;
  const known = [organization(info), website(info), ...(product ? [productData(product, info)] : [])];
  return [...known, ...questions(info)].map((data) => ({ '@context': 'https://schema.org', ...data }));
}

function organization({ settings, publicUrl }: LandingInfo): object {
  const { brand, company, social } = settings;
  const profiles = Object.values(social).filter((address) => address !== '');
  return {
    '@type': 'Organization',
    '@id': new URL('/#organisatie', publicUrl).href,
    name: brand.name,
    legalName: company.legalName,
    url: new URL('/', publicUrl).href,
    logo: new URL('/icon-512.png', publicUrl).href,
    email: company.email,
    telephone: company.phone,
    vatID: company.vatId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: 'NL',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: company.email,
      telephone: company.phone,
      availableLanguage: 'nl',
    },
    hasMerchantReturnPolicy: returnPolicy(settings, publicUrl),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

function website({ settings, publicUrl }: LandingInfo): object {
  return {
    '@type': 'WebSite',
    name: settings.brand.name,
    url: new URL('/', publicUrl).href,
    inLanguage: 'nl-NL',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${new URL(href('/blog'), publicUrl).href}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Returns the product with its offers, and with a rating when published reviews of customers exist. */
function productData(
  { name, description, imageUrl }: NonNullable<LandingInfo['product']>,
  info: LandingInfo,
): object {
  const { settings, isOpen, packs, counted, publicUrl } = info;
  return {
    '@type': 'Product',
    name,
    description,
    image: productPictures(imageUrl, publicUrl),
    brand: { '@type': 'Brand', name: settings.brand.name },
    sku: productCode(settings.brand.name),
    category: 'teeth-whitening',
    offers: offeredPacks(isOpen, packs).map((pack) => offer(pack, info)),
    ...(counted
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: counted.average,
            reviewCount: counted.count,
          },
        }
      : {}),
  };
}

/** Returns the URLs of the product pictures; the operator's own picture comes first. */
function productPictures(imageUrl: string | null, publicUrl: string): string[] {
  const own = uploadedPicture(imageUrl);
  return [
    ...(own ? [new URL(own.social.path, publicUrl).href] : []),
    ...(['jar-hero', 'packs-1'] as const).flatMap((name) => pictureAddress(name, publicUrl)),
  ];
}

/** Returns the questions and answers that the page shows, as schema.org data; empty when it shows none. */
function questions({ blocks }: LandingInfo): object[] {
  return blocks.flatMap((block) =>
    block.kind === 'questions' && block.on
      ? {
          '@type': 'FAQPage',
          mainEntity: block.fields.items.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }
      : [],
  );
}

function offer(pack: PackVariant, { settings, countries, publicUrl }: LandingInfo): object {
  return {
    '@type': 'Offer',
    name: pack.name,
    sku: `${productCode(settings.brand.name)}-${pack.id}`,
    ...(pack.gtin ? { gtin: pack.gtin } : {}),
    ...(pack.mpn ? { mpn: pack.mpn } : {}),
    url: new URL(`/?variant=${pack.id}`, publicUrl).href,
    price: toDecimalText(cents(pack.priceCents)),
    priceCurrency: 'EUR',
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${pack.soldOut ? 'OutOfStock' : 'InStock'}`,
    seller: { '@id': new URL('/#organisatie', publicUrl).href },
    shippingDetails: countries.flatMap(shippingDetails),
    hasMerchantReturnPolicy: returnPolicy(settings, publicUrl),
  };
}

/**
 * Returns the shipping fee and delivery time of a country; empty when the country is switched off or has no
 * promised delivery time.
 */
function shippingDetails({ code, fee, enabled }: ShippingCountryView): object[] {
  const transit = carrierDays(code);
  if (!enabled || transit === null) return [];
  const { beforeCutOff, afterCutOff } = HANDLING_DAYS;
  return [
    {
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: code },
      shippingRate: { '@type': 'MonetaryAmount', value: toDecimalText(cents(fee)), currency: 'EUR' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: daysFrom(beforeCutOff, afterCutOff),
        transitTime: daysFrom(transit, transit),
      },
    },
  ];
}

function daysFrom(minValue: number, maxValue: number): object {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}

/** Returns the return policy, with the same days and costs as the terms of service. */
function returnPolicy({ claims }: PublicSettings, publicUrl: string): object {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: HOME_COUNTRIES,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: claims.guaranteeDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: new URL(href('/terms-of-service'), publicUrl).href,
  };
}

function pictureAddress(name: 'jar-hero' | 'packs-1', publicUrl: string): string[] {
  const picture = findPicture(name);
  const file = picture && (largestUrl(picture, 'jpeg') ?? largestUrl(picture, 'webp'));
  return file ? [new URL(file, publicUrl).href] : [];
}
