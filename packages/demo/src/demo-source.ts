import { createHash } from "node:crypto";
import type { SnapshotSource } from "@plumbline/market/snapshot";
import type { DemoSize } from "./demo-options.ts";
import { DEMO_SOURCE } from "./prices/trade.ts";

/**
 * SHA-256 of everything that a small market of the default seed consists of, recorded by the determinism test. It changes
 * with every change of the generator, and a demo market of an older edition on disk is then made again.
 */
export const DEMO_EDITION = "b9091dbd6c7981f69712a2352d70ebd58fd841f18869c6ab0bd120a8887a6475";

/**
 * States what a demo market was made from: a seed, a size and the edition of the generator. Two markets with an equal
 * source are equal.
 */
export function demoSource({ seed, companies, years }: DemoSize): SnapshotSource {
  const file = `seed ${seed}, ${companies} companies, ${years} years`;
  const sha256 = createHash("sha256").update(`${file}, edition ${DEMO_EDITION}`).digest("hex");
  return { provider: DEMO_SOURCE, file, bytes: 0, sha256 };
}
