import { existsSync, mkdirSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { marketFolder } from "./market-folder.ts";
import { ownIdentity } from "./process-identity.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";
import { WriterClaim } from "./writer-claim.ts";

/** A market in which a writer of the given kind left its folder. */
function marketWithLeftover(name: string, ageMinutes = 0) {
  const market = marketFolder(temporaryFolder(), "test");
  const leftover = join(market.path, name);
  mkdirSync(leftover, { recursive: true });
  const modified = new Date(Date.now() - ageMinutes * 60_000);
  utimesSync(leftover, modified, modified);
  return { market, leftover };
}

const { pid, started, machine } = ownIdentity();
const elsewhere = "0123abcd";

describe("claiming a market", () => {
  it.each([
    ["a process that ended", `tmp-4194303-1-${machine}-0123456789ab`, 0], // above the default limit of process numbers
    ["an earlier process of the same number", `tmp-${pid}-1-${machine}-0123456789ab`, 0],
    ["a machine that has been silent for eleven minutes", `tmp-${pid}-${started}-${elsewhere}-0123456789ab`, 11],
  ])("removes what was left by %s", async (_, name, age) => {
    const { market, leftover } = marketWithLeftover(name, age);
    const claim = await WriterClaim.take(market);
    expect(existsSync(leftover)).toBe(false);
    claim.release();
    expect(readdirSync(market.path)).toEqual([]);
  });

  it.each([
    ["this process", `tmp-${pid}-${started}-${machine}-0123456789ab`, 60],
    ["another machine that wrote nine minutes ago", `tmp-1-1-${elsewhere}-0123456789ab`, 9],
  ])("respects the claim of %s", async (_, name, age) => {
    const { market, leftover } = marketWithLeftover(name, age);
    await expect(WriterClaim.take(market)).rejects.toMatchObject({ code: "writer-busy" });
    expect(existsSync(leftover)).toBe(true);
    expect(readdirSync(market.path)).toEqual([name]);
  });

  it("leaves files alone that are no claims", async () => {
    const { market, leftover } = marketWithLeftover("tmp-of-mine");
    (await WriterClaim.take(market)).release();
    expect(existsSync(leftover)).toBe(true);
  });
});
