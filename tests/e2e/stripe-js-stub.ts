// A stub of Stripe.js: it renders boxes, records its calls and lets the test decide the result of a payment.
// It is served at the address of Stripe's script, so that the page's Content-Security-Policy and loading are
// tested too.

/**
 * The result of a payment in the stub, as Stripe.js returns it. The test decides it, in the process in which
 * the stand-in of Stripe runs.
 */
export type PlayedPayment = { paymentIntent?: { id: string; status: string }; error?: object };

export type StubCall = { name: string; argument: unknown };

declare global {
  interface Window {
    stripeCalls: StubCall[];
    /** Confirms the payment on the stand-in of Stripe; the test provides this function. */
    playStripe(clientSecret: string): Promise<PlayedPayment>;
    /** Simulates a press on a wallet's button: `resolve` opens the wallet, `reject` does not. */
    pressWallet(): void;
    /** Simulates the choice of an address in that country in the wallet. */
    moveWallet(country: string): void;
    /**
     * Simulates the customer's approval in the wallet; `paymentFailed` tells the wallet that the payment
     * failed.
     */
    confirmWallet(agreed: object): void;
  }
}

/** Installs the stub. The function runs in the page, so it must not use anything outside itself. */
export function installStripeStub(): void {
  type Handler = (payload: object) => void;
  const handlers = new Map<string, Handler[]>();
  window.stripeCalls = [];
  const note = (name: string, argument: unknown) => {
    window.stripeCalls.push({ name, argument: JSON.parse(JSON.stringify(argument ?? null)) });
  };
  const noting = (name: string) => (argument: unknown) => note(name, argument);
  const fire = (type: string, event: string, payload: object) => {
    for (const handler of handlers.get(`${type}:${event}`) ?? []) handler(payload);
  };
  window.pressWallet = () =>
    fire('expressCheckout', 'click', { resolve: noting('resolve'), reject: noting('reject') });
  window.moveWallet = (country) =>
    fire('expressCheckout', 'shippingaddresschange', {
      name: 'S. de V.',
      address: { country, city: '', state: '', postal_code: '' },
      resolve: noting('resolve'),
      reject: noting('reject'),
    });
  window.confirmWallet = (agreed) =>
    fire('expressCheckout', 'confirm', { ...agreed, paymentFailed: noting('paymentFailed') });

  function createElement(type: string, options: unknown) {
    note(`create:${type}`, options);
    const box = document.createElement('div');
    box.textContent = type === 'payment' ? 'Betaalmethoden van Stripe' : 'Wallets van Stripe';
    return {
      on(event: string, handler: Handler) {
        handlers.set(`${type}:${event}`, [...(handlers.get(`${type}:${event}`) ?? []), handler]);
        return this;
      },
      off(event: string, handler: Handler) {
        const left = (handlers.get(`${type}:${event}`) ?? []).filter((each) => each !== handler);
        handlers.set(`${type}:${event}`, left);
        return this;
      },
      mount(target: HTMLElement) {
        target.append(box);
        const wallets = { applePay: true, googlePay: true, paypal: true, link: true, amazonPay: false };
        setTimeout(() => fire(type, 'ready', { elementType: type, availablePaymentMethods: wallets }));
      },
      update: (changed: unknown) => note(`update:${type}`, changed),
      destroy: () => box.remove(),
      unmount: () => box.remove(),
    };
  }

  function createGroup(options: { clientSecret: string }) {
    note('elements', options);
    return {
      options,
      create: createElement,
      getElement: () => null,
      on: () => undefined,
      off: () => undefined,
      update: (changed: unknown) => note('elements.update', changed),
      submit: async () => {
        note('submit', null);
        return { selectedPaymentMethod: 'ideal' };
      },
      fetchUpdates: async () => {
        note('fetchUpdates', null);
        return {};
      },
    };
  }

  const instance = {
    elements: createGroup,
    createToken: async () => ({}),
    createPaymentMethod: async () => ({}),
    confirmCardPayment: async () => ({}),
    confirmPayment: async (given: { elements: { options: { clientSecret: string } } }) => {
      const { elements, ...rest } = given;
      note('confirmPayment', rest);
      return window.playStripe(elements.options.clientSecret);
    },
  };
  const Stripe = (key: string, options: object) => {
    note('Stripe', { key, options });
    return instance;
  };
  // Not by assignment: the package declares the real one's type for this name.
  Reflect.set(window, 'Stripe', Object.assign(Stripe, { version: 'endive' }));
}
