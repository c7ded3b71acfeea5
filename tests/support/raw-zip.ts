// Writes ZIP files byte by byte, for hostile archives no library writes; every field can be wrong.

import { crc32, deflateRawSync } from 'node:zlib';

export type RawEntry = {
  name: string | Buffer;
  content?: string | Buffer;
  /** The name in the local file header; by default the name of the entry. */
  localName?: string | Buffer;
  stored?: boolean;
  /** Compressed bytes to use instead of `content`, together with `saysBytes` and `saysDigest`. */
  packed?: Buffer;
  flags?: number;
  localFlags?: number;
  method?: number;
  /** The Unix mode, in the upper half of the external attributes. */
  mode?: number;
  /** The uncompressed size in bytes that the archive declares. */
  saysBytes?: number;
  saysDigest?: number;
  extra?: Buffer;
  /** The index of another entry whose content this entry uses. */
  sharesWith?: number;
};

type Options = { saysEntries?: number; comment?: string };

const UTF8 = 0x800;

export function rawZip(entries: readonly RawEntry[], { saysEntries, comment = '' }: Options = {}): Buffer {
  const pieces: Buffer[] = [];
  const central: Buffer[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? '');
    const isStored = entry.stored || content.length === 0;
    const packed = entry.packed ?? (isStored ? content : deflateRawSync(content));
    const facts = {
      ...entry,
      method: entry.method ?? (packed === content ? 0 : 8),
      packedBytes: packed.length,
      bytes: entry.saysBytes ?? content.length,
      digest: entry.saysDigest ?? crc32(content),
    };
    const shared = entry.sharesWith === undefined ? undefined : offsets[entry.sharesWith];
    const offset = shared ?? at;
    offsets.push(offset);
    central.push(centralHeader(facts, offset));
    if (shared !== undefined) continue;
    const piece = Buffer.concat([localHeader(facts), packed]);
    pieces.push(piece);
    at += piece.length;
  }
  const table = Buffer.concat(central);
  return Buffer.concat([
    ...pieces,
    table,
    endRecord(saysEntries ?? entries.length, table.length, at, comment),
  ]);
}

type Facts = RawEntry & { method: number; packedBytes: number; bytes: number; digest: number };

function localHeader(facts: Facts): Buffer {
  const name = Buffer.from(facts.localName ?? facts.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  writeSizes(header, 6, { ...facts, flags: facts.localFlags ?? facts.flags ?? UTF8 });
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function centralHeader(facts: Facts, offset: number): Buffer {
  const name = Buffer.from(facts.name);
  const extra = facts.extra ?? Buffer.alloc(0);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE((3 << 8) | 20, 4);
  header.writeUInt16LE(20, 6);
  writeSizes(header, 8, { ...facts, flags: facts.flags ?? UTF8 });
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(((facts.mode ?? 0) << 16) >>> 0, 38);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, name, extra]);
}

function writeSizes(header: Buffer, at: number, facts: Facts & { flags: number }): void {
  header.writeUInt16LE(facts.flags, at);
  header.writeUInt16LE(facts.method, at + 2);
  header.writeUInt32LE(facts.digest, at + 8);
  header.writeUInt32LE(facts.packedBytes, at + 12);
  header.writeUInt32LE(facts.bytes, at + 16);
}

function endRecord(count: number, bytes: number, offset: number, comment: string): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment)]);
}
