import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { chosenTests } from "./chosen-tests.ts";

/** A small repository of the same build. */
const SOURCES: Readonly<Record<string, string>> = {
  "packages/core/package.json": '{ "name": "@plumbline/core", "exports": { "./time": "./src/time/index.ts" } }',
  "packages/core/src/time/index.ts": 'export * from "./day.ts";',
  "packages/core/src/time/day.ts": "export const DAY = 1;",
  "packages/core/src/time/day.test.ts": 'import { DAY } from "./day.ts";',
  "apps/server/src/main/main.ts": 'import { DAY } from "@plumbline/core/time"; import "./serve.ts";',
  "apps/server/src/main/serve.ts": "export {};",
  "apps/server/src/main/kill.test.ts": 'spawn(join(root, "apps/server/src/main/main.ts"));',
  "apps/web/index.html": '<script src="/src/main.tsx"></script>',
  "apps/web/src/main.tsx":
    'const home = () => import("./pages/Home.tsx"); const rules = () => import("./pages/Rules.tsx");',
  "apps/web/src/pages/Home.tsx": 'import { List } from "../features/index.ts";',
  "apps/web/src/features/index.ts": 'export { List } from "./List.tsx";',
  "apps/web/src/features/List.tsx": "export const List = 1;",
  "apps/web/src/features/samples.test.ts": 'readdirSync(join(import.meta.dirname, "samples"));',
  "apps/web/src/features/samples/one.csv": "1",
  "apps/web/src/pages/Rules.tsx": "export {};",
  "e2e/home.test.ts": 'import { visit } from "./browser.ts";',
  "e2e/rules.test.ts": "export {};",
  "e2e/new.test.ts": "export {};",
  "e2e/browser.ts": "export const visit = 1;",
  "scripts/texts.test.ts": "export {};",
  "bench/run.ts": "readdirSync(import.meta.dirname);",
  "bench/days.ts": 'import { DAY } from "@plumbline/core/time";',
  "package.json": "{}",
};
const root = mkdtempSync(join(tmpdir(), "plumbline-changed-"));
for (const [file, source] of Object.entries(SOURCES)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
}
afterAll(() => rmSync(root, { recursive: true }));

const [MAIN, HOME, LIST, RULES] = ["main.tsx", "pages/Home.tsx", "features/List.tsx", "pages/Rules.tsx"].map(
  (file) => `apps/web/src/${file}`,
) as [string, string, string, string];
const OPENED: Readonly<Record<string, readonly string[]>> = {
  "e2e/home.test.ts": [MAIN, HOME, LIST],
  "e2e/rules.test.ts": [MAIN, RULES],
};

const chosenAfter = (...changed: string[]) =>
  chosenTests({
    root,
    files: Object.keys(SOURCES),
    changed,
    modules: new Set([MAIN, HOME, LIST, RULES]),
    opened: (test) => (OPENED[test] ? new Set(OPENED[test]) : null),
  });

describe("after a change", () => {
  it("of a page, those browser tests run that have opened it, and those of which nothing is known", () => {
    expect(chosenAfter(RULES).tests).toEqual(["e2e/rules.test.ts", "e2e/new.test.ts", "scripts/texts.test.ts"]);
  });

  it("of a file that hands on what others have, the tests of the pages that import it run", () => {
    expect(chosenAfter("apps/web/src/features/index.ts").tests).toContain("e2e/home.test.ts");
    expect(chosenAfter("apps/web/src/features/index.ts").tests).not.toContain("e2e/rules.test.ts");
  });

  it.each(["apps/web/index.html", "apps/server/src/main/serve.ts", "packages/core/src/time/day.ts"])(
    "of %s, all browser tests run",
    (file) => {
      const { tests, reaches } = chosenAfter(file);
      expect(reaches).toBe(file);
      expect(tests.filter((test) => test.startsWith("e2e/"))).toHaveLength(3);
    },
  );

  it("of a module, the tests and benchmarks run that import it through the door of its package", () => {
    const { tests, benches } = chosenAfter("packages/core/src/time/day.ts");
    expect(tests).toContain("packages/core/src/time/day.test.ts");
    expect(benches).toEqual(["days"]);
  });

  it("of a program, the test that starts it runs", () => {
    expect(chosenAfter("apps/server/src/main/serve.ts").tests).toContain("apps/server/src/main/kill.test.ts");
    expect(chosenAfter(RULES).tests).not.toContain("apps/server/src/main/kill.test.ts");
  });

  it("of a file in a folder that a test reads, or of one that is gone from it, the test runs", () => {
    for (const file of ["one.csv", "gone.csv"])
      expect(chosenAfter(`apps/web/src/features/samples/${file}`).tests).toContain(
        "apps/web/src/features/samples.test.ts",
      );
  });

  it("of a helper of browser tests, those run that import it", () => {
    expect(chosenAfter("e2e/browser.ts").tests).toEqual(["e2e/home.test.ts", "scripts/texts.test.ts"]);
  });

  it("of what is installed, everything runs; without a change, nothing", () => {
    const { tests, benches } = chosenAfter("package.json");
    expect(tests).toHaveLength(7);
    expect(benches).toEqual(["days"]);
    expect(chosenAfter().tests).toEqual([]);
  });
});
