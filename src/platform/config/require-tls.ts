// Refuses connections to other machines that would send keys or personal data without TLS. Also refuses a
// live payment key together with the address of a stand-in.

import { paymentFaults, paymentServices } from './payments/payment-services.ts';
import type { EnvironmentText } from './variables.ts';

/**
 * Pairs of an address variable and the variable of the key sent to that address. The address is checked only
 * when the key is set.
 */
const CONNECTIONS = [
  ...paymentServices.map(({ apiBase, key }) => [apiBase, key] as const),
  ['SENDY_API_BASE', 'SENDY_TOKEN'],
  ['AI_BASE_URL', 'AI_API_KEY'],
  ['S3_ENDPOINT', 'S3_SECRET_ACCESS_KEY'],
  ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_SECRET_ACCESS_KEY'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS'],
] as const;

/**
 * Address variables of storage services, which may run without TLS on a private network when their address
 * ends in `?tls=off`.
 */
const MAY_OPT_OUT: readonly string[] = ['S3_ENDPOINT', 'BACKUP_S3_ENDPOINT'];

const ENCRYPTED = ['require', 'verify-ca', 'verify-full'];

/**
 * Lists the errors in addresses and payment keys, one line each: connections to other machines without TLS,
 * live payment keys that would go to a stand-in, and contradictory payment variables. Empty when there are
 * none.
 */
export function findUnencryptedConnections(env: EnvironmentText): string[] {
  const faults = CONNECTIONS.filter(
    ([variable, key]) =>
      env[key] &&
      isUnencrypted(env[variable]) &&
      !(MAY_OPT_OUT.includes(variable) && optsOutOfTls(env[variable])),
  ).map(
    ([variable, key]) =>
      `${variable}: must be https, or ${key} travels in the open${MAY_OPT_OUT.includes(variable) ? '; ?tls=off behind it when the road to that machine is your own' : ''}`,
  );
  faults.push(...paymentFaults(env));
  for (const { name, key, apiBase, isLive } of paymentServices)
    if (isLive(env[key] ?? '') && isRemote(env[apiBase]))
      faults.push(`${apiBase}: is for tests; a live key goes to ${name}, or stays on this machine`);
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])
    if (isUnencryptedDatabase(env[name]))
      faults.push(
        `${name}: add sslmode=verify-full, or sslmode=disable when the road to that machine is your own`,
      );
  return faults;
}

/** Returns the address of a storage service without its `tls` parameter. */
export function stripTlsParameter(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('tls');
  return url.href.replace(/\/$/, '');
}

function optsOutOfTls(address: string | undefined): boolean {
  return address !== undefined && new URL(address).searchParams.get('tls') === 'off';
}

function isUnencrypted(address: string | undefined): boolean {
  return isRemote(address) && new URL(address).protocol === 'http:';
}

function isRemote(address: string | undefined): address is string {
  return address !== undefined && URL.canParse(address) && !isLoopback(new URL(address).hostname);
}

/**
 * True when a database address leads to another machine and its `sslmode` neither demands encryption
 * (`require`, `verify-ca`, `verify-full`) nor switches it off explicitly (`disable`).
 */
function isUnencryptedDatabase(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? hostname;
  const mode = searchParams.get('sslmode') ?? '';
  const isSocket = host === '' || host.startsWith('/') || host.startsWith('%2F');
  return !isSocket && !isLoopback(host) && mode !== 'disable' && !ENCRYPTED.includes(mode);
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    hostname === '::1' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
