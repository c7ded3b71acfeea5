// The port of push notices to browsers. The push service of the browser's maker delivers them, through the
// Web Push protocol.

export type PushKeys = { publicKey: string; privateKey: string };

export type OutgoingPush = {
  subscription: { endpoint: string; p256dh: string; auth: string };
  keys: PushKeys;
  /** Contact address that the shop gives to the push service: a mail address or a web page. */
  subject: string;
  /**
   * Content of a push, at most 3000 bytes. It is encrypted for the browser, so the push service cannot read
   * it.
   */
  text: string;
  /**
   * Topic of a push, at most 32 base64url characters. A newer push replaces an undelivered push with the same
   * topic.
   */
  topic: string;
  /** Time in seconds after which the push service drops an undelivered push. */
  seconds: number;
};

/**
 * Sends a push to a browser. `gone` means that the subscription has ended permanently. Throws when the push
 * can be tried again later.
 */
export type PushSender = { send(push: OutgoingPush): Promise<'delivered' | 'gone'> };
