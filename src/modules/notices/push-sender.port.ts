// The port of push notices, delivered by the browser maker's service through the Web Push protocol.

export type PushKeys = { publicKey: string; privateKey: string };

export type OutgoingPush = {
  subscription: { endpoint: string; p256dh: string; auth: string };
  keys: PushKeys;
  /** The contact of the shop for the push service: a mail address or a page. */
  subject: string;
  /** The text, at most 3000 bytes; it is encrypted for the browser, so the service cannot read it. */
  text: string;
  /** A newer push replaces an undelivered one with the same topic. At most 32 base64url characters. */
  topic: string;
  /** Time in seconds after which an undelivered push is dropped. */
  seconds: number;
};

/** Sends a push; `gone` means that the subscription has ended permanently. Throws a temporary error. */
export type PushSender = { send(push: OutgoingPush): Promise<'delivered' | 'gone'> };
