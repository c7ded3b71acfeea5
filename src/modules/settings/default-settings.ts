// The settings of a fresh shop: the figures of the specification and a company that does not exist.
// The address ends in .example, which nobody can own, so a test shop never writes to a stranger.

import type { Settings } from './contract.ts';

export const defaultSettings: Settings = {
  brand: { name: 'Zwartwit' },
  company: {
    legalName: 'Zwartwit B.V.',
    address: 'Voorbeeldstraat 1',
    postalCode: '1234 AB',
    city: 'Amsterdam',
    country: 'Nederland',
    kvkNumber: '12345678',
    vatId: 'NL123456789B01',
    email: 'hallo@zwartwit.example',
    phone: '020 123 45 67',
  },
  bank: { iban: '', accountName: '', payWithinDays: 14 },
  producer: {
    name: 'Zwartwit B.V.',
    address: 'Voorbeeldstraat 1, 1234 AB Amsterdam, Nederland',
    email: 'hallo@zwartwit.example',
  },
  social: { instagram: '', facebook: '', tiktok: '', youtube: '', pinterest: '' },
  claims: {
    rating: 4.8,
    ratingCount: 247,
    checkoutRatingCount: '300+',
    satisfiedCustomers: 247,
    guaranteeDays: 30,
    moneyBackDays: 14,
    resultDays: 14,
  },
  delivery: { cutOff: '16:00', windowFrom: '08:00', windowUntil: '18:00' },
  support: { from: '09:00', until: '17:00', answerHours: 2 },
  analytics: { googleAnalyticsId: '', tagManagerId: '', googleAdsId: '', googleAdsLabel: '' },
  checkout: { form: 'accordion' },
  vat: { oss: false },
  countdown: { enabled: true, until: 'midnight' },
  reviews: { invitationEnabled: true, invitationDays: 10 },
  writing: { dailyTokens: 100_000 },
  media: { keepUnusedDays: 30 },
  parcel: { carrier: 'postnl', packagingThickness: 4, packagingWeight: 40 },
  notifications: {
    ...{ email: '', newOrder: true, lowStock: true, dispute: true, refundFailed: true },
    ...{ unexplainedPayment: true, labelRefused: true, mailFailed: true, webhookSilent: true },
    ...{ backupLate: true, withdrawalDue: true, digest: true },
  },
  evidence: { claims: '', satisfiedCustomers: '', countdown: '', textsReviewed: '' },
  legal: { guaranteeNotice: '' },
};
