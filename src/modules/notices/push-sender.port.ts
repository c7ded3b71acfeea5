// What the shop asks of whoever brings a notice to a browser: the service of that browser's maker, by the Web
// Push protocol.

export type PushKeys = { publicKey: string; privateKey: string };

export type OutgoingPush = {
  subscription: { endpoint: string; p256dh: string; auth: string };
  keys: PushKeys;
  /** Whom the service may write to about the shop: a mail address or a page. */
  subject: string;
  /** Encrypted for the browser: nobody on the way reads it. At most 3000 bytes. */
  text: string;
  /**
   * A later one of the same topic takes the place of one that has not arrived. At most 32 signs of base64url.
   */
  topic: string;
  /** How long it is worth to be told. */
  seconds: number;
};

/** `gone`: the browser wants no more of them, for good. Throws what may pass by waiting. */
export type PushSender = { send(push: OutgoingPush): Promise<'delivered' | 'gone'> };
