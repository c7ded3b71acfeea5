// The named schemas of the API description (OpenAPI), so that generated clients share one `Order` and one
// `Quote` type.

import * as z from 'zod';
import { auditEntrySchema } from '#modules/audit/contract.ts';
import { blogPostSchema, generationSchema } from '#modules/blog/contract.ts';
import { packVariantSchema, productSchema, variantSchema } from '#modules/catalog/contract.ts';
import {
  checkoutStartedSchema,
  failedPaymentSchema,
  paymentOutcomeSchema,
} from '#modules/checkout/contract.ts';
import { contactSchema } from '#modules/contacts/contract.ts';
import { couponSchema } from '#modules/coupons/contract.ts';
import { draftSchema } from '#modules/drafts/contract.ts';
import { orderLabelSchema } from '#modules/fulfilment/contract.ts';
import { entrySchema, importSchema } from '#modules/imports/contract.ts';
import { orderInvoiceSchema } from '#modules/invoices/contract.ts';
import { emailTemplateSchema, mailSchema, suppressionSchema } from '#modules/mail/contract.ts';
import { libraryPictureSchema } from '#modules/media/contract.ts';
import { backupSchema, goLiveSchema, serviceSchema } from '#modules/operations/contract.ts';
import { orderDetailSchema } from '#modules/order-overview/contract.ts';
import { orderEventSchema, orderSchema } from '#modules/orders/contract.ts';
import { couponAnswerSchema, quoteSchema } from '#modules/pricing/contract.ts';
import { disputeSchema, refundSchema } from '#modules/refunds/contract.ts';
import { withdrawalSchema } from '#modules/returns/contract.ts';
import { publicReviewSchema, reviewSchema } from '#modules/reviews/contract.ts';
import { savedViewSchema, settingsSchema } from '#modules/settings/contract.ts';
import { shippingCountrySchema } from '#modules/shipping/contract.ts';
import { analyticsSchema, overviewSchema } from '#modules/statistics/contract.ts';

const named: Readonly<Record<string, z.ZodType>> = {
  Analytics: analyticsSchema,
  AuditEntry: auditEntrySchema,
  Backup: backupSchema,
  BlogPost: blogPostSchema,
  CheckoutStarted: checkoutStartedSchema,
  Contact: contactSchema,
  Coupon: couponSchema,
  CouponAnswer: couponAnswerSchema,
  Dispute: disputeSchema,
  Draft: draftSchema,
  EmailTemplate: emailTemplateSchema,
  FailedPayment: failedPaymentSchema,
  Generation: generationSchema,
  GoLive: goLiveSchema,
  Import: importSchema,
  ImportEntry: entrySchema,
  Invoice: orderInvoiceSchema,
  Label: orderLabelSchema,
  Mail: mailSchema,
  Order: orderSchema,
  OrderDetail: orderDetailSchema,
  OrderEvent: orderEventSchema,
  Overview: overviewSchema,
  PackVariant: packVariantSchema,
  PaymentOutcome: paymentOutcomeSchema,
  Picture: libraryPictureSchema,
  Product: productSchema,
  PublicReview: publicReviewSchema,
  Quote: quoteSchema,
  Refund: refundSchema,
  Review: reviewSchema,
  SavedView: savedViewSchema,
  Service: serviceSchema,
  Settings: settingsSchema,
  ShippingCountry: shippingCountrySchema,
  Suppression: suppressionSchema,
  Variant: variantSchema,
  Withdrawal: withdrawalSchema,
};

export const components = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(named)) components.add(schema, { id });
