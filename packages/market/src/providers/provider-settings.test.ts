import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { endpoint, keyIn, originIn, publicAddress } from "./index.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "provider-settings-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a key", () => {
  it("comes from its variable, or from a file that only its owner may read", () => {
    const path = join(folder, "key");
    writeFileSync(path, "s3cret\n", { mode: 0o600 });
    expect(keyIn({ TIINGO_KEY: "abc" }, "TIINGO_KEY")).toBe("abc");
    expect(keyIn({ TIINGO_KEY_FILE: path }, "TIINGO_KEY")).toBe("s3cret");
    expect(keyIn({}, "TIINGO_KEY")).toBeNull();
    expect(keyIn({ TIINGO_KEY: "" }, "TIINGO_KEY")).toBeNull();
  });

  it.skipIf(process.platform === "win32")("is not taken from a file that others may read", () => {
    const path = join(folder, "key");
    writeFileSync(path, "s3cret");
    for (const mode of [0o640, 0o604, 0o644]) {
      chmodSync(path, mode);
      expect(() => keyIn({ TIINGO_KEY_FILE: path }, "TIINGO_KEY")).toThrow("chmod 600");
    }
  });

  it("is not told when it cannot be used", () => {
    const error = (environment: Record<string, string>) => {
      try {
        return `${keyIn(environment, "FMP_KEY")}`;
      } catch (failure) {
        return `${failure} ${(failure as Error).stack}`;
      }
    };
    expect(error({ FMP_KEY: "s3cret with blanks" })).toMatch(/^Error: FMP_KEY must be a key/);
    expect(error({ FMP_KEY: "s3cret with blanks" })).not.toContain("s3cret with");
    expect(error({ FMP_KEY: "s3cret\r\nx: y" })).not.toContain("s3cret");
    expect(error({ FMP_KEY_FILE: join(folder, "none") })).toContain("cannot be read");
  });
});

describe("an address", () => {
  it("is the provider's own, or that of a variable", () => {
    expect(originIn({}, "FMP_URL", "https://example.org").href).toBe("https://example.org/");
    expect(originIn({ FMP_URL: "http://127.0.0.1:8080/fmp" }, "FMP_URL", "https://example.org").pathname).toBe("/fmp");
  });

  it.each(["ftp://example.org", "example.org", "https://user:s3cret@example.org", "https://example.org?apikey=s3cret"])(
    "is not %s",
    (stated) => {
      expect(() => originIn({ FMP_URL: stated }, "FMP_URL", "https://example.org")).toThrow(/^FMP_URL must be/);
    },
  );

  it("keeps the path of its provider, and is shown without keys and sessions", () => {
    const url = endpoint(new URL("http://127.0.0.1:8080/av/"), "query", {
      symbol: "^GSPC",
      apikey: "s3cret",
      crumb: "x",
    });
    expect(url.href).toBe("http://127.0.0.1:8080/av/query?symbol=%5EGSPC&apikey=s3cret&crumb=x");
    expect(publicAddress(url)).toBe("http://127.0.0.1:8080/av/query?symbol=%5EGSPC");
  });
});
