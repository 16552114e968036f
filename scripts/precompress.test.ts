import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { precompress } from "./precompress.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-precompress-"));
  mkdirSync(join(folder, "assets"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the built page", () => {
  it("has beside each script a copy for brotli and one for gzip, both smaller and of the same content", () => {
    const script = "export const words = 1;\n".repeat(200);
    writeFileSync(join(folder, "assets/page.js"), script);
    precompress(folder);
    const brotli = readFileSync(join(folder, "assets/page.js.br"));
    const gzip = readFileSync(join(folder, "assets/page.js.gz"));
    expect([brotliDecompressSync(brotli).toString(), gunzipSync(gzip).toString()]).toEqual([script, script]);
    expect(Math.max(brotli.length, gzip.length)).toBeLessThan(script.length / 4);
  });

  it("has none beside what is small, or compressed already", () => {
    writeFileSync(join(folder, "assets/small.js"), "1");
    writeFileSync(join(folder, "assets/font.woff2"), Buffer.alloc(5_000));
    precompress(folder);
    expect(readdirSync(join(folder, "assets")).sort()).toEqual(["font.woff2", "small.js"]);
  });
});
