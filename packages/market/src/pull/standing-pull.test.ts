import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ASKING_ORDER } from "./pull-order.ts";
import { listedProviders } from "./standing-pull.ts";

describe("the providers", () => {
  it("are listed in the order in which a pull asks them, with a key or without", () => {
    const names = (environment: Record<string, string>) => listedProviders(environment).map(({ terms }) => terms.name);
    expect(names({})).toEqual(ASKING_ORDER);
    expect(names({ FMP_KEY: "of-no-use", TIINGO_KEY: "of-no-use" })).toEqual(ASKING_ORDER);
  });

  it("are asked in the order that the guide tells", () => {
    const guide = readFileSync(new URL("../../../../docs/pulling.md", import.meta.url), "utf8");
    const [row = ""] = guide.match(/^\| `--providers` .*$/m) ?? [];
    expect([...row.matchAll(/`([a-z][a-z-]*)`/g)].map(([, name]) => name)).toEqual(ASKING_ORDER);
  });
});
