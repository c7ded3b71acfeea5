// The use cases that pages call in their loaders and actions. `main/compose/compose.ts` provides the
// implementation.

import type { BlogPost } from '#modules/blog/contract.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import type {
  ContactFormCheck,
  ContactReceived,
  SubmitContact,
  SubscriptionView,
} from '#modules/contacts/contract.ts';
import type { PaymentLinkView } from '#modules/order-changes/contract.ts';
import type { OpenedOrderLink } from '#modules/order-overview/contract.ts';
import type { PublishedPage, PublishedPages } from '#modules/pages/contract.ts';
import type { Quote } from '#modules/pricing/contract.ts';
import type { SubmitWithdrawal, WithdrawalReceipt } from '#modules/returns/contract.ts';
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

/** A review with the fields that visitors may see. */
export type StorefrontReview = PublicReview;

/** The product, as needed for its label and for the structured data. */
export type StorefrontProduct = {
  name: string;
  description: string;
  /** URL of the product picture that the operator uploaded; null to use the rendered picture. */
  imageUrl: string | null;
  benefits: readonly string[];
  /** The ingredients of the product by their international cosmetic names (INCI). */
  ingredients: string;
  warnings: string;
  /** Contents of a jar in grams, also used for the price per 100 g; null when unknown. */
  netWeightGrams: number | null;
};

/**
 * The result of opening a customer's order link, as pages use it. For the kind `order` it also has the
 * customer's next links: `brushing` leads to the brushing timer; `review` to the review form, or null when
 * the review is already written.
 */
export type OpenedOrder =
  | Exclude<OpenedOrderLink, { kind: 'order' }>
  | (Extract<OpenedOrderLink, { kind: 'order' }> & { links: { brushing: string; review: string | null } });

