import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cruiseStaircase } from "./cruise.ts";
import { root } from "./setup.mjs";

const PLANTED: readonly [rule: string, files: Record<string, string>][] = [
  [
    "staircase: packages/core/src/time",
    {
      "packages/core/src/time/day.ts": 'import { bars } from "../series/index.ts";\nexport const day = bars;\n',
      "packages/core/src/series/index.ts": "export const bars = 1;\n",
    },
  ],
  [
    "package: apps/web",
    {
      "apps/web/src/pages/home.ts":
        'import { model } from "../../../../packages/market/src/model/index.ts";\nexport const home = model;\n',
      "packages/market/src/model/index.ts": "export const model = 1;\n",
    },
  ],
  [
    "package: packages/market",
    {
      "packages/market/src/ingest/index.ts":
        'import { demo } from "../../../demo/src/index.ts";\nexport const ingest = demo;\n',
      "packages/demo/src/index.ts": "export const demo = 1;\n",
    },
  ],
  [
    "package: apps/server",
    {
      "apps/server/src/app/index.ts": 'import { cli } from "../../../cli/src/main.ts";\nexport const app = cli;\n',
      "apps/cli/src/main.ts": "export const cli = 1;\n",
    },
  ],
  [
    "core is pure",
    { "packages/core/src/time/clock.ts": 'import { hostname } from "node:os";\nexport const name = hostname();\n' },
  ],
  [
    "contract imports zod only",
    {
      "packages/contract/src/schemas/file.ts":
        'import { readFileSync } from "node:fs";\nexport const read = readFileSync;\n',
    },
  ],
  [
    "contract takes only words from core",
    {
      "packages/contract/src/schemas/day.ts":
        'import { day } from "../../../core/src/time/index.ts";\nexport const first = day;\n',
      "packages/core/src/time/index.ts": "export const day = 1;\n",
    },
  ],
  [
    "sources do not know each other",
    {
      "packages/market/src/sources/sec/index.ts":
        'import { prices } from "../prices/index.ts";\nexport const sec = prices;\n',
      "packages/market/src/sources/prices/index.ts": "export const prices = 1;\n",
    },
  ],
  [
    "features do not know each other",
    {
      "apps/web/src/features/search/index.ts":
        'import { chart } from "../chart/index.ts";\nexport const search = chart;\n',
      "apps/web/src/features/chart/index.ts": "export const chart = 1;\n",
    },
  ],
  [
    "no cycles",
    {
      "packages/core/src/series/a.ts": 'import { b } from "./b.ts";\nexport const a = () => b;\n',
      "packages/core/src/series/b.ts": 'import { a } from "./a.ts";\nexport const b = () => a;\n',
    },
  ],
  [
    "doors, not windows",
    {
      "packages/core/src/series/a.ts": 'import { day } from "../time/day.ts";\nexport const a = day;\n',
      "packages/core/src/time/day.ts": "export const day = 1;\n",
    },
  ],
  [
    "doors of the page",
    {
      "apps/web/src/pages/home.ts":
        'import { box } from "../features/search/search-box.ts";\nexport const home = box;\n',
      "apps/web/src/features/search/search-box.ts": "export const box = 1;\n",
    },
  ],
  [
    "doors of the page",
    {
      "apps/web/src/app/shell.ts": 'export const load = () => import("../features/search/search-dialog.ts");\n',
      "apps/web/src/features/search/search-dialog.ts": "export const dialog = 1;\n",
    },
  ],
  [
    "doors of the page",
    {
      "apps/web/src/features/search/index.ts":
        'import { bars } from "../../charts/frame/bars.ts";\nexport const search = bars;\n',
      "apps/web/src/charts/frame/bars.ts": "export const bars = 1;\n",
    },
  ],
  [
    "the page runs in a browser",
    { "apps/web/src/api/disk.ts": 'import { readFileSync } from "node:fs";\nexport const read = readFileSync;\n' },
  ],
];

let tree: string;

function plant(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
}

describe("the staircase", () => {
  beforeEach(() => {
    tree = mkdtempSync(join(tmpdir(), "plumbline-staircase-"));
    symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
  });
  afterEach(() => rmSync(tree, { recursive: true, force: true }));

  it.each(PLANTED)("refuses a planted violation of `%s`", async (rule, files) => {
    plant(files);
    const outcome = await cruiseStaircase(tree, ["packages", "apps"]);
    expect(outcome.violations.map((violation) => violation.split(": ").slice(0, -1).join(": "))).toContain(rule);
  });

  it("lets a page import a feature through each of its doors", async () => {
    plant({
      "apps/web/src/pages/home.ts": ["index", "later", "address"]
        .map((door) => `export * from "../features/search/${door}.ts";\n`)
        .join(""),
      "apps/web/src/features/search/index.ts": 'export { box } from "./box.ts";\n',
      "apps/web/src/features/search/later.ts": 'export const load = () => import("./dialog.ts");\n',
      "apps/web/src/features/search/address.ts": "export const read = 1;\n",
      "apps/web/src/features/search/box.ts": "export const box = 1;\n",
      "apps/web/src/features/search/dialog.ts": "export const dialog = 1;\n",
    });
    const outcome = await cruiseStaircase(tree, ["packages", "apps"]);
    expect(outcome.violations).toEqual([]);
  });

  it("lets a higher step import a lower one through its door", async () => {
    plant({
      "packages/core/src/series/a.ts": 'import { day } from "../time/index.ts";\nexport const a = day;\n',
      "packages/core/src/time/index.ts": "export const day = 1;\n",
    });
    const outcome = await cruiseStaircase(tree, ["packages", "apps"]);
    expect(outcome.violations).toEqual([]);
    expect(outcome.modules).toBe(2);
  });
});
