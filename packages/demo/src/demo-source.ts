import { createHash } from "node:crypto";
import type { SnapshotSource } from "@plumbline/market/snapshot";
import type { DemoSize } from "./demo-options.ts";
import { DEMO_SOURCE } from "./prices/trade.ts";

/**
 * SHA-256 of everything that a small market of the default seed consists of, recorded by the determinism test. It changes
 * with every change of the generator, and a demo market of an older edition on disk is then made again.
 */
export const DEMO_EDITION = "6a3c6c68b4ec69f688e7c00e18d0a2c803ac9bf559c46ae6a5232103c1612af8";

/**
 * States what a demo market was made from: a seed, a size and the edition of the generator. Two markets with an equal
 * source are equal.
 */
export function demoSource({ seed, companies, years }: DemoSize): SnapshotSource {
  const file = `seed ${seed}, ${companies} companies, ${years} years`;
  const sha256 = createHash("sha256").update(`${file}, edition ${DEMO_EDITION}`).digest("hex");
  return { provider: DEMO_SOURCE, file, bytes: 0, sha256 };
}
