// The port of push notices to browsers. The push service of the browser's maker delivers them, through the
// Web Push protocol.

export type PushKeys = { publicKey: string; privateKey: string };

export type OutgoingPush = {
  subscription: { endpoint: string; p256dh: string; auth: string };
  keys: PushKeys;
  /** The contact address of the shop for the push service: a mail address or a web page. */
  subject: string;
  /** The text, at most 3000 bytes. It is encrypted for the browser, so the push service cannot read it. */
  text: string;
  /**
   * The topic, at most 32 base64url characters. A newer push replaces an undelivered push with the same
   * topic.
   */
  topic: string;
  /** The time in seconds after which an undelivered push is dropped. */
  seconds: number;
};

/**
 * Sends a push to a browser. `gone` means that the subscription has ended permanently. Throws when the push
 * can be tried again later.
 */
export type PushSender = { send(push: OutgoingPush): Promise<'delivered' | 'gone'> };
