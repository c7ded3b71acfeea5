// A socket for the PostgreSQL driver that sends its bytes to the engine's thread and receives the answers. It
// has only the methods the driver calls.

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