export type Shop = {
  /** True in test mode, where every page shows a ribbon; false in live mode, which charges real money. */
  testMode: boolean;
  now(): Date;
  /**
   * Returns whether the shop takes orders. `changesAt` is the next moment at which this or the available
   * stock may change by itself, for example when a hold ends; null when there is none.
   */
  readSelling(): Promise<{ isOpen: boolean; changesAt: Date | null }>;
  publicUrl: string;
  /** The payment provider whose form the checkout shows. */
  paymentProvider: PaymentProviderConfig;
  listPackVariants(): Promise<PackVariant[]>;
  /** Computes the quote of a pack on sale, for a country the shop sends to. */
  quotePack(variant: string, country: string): Promise<Quote>;
  /** Returns a QR code as a PNG image, including its margin. */
  drawQrCode(text: string): Promise<Buffer>;
  /** Returns the only product of the shop; null when it is not published. */
  findProduct(): Promise<StorefrontProduct | null>;
  /**
   * Returns the figures about customers that pages may show. In live mode they are counted; in test mode they
   * come from the settings.
   */
  readProof(): Promise<SocialProof>;
  /**
   * Returns the published reviews that pages may show, newest first. Sample reviews are included only in test
   * mode.
   */
  listReviews(): Promise<StorefrontReview[]>;
  /** Returns one page of the published reviews. `stars` limits it to one rating; null means all ratings. */
  readReviewPage(filter: { stars: number | null; page: number }): Promise<PublishedReviews>;
  /**
   * Returns the order behind a signed review link; `ended` when the order can no longer be reviewed, null for
   * an invalid link.
   */
  findReviewInvitation(token: string): Promise<ReviewInvitation | 'ended' | null>;
  /**
   * Stores a review, which an operator must approve before it is published. Throws a `Refusal` when its order
   * already has a review.
   */
  submitReview(review: SubmitReview): Promise<ReviewSubmitted>;
  /**
   * Stores a message or a newsletter sign-up. A sign-up must be confirmed by mail. Several calls with the
   * same `key` store it once.
   */
  recordContact(contact: SubmitContact, key?: string): Promise<ContactReceived>;
  /**
   * Signed tokens of the contact form; each contains the time of rendering and a unique key. `check` returns
   * this key, or why the token is refused: the form was sent too soon after rendering, or the token is
   * invalid.
   */
  contactForm: { createToken(): string; check(token: string): ContactFormCheck };
  /**
   * Use cases of the signed links that confirm and end a newsletter subscription. The `find` functions change
   * nothing and return null for an invalid link.
   */
  newsletter: {
    findByConfirmToken(token: string): Promise<SubscriptionView | null>;
    findByUnsubscribeToken(token: string): Promise<SubscriptionView | null>;
    confirm(token: string): Promise<void>;
    unsubscribe(token: string, by: 'page' | 'one_click'): Promise<void>;
    unsubscribeTokenFor(confirmToken: string): string | null;
  };
  /**
   * Use cases of the signed unsubscribe link in reminders and review requests. `find` changes nothing and
   * returns null for an invalid link.
   */
  mailSuppression: {
    find(token: string): Promise<{ email: string; hasStopped: boolean } | null>;
    stop(token: string, by: 'page' | 'one_click'): Promise<void>;
  };
  /** Returns the published articles, newest first. With `search` only articles that contain all its words. */
  listBlogPosts(search?: string): Promise<BlogPost[]>;
  /** Returns a published article; null when it does not exist or is not public yet. */
  findBlogPost(slug: string): Promise<BlogPost | null>;
  /** Returns an article, also an unpublished one; null when it does not exist. For operators only. */
  findBlogDraft(slug: string): Promise<BlogPost | null>;
  /** Returns the owner's published pages: landing page, menu and footer, written pages, and redirects. */
  readPages(): Promise<PublishedPages>;
  /**
   * Returns a page with its draft (`version` null) or with one of its versions; null when there is none. For
   * operators only.
   */
  findPagePreview(id: number, version: number | null): Promise<PublishedPage | null>;
  /**
   * Returns an earlier version of a policy, by version number or by the moment it applied; null when there is
   * none.
   */
  findEarlierPolicy(id: number, which: number | Date): Promise<PublishedPage | null>;
  /**
   * Returns the alternative text of a picture in the media library by its URL; empty for any other URL and
   * for null.
   */
  findPictureText(address: string | null): Promise<string>;
  getSettings(): Promise<PublicSettings>;
  /**
   * Returns every country with its shipping fee, the Netherlands and Belgium first. The shop does not send to
   * countries whose `enabled` is false.
   */
  listShippingCountries(): Promise<ShippingCountryView[]>;
  /**
   * Returns the state of a recovery mail's link for this visitor, without changing anything. `open`: the link
   * can be used. `paid`: the basket was paid already. `spent`: the link was used in another browser, or the
   * basket now belongs to another customer. `invalid`: the link is unknown or expired, or the basket was
   * deleted.
   */
  findRecovery(
    token: string,
    currentSession: string | null,
  ): Promise<{ kind: 'open' | 'paid' | 'spent' | 'invalid' }>;
  /** Returns the payment behind a customer's link to pay a difference; null for an invalid link. */
  openPaymentLink(token: string): Promise<PaymentLinkView | null>;
  /**
   * Returns the order behind a customer's link. `kind` is `asks` for an old link, whose question the customer
   * must answer first, and `unknown` for an invalid one.
   */
  openOrderLink(token: string): Promise<OpenedOrder>;
  /**
   * Checks the answer to the question of an old link. Returns a link that opens the order for a day; null for
   * a wrong answer.
   */
  answerOrderLink(token: string, answer: string): Promise<string | null>;
  /**
   * Returns an invoice or credit note (PDF) of the order behind a link; null when there is none. When
   * `number` is null, it is the invoice of the order itself.
   */
  findInvoiceByToken(
    token: string,
    number: string | null,
  ): Promise<{ filename: string; content: Uint8Array } | null>;
  /**
   * Returns the return label (PDF) with this reference, of the order behind a link; null when there is none.
   */
  findReturnLabelByToken(
    token: string,
    reference: string,
  ): Promise<{ filename: string; content: Uint8Array } | null>;
  /**
   * Records a withdrawal declaration and sends its receipt by mail. Several calls with the same content and
   * key record it once.
   */
  submitWithdrawal(
    withdrawal: SubmitWithdrawal,
    sender: { address: string; key: string },
  ): Promise<WithdrawalReceipt>;
};
