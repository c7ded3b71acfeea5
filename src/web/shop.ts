// The use cases pages call in their loaders. `main/compose/compose.ts` fills it; no page knows how.

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

/** The product as its label and the structured data tell of it. */
export type StorefrontProduct = {
  name: string;
  description: string;
  /** The operator's own picture; null leaves it to the rendered one. */
  imageUrl: string | null;
  benefits: readonly string[];
  /** In the international names of cosmetics (INCI). */
  ingredients: string;
  warnings: string;
  /** What a jar holds, also for the price per 100 g; null when it is not known. */
  netWeightGrams: number | null;
};

/** With what its customer can go on to: the timer, and the review that is still to be written. */
export type OpenedOrder =
  | Exclude<OpenedOrderLink, { kind: 'order' }>
  | (Extract<OpenedOrderLink, { kind: 'order' }> & { links: { brushing: string; review: string | null } });

export type Shop = {
  /** Live mode charges real money; test mode shows its ribbon on every page. */
  testMode: boolean;
  now(): Date;
  /** Whether the shop takes orders, and when that or what is left of its packs may change by itself. */
  readSelling(): Promise<{ isOpen: boolean; changesAt: Date | null }>;
  publicUrl: string;
  /** Whose payment form the checkout shows. */
  paymentProvider: PaymentProviderConfig;
  listPackVariants(): Promise<PackVariant[]>;
  /** What a pack on sale costs in a country the shop sends to. */
  quotePack(variant: string, country: string): Promise<Quote>;
  /** A code to scan, as a picture (PNG) with its margin. */
  drawQrCode(text: string): Promise<Buffer>;
  /** The one product; null when none is published. */
  findProduct(): Promise<StorefrontProduct | null>;
  /** What may be said of what customers think: counted in a shop that sells, as set in a test shop. */
  readProof(): Promise<SocialProof>;
  /** The published reviews the storefront may show, newest first; samples only in test mode. */
  listReviews(): Promise<StorefrontReview[]>;
  /** A page of all of them, or of those with so many stars. */
  readReviewPage(filter: { stars: number | null; page: number }): Promise<PublishedReviews>;
  /** What a signed review link says of its order; null when it proves nothing. */
  findReviewInvitation(token: string): Promise<ReviewInvitation | 'ended' | null>;
  /** Keeps a review until a person has looked at it. Throws a Refusal when its order has one already. */
  submitReview(review: SubmitReview): Promise<ReviewSubmitted>;
  /**
   * Keeps a message or a sign-up for the newsletter, whose owner is then asked to confirm. The same key is
   * one message.
   */
  recordContact(contact: SubmitContact, key?: string): Promise<ContactReceived>;
  /** When a form was drawn, and which of all drawn it is: signed, so that nobody makes one. */
  contactForm: { createToken(): string; check(token: string): ContactFormCheck };
  /** The signed links of the newsletter. Looking changes nothing. */
  newsletter: {
    findByConfirmToken(token: string): Promise<SubscriptionView | null>;
    findByUnsubscribeToken(token: string): Promise<SubscriptionView | null>;
    confirm(token: string): Promise<void>;
    unsubscribe(token: string, by: 'page' | 'one_click'): Promise<void>;
    unsubscribeTokenFor(confirmToken: string): string | null;
  };
  /** The signed link of reminders and review requests. Looking changes nothing. */
  stopMail: {
    find(token: string): Promise<{ email: string; hasStopped: boolean } | null>;
    stop(token: string, by: 'page' | 'one_click'): Promise<void>;
  };
  /** Published articles, newest first; with a search only those in which all its words occur. */
  listBlogPosts(search?: string): Promise<BlogPost[]>;
  /** Null when there is no such article, or readers may not see it yet. */
  findBlogPost(slug: string): Promise<BlogPost | null>;
  /** As `findBlogPost`, with what is not published: for the operator only. */
  findBlogDraft(slug: string): Promise<BlogPost | null>;
  /** What the owner wrote and published: landing page, menu and footer, texts, and addresses that lead on. */
  readPages(): Promise<PublishedPages>;
  /** A page with its draft in it, or with one of its versions: for operators only. */
  findPagePreview(id: number, version: number | null): Promise<PublishedPage | null>;
  /** A text of the law as readers saw it before. */
  findEarlierPolicy(id: number, which: number | Date): Promise<PublishedPage | null>;
  /** What is to be seen on a picture of the media library; empty for any other address. */
  findPictureText(address: string | null): Promise<string>;
  getSettings(): Promise<PublicSettings>;
  /** Every country with its fee, the Netherlands and Belgium first; `enabled` false is not served. */
  listShippingCountries(): Promise<ShippingCountryView[]>;
  /** What the link of a recovery mail is worth to this visitor. Looking changes nothing. */
  findRecovery(
    token: string,
    currentSession: string | null,
  ): Promise<{ kind: 'open' | 'paid' | 'spent' | 'invalid' }>;
  /** What a customer finds behind the link to pay a difference; null for a link that is not ours. */
  openPaymentLink(token: string): Promise<PaymentLinkView | null>;
  /** The order behind a customer's link, or what an old link asks first. */
  openOrderLink(token: string): Promise<OpenedOrder>;
  /** A link that opens the order for a day, or null for a wrong answer. */
  answerOrderLink(token: string, answer: string): Promise<string | null>;
  /** An invoice or credit note of that order, its own invoice without a number; null when there is none. */
  findInvoiceByToken(
    token: string,
    number: string | null,
  ): Promise<{ filename: string; content: Uint8Array } | null>;
  /** The label of a return of that order; null when there is none. */
  findReturnLabelByToken(
    token: string,
    reference: string,
  ): Promise<{ filename: string; content: Uint8Array } | null>;
  /** Records a declaration and queues its receipt. The same content with the same key is recorded once. */
  submitWithdrawal(
    withdrawal: SubmitWithdrawal,
    sender: { address: string; key: string },
  ): Promise<WithdrawalReceipt>;
};
