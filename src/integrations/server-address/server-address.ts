// Parses the environment variables SMTP_URL and IMAP_URL into connection options. Encryption is required by
// default.

/** The default ports by variable: first with STARTTLS, then with TLS from the first byte. */
const PORTS = { SMTP_URL: [587, 465], IMAP_URL: [143, 993] } as const;

type ServerAddress = {
  host: string;
  port: number;
  /** True when TLS starts with the first byte of a connection to the mail server (smtps, imaps). */
  secure: boolean;
  /** True when STARTTLS is required; nothing is sent to a mail server that does not offer it. */
  requireTLS: boolean;
  ignoreTLS: boolean;
  auth?: { user: string; pass: string };
};

/**
 * Parses smtp://user:password@host:587 or smtps://…:465, imap://…:143 or imaps://…:993. A connection without
 * encryption is allowed only to this machine or with `?tls=off`. Throws for `?tls=off` with smtps or imaps.
 * Also throws for `?tls=off` with a password to another machine, because the password would travel
 * unencrypted.
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
