// The terms an engineer searches for in the code of a web shop, each with the pattern that finds it in a file
// name or in the title of a decision record.

const TERMS: Record<string, RegExp> = {
  supervisor: /supervis/,
  'graceful shutdown': /graceful-shutdown/,
  'connection draining': /drain/,
  optimistic: /optimistic/,
  SSRF: /ssrf/,
  retention: /retention|delete-expired/,
  'data export': /export-personal-data|data-export/,
  erasure: /erasure/,
  autosave: /autosave/,
  'deferred scripts': /defer/,
  prefetch: /prefetch/,
  semaphore: /semaphore/,
  TLS: /tls/,
  'file permissions': /permissions/,
  screenshot: /screenshot/,
  're-authentication': /re-?authenticat/,
  mounted: /mounted/,
  memoize: /memoize/,
  cache: /cache/,
  'circuit breaker': /circuit-breaker/,
  redirect: /redirect/,
  'rate limit': /rate-limit/,
  'concurrency limit': /concurrency/,
  'load shedding': /load-shedding|shed/,
  'client address': /client-address/,
  'timing-safe comparison': /timing-safe/,
  CSRF: /csrf/,
  CSP: /csp|content-security-policy/,
  session: /session/,
  'second factor': /second-factor|totp/,
  'password hashing': /password/,
  'audit log': /audit/,
  encryption: /encrypt|keyring/,
  webhook: /webhook/,
  idempotency: /idempoten/,
  outbox: /outbox/,
  'job queue': /job-queue|queue/,
  migration: /migration/,
  replica: /replica/,
  'connection pool': /pool/,
  transaction: /transaction/,
  backup: /backup/,
  restore: /restore/,
  'point-in-time recovery': /point-in-time/,
  'health check': /health/,
  metrics: /metrics/,
  tracing: /trace/,
  alerts: /alert/,
  refund: /refund/,
  dispute: /dispute/,
  invoice: /invoice/,
  coupon: /coupon/,
  VAT: /vat/,
  bounce: /bounce/,
  unsubscribe: /unsubscribe/,
  'structured data': /structured-data|json-ld/,
  sitemap: /sitemap/,
  'service worker': /service-worker/,
  'chaos test': /chaos/,
  fuzzing: /fuzz/,
  benchmark: /bench/,
};

/**
 * Returns all terms, and as `missing` the terms that occur in no file name and in no title of a decision
 * record.
 */
export function findSearchTerms(paths: readonly string[]): { terms: string[]; missing: string[] } {
  const names = paths.map((path) => path.toLowerCase());
  const missing = Object.entries(TERMS).filter(([, pattern]) => !names.some((name) => pattern.test(name)));
  return { terms: Object.keys(TERMS), missing: missing.map(([term]) => term) };
}
