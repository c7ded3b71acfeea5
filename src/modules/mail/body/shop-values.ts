// Collects the variables every mail has: the shop, its product and the URLs of its fixed pages.

import type { GetSettings, Settings } from '#modules/settings/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { href } from '#shared/href.ts';
import { withdrawalDays } from '#shared/shop-days.ts';
import type { shopVariables } from '../contract.ts';

export type ShopValuesNeeds = {
  getSettings: GetSettings;
  /**
   * Finds the product for sale. Null when nothing is for sale; mails then name the brand instead of the
   * product.
   */
  findSoldProduct(on: Orm): Promise<{ name: string } | null>;
  publicUrl: string;
};

type ShopValues = Record<(typeof shopVariables)[number], string>;

export async function shopValues(
  { getSettings, findSoldProduct, publicUrl }: ShopValuesNeeds,
  db: Orm,
): Promise<ShopValues> {
  return valuesOf(await getSettings(db), await findSoldProduct(db), publicUrl);
}

export function valuesOf(
  { brand, company, claims }: Settings,
  product: { name: string } | null,
  publicUrl: string,
): ShopValues {
  return {
    brandName: brand.name,
    productName: product?.name ?? brand.name,
    companyName: company.legalName,
    companyAddress: `${company.address}, ${company.postalCode} ${company.city}, ${company.country}`,
    companyKvk: company.kvkNumber,
    companyVatId: company.vatId,
    companyEmail: company.email,
    companyPhone: company.phone,
    shopUrl: publicUrl,
    withdrawalUrl: publicUrl + href('/herroepen'),
    termsUrl: publicUrl + href('/terms-of-service'),
    privacyUrl: publicUrl + href('/privacy-policy'),
    guaranteeDays: String(claims.guaranteeDays),
    withdrawalDays: String(withdrawalDays(claims.moneyBackDays)),
    resultDays: String(claims.resultDays),
  };
}
