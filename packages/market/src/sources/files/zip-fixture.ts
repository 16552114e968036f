import { crc32, deflateRawSync } from "node:zlib";

/** An entry as a test wants it, with the lies it is to tell. */
export interface PlantedEntry {
  readonly name: string;
  readonly content: string | Buffer;
  readonly isStored?: boolean;
  readonly isEncrypted?: boolean;
  readonly method?: number;
  readonly crc32?: number;
  readonly statedBytes?: number;
}

/** Builds a zip archive byte by byte, because no library writes archives that are wrong. */
export function plantZip(entries: readonly PlantedEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const stored = entry.isStored ? content : deflateRawSync(content);
    const name = Buffer.from(entry.name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x800 | (entry.isEncrypted ? 1 : 0), 2);
    fields.writeUInt16LE(entry.method ?? (entry.isStored ? 0 : 8), 4);
    fields.writeUInt32LE(entry.crc32 ?? crc32(content), 10);
    fields.writeUInt32LE(stored.length, 14);
    fields.writeUInt32LE(entry.statedBytes ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([signature(0x04034b50), fields, name, stored]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), fields, place, name]));
    locals.push(local);
    offset += local.length;
  }
  return Buffer.concat([
    ...locals,
    ...directory,
    endOfDirectory(entries.length, Buffer.concat(directory).length, offset),
  ]);
}

function endOfDirectory(entries: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries, 4);
  end.writeUInt16LE(entries, 6);
  end.writeUInt32LE(bytes, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
