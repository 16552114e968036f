import { createHash } from "node:crypto";
import type { SnapshotSource } from "@plumbline/market/snapshot";
import type { DemoSize } from "./demo-options.ts";
import { DEMO_SOURCE } from "./prices/trade.ts";

/**
 * SHA-256 of everything that a small market of the default seed consists of, recorded by the determinism test. It changes
 * with every change of the generator, and a demo market of an older edition on disk is then made again.
 */
export const DEMO_EDITION = "c520d70501cab3903e8ecbcb66c88c44e6fdc8ce8e0983e1b9f9ae9a071b028c";

/**
 * States what a demo market was made from: a seed, a size and the edition of the generator. Two markets with an equal
 * source are equal.
 */
export function demoSource({ seed, companies, years }: DemoSize): SnapshotSource {
  const file = `seed ${seed}, ${companies} companies, ${years} years`;
  const sha256 = createHash("sha256").update(`${file}, edition ${DEMO_EDITION}`).digest("hex");
  return { provider: DEMO_SOURCE, file, bytes: 0, sha256 };
}
