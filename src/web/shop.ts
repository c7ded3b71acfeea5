// The use cases pages call in their loaders. `main/compose/compose.ts` provides them; no page knows the
// implementation.

import type { BlogPost } from '#modules/blog/contract.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import type {
  ContactFormCheck,
  ContactReceived,
  SubmitContact,
  SubscriptionView,
} from '#modules/contacts/contract.ts';
import type {
  OpenedOrderLink,
  PaymentLinkView,
  SubmitWithdrawal,
  WithdrawalReceipt,
} from '#modules/orders/contract.ts';
import type { PublishedPage, PublishedPages } from '#modules/pages/contract.ts';
import type { Quote } from '#modules/pricing/contract.ts';
import type {
  PublicReview,
  PublishedReviews,
  ReviewInvitation,
  ReviewSubmitted,
  SocialProof,
  SubmitReview,
} from '#modules/reviews/contract.ts';
import type { PublicSettings } from '#modules/settings/contract.ts';
import type { ShippingCountryView } from '#modules/shipping/contract.ts';
import type { PaymentProviderConfig } from './checkout/payment/payment-kit.ts';

/** A review as the storefront shows it. */
export type StorefrontReview = PublicReview;

/** The product's data for its label text and for the structured data. */
export type StorefrontProduct = {
  name: string;
  description: string;
  /** The URL of the picture the operator uploaded; null means the rendered one. */
  imageUrl: string | null;
  benefits: readonly string[];
  /** The ingredients by their international cosmetic names (INCI). */
  ingredients: string;
  warnings: string;
  /** The contents of a jar in grams, also for the price per 100 g; null when unknown. */
  netWeightGrams: number | null;
};

/**
 * An opened order with the customer's next links: the brushing timer, and the review when it is not written
 * yet (else null).
 */
export type OpenedOrder =
  | Exclude<OpenedOrderLink, { kind: 'order' }>
  | (Extract<OpenedOrderLink, { kind: 'order' }> & { links: { brushing: string; review: string | null } });

export type Shop = {
  /**
   * Whether the shop is in test mode. Live mode charges real money; test mode shows a ribbon on every page.
   */
  testMode: boolean;
  now(): Date;
  /**
   * Whether the shop takes orders, and when this or the available stock may change by itself; null when
   * neither will.
   */
  readSelling(): Promise<{ isOpen: boolean; changesAt: Date | null }>;
  publicUrl: string;
  /** The payment provider whose form the checkout shows. */
  paymentProvider: PaymentProviderConfig;
  listPackVariants(): Promise<PackVariant[]>;
  /** The quote of a pack on sale, for a country the shop sends to. */
  quotePack(variant: string, country: string): Promise<Quote>;
  /** Draws a QR code as a PNG with its margin. */
  drawQrCode(text: string): Promise<Buffer>;
  /** The only product of the shop; null when none is published. */
  findProduct(): Promise<StorefrontProduct | null>;
  /**
   * The figures about customers the shop may show: counted in a live shop, from the settings in a test shop.
   */
  readProof(): Promise<SocialProof>;
  /** The published reviews the storefront may show, newest first; sample reviews only in test mode. */
  listReviews(): Promise<StorefrontReview[]>;
  /** One page of the published reviews, or of those with `stars` stars (null for all). */
  readReviewPage(filter: { stars: number | null; page: number }): Promise<PublishedReviews>;
  /**
   * The order behind a signed review link; `ended` when it can no longer be reviewed, null for an invalid
   * link.
   */
  findReviewInvitation(token: string): Promise<ReviewInvitation | 'ended' | null>;
  /** Stores a review for approval by an operator. Throws a Refusal when its order already has one. */
  submitReview(review: SubmitReview): Promise<ReviewSubmitted>;
  /**
   * Stores a message or a newsletter sign-up; a sign-up must be confirmed by mail. Calls with the same `key`
   * are stored once.
   */
  recordContact(contact: SubmitContact, key?: string): Promise<ContactReceived>;
  /**
   * Signed tokens of the contact form, with the time the form was drawn and a unique key: they cannot be
   * forged.
   */
  contactForm: { createToken(): string; check(token: string): ContactFormCheck };
  /** The signed links of the newsletter. The `find` functions change nothing. */
  newsletter: {
    findByConfirmToken(token: string): Promise<SubscriptionView | null>;
    findByUnsubscribeToken(token: string): Promise<SubscriptionView | null>;
    confirm(token: string): Promise<void>;
    unsubscribe(token: string, by: 'page' | 'one_click'): Promise<void>;
    unsubscribeTokenFor(confirmToken: string): string | null;
  };
  /** The signed unsubscribe link of reminders and review requests. `find` changes nothing. */
  mailSuppression: {
    find(token: string): Promise<{ email: string; hasStopped: boolean } | null>;
    stop(token: string, by: 'page' | 'one_click'): Promise<void>;
  };
  /** Published articles, newest first; with `search` only articles that contain all its words. */
  listBlogPosts(search?: string): Promise<BlogPost[]>;
  /** A published article; null when it does not exist or readers may not see it yet. */
  findBlogPost(slug: string): Promise<BlogPost | null>;
  /** As `findBlogPost`, including unpublished articles: for operators only. */
  findBlogDraft(slug: string): Promise<BlogPost | null>;
  /** The owner's published pages: landing page, menu and footer, written pages, and redirects. */
  readPages(): Promise<PublishedPages>;
  /**
   * A page with its draft (`version` null) or one of its versions: for operators only. Null when there is
   * none.
   */
  findPagePreview(id: number, version: number | null): Promise<PublishedPage | null>;
  /** An earlier version of a policy, by number or by date; null when there is none. */
  findEarlierPolicy(id: number, which: number | Date): Promise<PublishedPage | null>;
  /** The alternative text of a picture in the media library; empty for any other address. */
  findPictureText(address: string | null): Promise<string>;
  getSettings(): Promise<PublicSettings>;
  /**
   * Every country with its shipping fee, the Netherlands and Belgium first. The shop does not send to
   * countries with `enabled` false.
   */
  listShippingCountries(): Promise<ShippingCountryView[]>;
  /** The state of the link in a recovery mail for this visitor. Changes nothing. */
  findRecovery(
    token: string,
    currentSession: string | null,
  ): Promise<{ kind: 'open' | 'paid' | 'spent' | 'invalid' }>;
  /** The payment behind a customer's link to pay a difference; null for an invalid link. */
  openPaymentLink(token: string): Promise<PaymentLinkView | null>;
  /** The order behind a customer's link; an old link first asks the customer a question. */
  openOrderLink(token: string): Promise<OpenedOrder>;
  /**
   * Checks the answer to an old link's question. Returns a link that opens the order for a day; null for a
   * wrong answer.
   */
  answerOrderLink(token: string, answer: string): Promise<string | null>;
  /**
   * An invoice or credit note of the order behind a link; `number` null means the order's own invoice. Null
   * when there is none.
   */
  findInvoiceByToken(
    token: string,
    number: string | null,
  ): Promise<{ filename: string; content: Uint8Array } | null>;
  /** The return label of the order behind a link; null when there is none. */
  findReturnLabelByToken(
    token: string,
    reference: string,
  ): Promise<{ filename: string; content: Uint8Array } | null>;
  /**
   * Records a withdrawal declaration and queues its receipt. The same content with the same key is recorded
   * once.
   */
  submitWithdrawal(
    withdrawal: SubmitWithdrawal,
    sender: { address: string; key: string },
  ): Promise<WithdrawalReceipt>;
};
