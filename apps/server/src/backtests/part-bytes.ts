import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { constants, gunzip, gzip } from "node:zlib";
import type { ComputedPart } from "@plumbline/market/backtests";

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** What a part has found as bytes, as they wait in the database until the run is joined. */
export function partBytes(part: ComputedPart): Promise<Uint8Array> {
  return compress(serialize(part), { level: constants.Z_BEST_SPEED });
}

/** The same again, to the bit. */
export async function readPart(bytes: Uint8Array): Promise<ComputedPart> {
  return deserialize(await expand(bytes));
}
