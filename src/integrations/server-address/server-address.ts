// Reads SMTP_URL and IMAP_URL into what their connections need, with encryption as the rule and not as a
// wish.

/** By variable: without and with encryption from the first byte. */
const PORTS = { SMTP_URL: [587, 465], IMAP_URL: [143, 993] } as const;

type ServerAddress = {
  host: string;
  port: number;
  /** Encrypted from the first byte (smtps, imaps). */
  secure: boolean;
  /** Nothing is said unless the server offers STARTTLS. */
  requireTLS: boolean;
  ignoreTLS: boolean;
  auth?: { user: string; pass: string };
};

/**
 * smtp://user:password@host:587 or smtps://…:465, imap://…:143 or imaps://…:993. Without encryption only to
 * this machine, or when `?tls=off` says so; a password never travels in the open, so the two together throw.
 */
export function readServerAddress(variable: keyof typeof PORTS, text: string): ServerAddress {
  const url = new URL(text);
  const secure = url.protocol.endsWith('s:');
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  const isOff = url.searchParams.get('tls') === 'off';
  if (isOff && (secure || (url.username && !isHere))) {
    throw new Error(
      `${variable}: tls=off neither goes with ${url.protocol.slice(0, 4)}s nor with a password`,
    );
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : PORTS[variable][secure ? 1 : 0],
    secure,
    requireTLS: !secure && !isHere && !isOff,
    ignoreTLS: !secure && (isHere || isOff),
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
  };
}
