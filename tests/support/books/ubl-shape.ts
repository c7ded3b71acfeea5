// The structure of UBL 2.1 invoices and credit notes according to their schemas (UBL-Invoice-2.1.xsd,
// UBL-CreditNote-2.1.xsd, OASIS): which elements contain which, in which order. Limited to the elements that
// Peppol BIS Billing 3.0 allows and a shop may use.

import type { Format, Shapes } from './xml-shape.ts';
import { isDay } from './xml-shape.ts';

const PARTY = 'cac:Party';
const CATEGORY =
  'cbc:ID=text cbc:Percent=percent? cbc:TaxExemptionReasonCode=text? cbc:TaxExemptionReason=text? cac:TaxScheme';

/**
 * The elements before and after the document type, whose position differs between invoice and credit note.
 */
const HEAD = 'cbc:CustomizationID=text? cbc:ProfileID=text? cbc:ID=text cbc:IssueDate=day';
const MIDDLE =
  'cbc:DocumentCurrencyCode=currency? cbc:TaxCurrencyCode=currency? cbc:AccountingCost=text? cbc:BuyerReference=text? cac:InvoicePeriod? cac:OrderReference? cac:BillingReference* cac:AccountingSupplierParty cac:AccountingCustomerParty cac:Delivery? cac:PaymentMeans* cac:PaymentTerms? cac:AllowanceCharge* cac:TaxTotal* cac:LegalMonetaryTotal';
const LINE = 'cbc:LineExtensionAmount=amount cac:AllowanceCharge* cac:Item cac:Price?';

const SHAPES: Shapes = {
  Invoice: `${HEAD} cbc:DueDate=day? cbc:InvoiceTypeCode=text? cbc:Note=text* cbc:TaxPointDate=day? ${MIDDLE} cac:InvoiceLine+`,
  CreditNote: `${HEAD} cbc:TaxPointDate=day? cbc:CreditNoteTypeCode=text? cbc:Note=text* ${MIDDLE} cac:CreditNoteLine+`,
  'cac:InvoiceLine': `cbc:ID=text cbc:Note=text* cbc:InvoicedQuantity=quantity? ${LINE}`,
  'cac:CreditNoteLine': `cbc:ID=text cbc:Note=text* cbc:CreditedQuantity=quantity? ${LINE}`,
  'cac:OrderReference': 'cbc:ID=text cbc:SalesOrderID=text?',
  'cac:BillingReference': 'cac:InvoiceDocumentReference?',
  'cac:InvoiceDocumentReference': 'cbc:ID=text cbc:IssueDate=day?',
  'cac:AccountingSupplierParty': PARTY,
  'cac:AccountingCustomerParty': PARTY,
  'cac:Party':
    'cbc:EndpointID=text? cac:PartyIdentification* cac:PartyName* cac:PostalAddress? cac:PartyTaxScheme* cac:PartyLegalEntity* cac:Contact?',
  'cac:PartyIdentification': 'cbc:ID=text',
  'cac:PartyName': 'cbc:Name=text',
  'cac:PostalAddress':
    'cbc:StreetName=text? cbc:AdditionalStreetName=text? cbc:CityName=text? cbc:PostalZone=text? cbc:CountrySubentity=text? cac:AddressLine* cac:Country?',
  'cac:AddressLine': 'cbc:Line=text',
  'cac:Country': 'cbc:IdentificationCode=country?',
  'cac:PartyTaxScheme': 'cbc:CompanyID=text? cac:TaxScheme',
  'cac:TaxScheme': 'cbc:ID=text?',
  'cac:PartyLegalEntity': 'cbc:RegistrationName=text? cbc:CompanyID=text? cbc:CompanyLegalForm=text?',
  'cac:Contact': 'cbc:Name=text? cbc:Telephone=text? cbc:ElectronicMail=text?',
  'cac:PaymentMeans': 'cbc:PaymentMeansCode=text cbc:PaymentID=text* cac:PayeeFinancialAccount?',
  'cac:PayeeFinancialAccount': 'cbc:ID=text? cbc:Name=text?',
  'cac:PaymentTerms': 'cbc:Note=text*',
  'cac:AllowanceCharge':
    'cbc:ChargeIndicator=flag cbc:AllowanceChargeReasonCode=text? cbc:AllowanceChargeReason=text* cbc:MultiplierFactorNumeric=percent? cbc:Amount=amount cbc:BaseAmount=amount? cac:TaxCategory*',
  'cac:TaxTotal': 'cbc:TaxAmount=amount cac:TaxSubtotal*',
  'cac:TaxSubtotal': 'cbc:TaxableAmount=amount? cbc:TaxAmount=amount cac:TaxCategory',
  'cac:TaxCategory': CATEGORY,
  'cac:ClassifiedTaxCategory': CATEGORY,
  'cac:LegalMonetaryTotal':
    'cbc:LineExtensionAmount=amount? cbc:TaxExclusiveAmount=amount? cbc:TaxInclusiveAmount=amount? cbc:AllowanceTotalAmount=amount? cbc:ChargeTotalAmount=amount? cbc:PrepaidAmount=amount? cbc:PayableRoundingAmount=amount? cbc:PayableAmount=amount',
  'cac:Item':
    'cbc:Description=text? cbc:Name=text? cac:SellersItemIdentification? cac:ClassifiedTaxCategory*',
  'cac:Price': 'cbc:PriceAmount=price cbc:BaseQuantity=quantity?',
};

/**
 * The format UBL. `amount` has at most two decimals (BR-DEC-01 and following); a unit price may have more.
 */
export const UBL: Format = {
  prefix: 'UBL',
  shapes: SHAPES,
  kinds: {
    text: (text) => text.trim() !== '',
    day: isDay,
    currency: (text) => text === 'EUR',
    country: (text) => /^[A-Z]{2}$/.test(text),
    amount: (text) => /^-?\d+(\.\d{1,2})?$/.test(text),
    price: (text) => /^-?\d+(\.\d+)?$/.test(text),
    quantity: (text) => /^-?\d+(\.\d+)?$/.test(text),
    percent: (text) => /^\d+(\.\d+)?$/.test(text),
    flag: (text) => /^(true|false)$/.test(text),
  },
};
