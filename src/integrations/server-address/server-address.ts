// Parses SMTP_URL and IMAP_URL into connection options; encryption is required, not optional.

/** The default ports by variable: with STARTTLS and with TLS from the first byte. */
const PORTS = { SMTP_URL: [587, 465], IMAP_URL: [143, 993] } as const;

type ServerAddress = {
  host: string;
  port: number;
  /** Whether TLS starts with the first byte (smtps, imaps). */
  secure: boolean;
  /** Whether STARTTLS is required; when the server does not offer it, nothing is sent. */
  requireTLS: boolean;
  ignoreTLS: boolean;
  auth?: { user: string; pass: string };
};

/**
 * Parses smtp://user:password@host:587 or smtps://…:465, imap://…:143 or imaps://…:993. Connections without
 * encryption are allowed only to this machine or with `?tls=off`. Throws for `?tls=off` with smtps or imaps,
 * or with a password to another machine, because it would travel unencrypted.
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
