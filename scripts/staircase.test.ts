import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cruiseStaircase } from "./cruise.ts";
import { root } from "./setup.mjs";
import { STAIRCASES } from "./staircase-rules.ts";

const PLANTED: readonly [rule: string, files: Record<string, string>][] = [
  [
    "staircase: packages/core/src/time",
    {
      "packages/core/src/time/day.ts": 'import { bars } from "../series/index.ts";\nexport const day = bars;\n',
      "packages/core/src/series/index.ts": "export const bars = 1;\n",
    },
  ],
  [
    "staircase: packages/core/src/strategy",
    {
      "packages/core/src/strategy/index.ts":
        'import { backtest } from "../backtest/index.ts";\nexport const strategy = backtest;\n',
      "packages/core/src/backtest/index.ts": "export const backtest = 1;\n",
    },
  ],
  ...(
    [
      ["http", "database"],
      ["database", "mail"],
      ["mail", "accounts"],
      ["accounts", "jobs"],
      ["jobs", "routes"],
    ] as const
  ).map(([lower, higher]): [string, Record<string, string>] => [
    `staircase: apps/server/src/${lower}`,
    {
      [`apps/server/src/${lower}/index.ts`]: `import { it } from "../${higher}/index.ts";\nexport const own = it;\n`,
      [`apps/server/src/${higher}/index.ts`]: "export const it = 1;\n",
    },
  ]),
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
  [
    "no file imports a package's private files",
    {
      "packages/market/src/snapshot/pages.ts":
        'import { writePageHeader } from "hyparquet-writer/src/datapage.js";\nexport const write = writePageHeader;\n',
    },
  ],
  [
    "no file imports a package's private files",
    {
      "packages/market/src/snapshot/levels.ts":
        'import type { PageHeader } from "hyparquet/src/types.js";\nexport type Header = PageHeader;\n',
    },
  ],
];

it.each(Object.entries(STAIRCASES))("ARCHITECTURE.md has the steps of %s in their order", (folder, steps) => {
  const [, name] = folder.split("/");
  const row = readFileSync(join(root, "ARCHITECTURE.md"), "utf8")
    .split("\n")
    .find((line) => line.startsWith(`| \`${name}\` |`));
  const written = /`([^`]* < [^`]*)`/.exec(row ?? "")?.[1] ?? "";
  expect(written.replaceAll("/*", "").split(" < ")).toEqual(steps);
});

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

  it("lets a file import what a package lists in its exports, and styles and fonts of any path", async () => {
    plant({
      "apps/web/src/app/draw.ts": [
        'import "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";',
        'import { createRoot } from "react-dom/client";',
        'import { Popover } from "@base-ui/react/popover";',
        "export const draw = [createRoot, Popover];",
      ].join("\n"),
    });
    const outcome = await cruiseStaircase(tree, ["packages", "apps"]);
    expect(outcome.violations).toEqual([]);
  });
});
