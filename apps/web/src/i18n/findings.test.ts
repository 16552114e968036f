import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { findings } from "./catalogue/en/findings.ts";

it("has a sentence for every code of the data check, and for no other", () => {
  const documented = readFileSync(resolve(import.meta.dirname, "../../../../docs/data-quality.md"), "utf8");
  const codes = [...documented.matchAll(/^\| `([a-z-]+)` \| [a-z]+ \| .+ \|$/gm)].map(([, code]) => `finding.${code}`);
  expect(Object.keys(findings).sort()).toEqual(codes.sort());
});
