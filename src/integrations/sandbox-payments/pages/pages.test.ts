// Tests the text of the sandbox pages, and that inserted values never become markup. The look and the
// behaviour in a browser are not tested here.

import { describe, expect, it } from 'vitest';
import { escapeHtml } from '#shared/escape-html.ts';
import { html } from './html.ts';
import { renderNotFoundPage } from './not-found-page.ts';
import { renderStatePage } from './state-page.ts';
import { renderStepPage } from './step-page.ts';
import { stylesheet } from './stylesheet.ts';

const hostile = `"><script>alert('x')</script>&`;
const payment = { id: 'pi_AAAAAAAAAAAAAAAA12345678', amount: 2495, method: 'ideal', failureMessage: null };
const bankPage = (change: object = {}) =>
  renderStepPage({ shopName: 'Zwartwit', step: 'bank', payment, returnUrl: '/checkout-success', ...change });

describe('escaping', () => {
  it('turns every character with a meaning in HTML into an entity', () => {
    expect(escapeHtml(`&<>"'`)).toBe('&amp;&lt;&gt;&quot;&#39;');
  });

  it('happens to every text in a template but not to templates in it', () => {
    expect(html`<p title="${hostile}">${html`<b>${'<'}</b>`}</p>`.markup).toBe(
      `<p title="${escapeHtml(hostile)}"><b>&lt;</b></p>`,
    );
  });

  it('covers shop name, method, id, return address and failure text on every page', () => {
    const pages = [
      bankPage({
        shopName: hostile,
        returnUrl: hostile,
        payment: { ...payment, id: hostile, method: hostile },
      }),
      renderStepPage({
        shopName: hostile,
        step: '3ds',
        payment: { ...payment, id: hostile },
        returnUrl: hostile,
      }),
      renderStatePage({
        shopName: hostile,
        payment: { ...payment, status: 'requires_payment_method', failureMessage: hostile },
        returnUrl: hostile,
      }),
      renderNotFoundPage({ shopName: hostile }),
    ];
    for (const page of pages) {
      expect(page).not.toContain('<script');
      expect(page).not.toContain('">&');
    }
  });
});

describe('bank page', () => {
  it('shows shop, amount, method, three decisions and a way to give up', () => {
    const page = bankPage();
    for (const text of [
      'Betaling aan Zwartwit',
      '€24,95',
      'iDEAL | Wero',
      'Betaling goedkeuren',
      'Betaling weigeren',
      'Later betalen',
      'Annuleren en terug naar de winkel',
      'Testmodus – er wordt niets afgeschreven',
    ]) {
      expect(page).toContain(text);
    }
    expect(bankPage({ payment: { ...payment, method: 'bancontact' } })).toContain('Bancontact');
  });

  it('is a plain Dutch form without script or inline style', () => {
    const page = bankPage();
    expect(page).toContain('<html lang="nl">');
    expect(page).toContain(`<form method="post" action="/sandbox/bank/${payment.id}">`);
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  });
});

describe('3-D Secure page', () => {
  it('offers to confirm or refuse, and nothing else', () => {
    const page = renderStepPage({ shopName: 'Zwartwit', step: '3ds', payment, returnUrl: '/' });
    expect(page).toContain('>Bevestigen</button>');
    expect(page).toContain('>Weigeren</button>');
    expect(page).not.toContain('Later betalen');
  });
});

describe('state page', () => {
  for (const [status, title] of [
    ['succeeded', 'Deze betaling is gelukt'],
    ['processing', 'Deze betaling wordt verwerkt'],
    ['canceled', 'Deze betaling is geannuleerd'],
    ['requires_payment_method', 'Deze betaling staat niet open'],
  ] as const) {
    it(`says of ${status}: ${title}`, () => {
      const page = renderStatePage({
        shopName: 'Zwartwit',
        payment: { ...payment, status },
        returnUrl: '/terug',
      });
      expect(page).toContain(title);
      expect(page).toContain('<a class="button" href="/terug">Terug naar de winkel</a>');
      expect(page).not.toContain('<form');
    });
  }
});

describe('style sheet', () => {
  it('loads nothing from elsewhere', () => expect(stylesheet).not.toMatch(/url\(|@import/));
});
