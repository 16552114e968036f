import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { pageScriptDigests } from "./page-scripts.ts";

const folder = mkdtempSync(join(tmpdir(), "plumbline-page-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("allows a script that stands in the page by its digest, and neither data nor files", () => {
  const page = `<script type="application/json">{"a":1}</script><script>alert('Hello, world.');</script>
<script type="module" src="/assets/entry.js"></script>`;
  writeFileSync(join(folder, "index.html"), page);
  // The script and its digest are those of the example in the specification of the policy (CSP3, 2.3.1).
  expect(pageScriptDigests(folder)).toEqual(["sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng="]);
});

it("allows none without a built page", () => {
  expect(pageScriptDigests(join(folder, "none"))).toEqual([]);
});
