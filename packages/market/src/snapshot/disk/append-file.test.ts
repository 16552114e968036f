import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { array, assert, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { AppendFile } from "./append-file.ts";
import { fileDigest } from "./file-digest.ts";

describe("a file that is appended to", () => {
  it("holds all bytes in order and computes their checksum, whatever the sizes of the parts", () => {
    const path = join(temporaryFolder(), "file");
    assert(
      property(array(nat({ max: 400_000 }), { maxLength: 6 }), (sizes) => {
        const parts = sizes.map((size, index) => new Uint8Array(size).fill(index + 1));
        const file = new AppendFile(path);
        for (const part of parts) file.append(part);
        const whole = Buffer.concat(parts);
        const sha256 = createHash("sha256").update(whole).digest("hex");
        expect(file.finish()).toEqual({ bytes: whole.length, sha256 });
        expect(readFileSync(path).equals(whole)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it("has the checksum that reading it back gives", async () => {
    const path = join(temporaryFolder(), "file");
    const file = new AppendFile(path);
    file.append(new Uint8Array(3_000_000).fill(7));
    const { sha256 } = file.finish();
    expect(await fileDigest(path)).toBe(sha256);
  });

  // /dev/full is the kernel's own full disk: every write to it fails with ENOSPC.
  it.runIf(existsSync("/dev/full"))("stays failed once a write failed", () => {
    const file = new AppendFile("/dev/full");
    const large = new Uint8Array(1_000_000);
    for (const attempt of [() => file.append(large), () => file.append(large), () => file.finish()]) {
      expect(attempt).toThrow(expect.objectContaining({ code: "disk-full" }));
    }
    file.discard();
  });
});
