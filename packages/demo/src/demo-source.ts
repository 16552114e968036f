import { createHash } from "node:crypto";
import type { SnapshotSource } from "@plumbline/market/snapshot";
import { DEMO_EDITION } from "./demo-edition.ts";
import type { DemoSize } from "./demo-options.ts";
import { DEMO_SOURCE } from "./prices/trade.ts";

/**
 * States what a demo market was made from: a seed, a size and the edition of the generator. Two markets with an equal
 * source are equal.
 */
export function demoSource({ seed, companies, years }: DemoSize): SnapshotSource {
  const file = `seed ${seed}, ${companies} companies, ${years} years`;
  const sha256 = createHash("sha256").update(`${file}, edition ${DEMO_EDITION}`).digest("hex");
  return { provider: DEMO_SOURCE, file, bytes: 0, sha256 };
}
