// Reads SMTP_URL into what the connection needs, with encryption as the rule and not as a wish.

type ServerAddress = {
  host: string;
  port: number;
  /** Encrypted from the first byte (smtps). */
  secure: boolean;
  /** No mail leaves unless the server offers STARTTLS. */
  requireTLS: boolean;
  ignoreTLS: boolean;
  auth?: { user: string; pass: string };
};

/**
 * smtp://user:password@host:587 or smtps://…:465. Without encryption only to this machine, or when `?tls=off` says so; a
 * password never travels in the open, so the two together throw.
 */
export function readServerAddress(text: string): ServerAddress {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  const isOff = url.searchParams.get('tls') === 'off';
  if (isOff && (secure || (url.username && !isHere))) {
    throw new Error('SMTP_URL: tls=off neither goes with smtps nor with a password');
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !isHere && !isOff,
    ignoreTLS: !secure && (isHere || isOff),
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
  };
}
