// What the PostgreSQL driver takes for a socket: its bytes go to the engine's thread and the answers come
// back. Only the methods that the driver calls on a socket are here; keep-alive and Nagle mean nothing
// between threads.

import { Duplex } from 'node:stream';

export type PgliteStreamPort = {
  send(bytes: Uint8Array): void;
  hangUp(): void;
};

export class PgliteStream extends Duplex {
  readonly #port: PgliteStreamPort;

  constructor(port: PgliteStreamPort) {
    super();
    this.#port = port;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come; the driver reads everything it asked for.
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    // A copy: the driver reuses its write buffer.
    this.#port.send(Uint8Array.from(chunk));
    done();
  }

  override _final(done: () => void): void {
    this.#port.hangUp();
    done();
  }
}
