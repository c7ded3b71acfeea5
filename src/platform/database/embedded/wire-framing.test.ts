import { describe, expect, it } from 'vitest';
import { createWireFramer, SSL_REQUEST_CODE, STARTUP_CODE, type WireUnit } from './wire-framing.ts';

function startup(code: number, body = ''): Buffer {
  const packet = Buffer.alloc(8 + body.length);
  packet.writeUInt32BE(packet.length, 0);
  packet.writeUInt32BE(code, 4);
  packet.write(body, 8);
  return packet;
}

function message(type: string, body = ''): Buffer {
  const packet = Buffer.alloc(5 + body.length);
  packet.write(type, 0);
  packet.writeUInt32BE(4 + body.length, 1);
  packet.write(body, 5);
  return packet;
}

const session = [
  startup(STARTUP_CODE, 'user\0postgres\0\0'),
  message('Q', 'select 1\0'),
  message('P', '\0select 2\0\0\0'),
  message('B', '\0\0'),
  message('E', '\0'),
  message('S'),
];

const describeUnit = (unit: WireUnit): string =>
  unit.kind === 'batch' ? `batch of ${unit.bytes.length}` : unit.kind;
const whole = ['startup', 'batch of 14', `batch of ${17 + 7 + 6 + 5}`];

describe('wire framing', () => {
  it('ends a batch at each Query and Sync, and hands extended messages over together', () => {
    const framer = createWireFramer();
    expect(session.flatMap((packet) => framer.push(packet)).map(describeUnit)).toEqual(whole);
  });

  it('gives the same batches however the bytes are cut', () => {
    const bytes = Buffer.concat(session);
    for (const size of [1, 2, 3, 7, 1000]) {
      const framer = createWireFramer();
      const units: WireUnit[] = [];
      for (let at = 0; at < bytes.length; at += size)
        units.push(...framer.push(bytes.subarray(at, at + size)));
      expect(units.map(describeUnit)).toEqual(whole);
    }
  });

  it('expects a second start-up packet after an SSL request', () => {
    const framer = createWireFramer();
    const units = framer.push(
      Buffer.concat([startup(SSL_REQUEST_CODE), startup(STARTUP_CODE), message('X')]),
    );
    expect(units.map(({ kind }) => kind)).toEqual(['startup', 'startup', 'terminate']);
  });
});
