// The variables every mail has: who the shop is and where its fixed pages are.

import type { Settings } from '#modules/settings/contract.ts';
import { href } from '#shared/href.ts';
import type { shopVariables } from '../contract.ts';

export function shopValues(
  { brand, product, company, claims }: Settings,
  publicUrl: string,
): Record<(typeof shopVariables)[number], string> {
  return {
    brandName: brand.name,
    productName: product.name,
    companyName: company.legalName,
    companyAddress: `${company.address}, ${company.postalCode} ${company.city}, ${company.country}`,
    companyKvk: company.kvkNumber,
    companyVatId: company.vatId,
    companyEmail: company.email,
    companyPhone: company.phone,
    shopUrl: publicUrl,
    withdrawalUrl: publicUrl + href('/herroepen'),
    termsUrl: publicUrl + href('/terms-of-service'),
    guaranteeDays: String(claims.guaranteeDays),
  };
}
