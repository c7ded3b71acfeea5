// Loaded before every unit and integration test: connections to other machines fail immediately. Tests use
// stand-ins for vendors; only the database server of TEST_DATABASE_URL is allowed.

import { Socket } from 'node:net';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\]|0\.0\.0\.0)$/;

/** Thrown for a forbidden connection; the message names the address the test tried to reach. */
class NetworkDenied extends Error {
  constructor(host: string) {
    super(`Tests have no network: ${host} was called. Use a stand-in on 127.0.0.1.`);
    this.name = 'NetworkDenied';
  }
}

const { TEST_DATABASE_URL } = process.env;
const databaseHost = TEST_DATABASE_URL ? new URL(TEST_DATABASE_URL).hostname : null;

/**
 * Returns the host from the arguments of `socket.connect`, which Node sometimes passes as one normalised
 * array.
 */
function hostOf(first: unknown, second: unknown): string | null {
  if (Array.isArray(first)) return hostOf(first[0], first[1]);
  if (typeof first === 'object' && first !== null) {
    if ('path' in first && typeof first.path === 'string') return null;
    return 'host' in first && typeof first.host === 'string' ? first.host : null;
  }
  return typeof second === 'string' ? second : null;
}

const connect = Socket.prototype.connect;

function guardedConnect(this: Socket, ...parameters: unknown[]): Socket {
  const host = hostOf(parameters[0], parameters[1]);
  if (host === null || LOOPBACK.test(host) || host === databaseHost)
    return Reflect.apply(connect, this, parameters);
  // As a refused connection would: later, and as an event.
  setImmediate(() => this.destroy(new NetworkDenied(host)));
  return this;
}

const GUARDED = Symbol.for('zwartwit.network-denied');

// The files of a worker share one Socket, and each of them loads this.
if (!(GUARDED in connect)) {
  Object.defineProperty(Socket.prototype, 'connect', {
    value: Object.assign(guardedConnect, { [GUARDED]: true }),
    configurable: true,
    writable: true,
  });
}
