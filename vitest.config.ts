import { defineConfig } from "vitest/config";

const EXCLUDED = ["**/node_modules/**", "**/dist/**"];
/** Folders whose modules keep nothing between calls: their tests share one world, which is made once for each thread. */
const PURE = ["packages/core", "packages/contract", "apps/web"];

const UNIT = {
  environment: "node" as const,
  setupFiles: ["scripts/law-cases.ts"],
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // Most files wait for little: one thread fewer than there are processors would be one of two.
  maxWorkers: "100%",
};

const BROWSER = {
  environment: "node" as const,
  globalSetup: ["e2e/global-setup.ts"],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};
/** They count what a page asks, or wait for a server: a server that others keep busy meanwhile would be asked once more. */
const ALONE = "e2e/{failure,first-load,overload}.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...UNIT,
          name: "pure",
          include: PURE.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: EXCLUDED,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...UNIT,
          name: "unit",
          include: ["{packages,apps,scripts}/**/*.test.{ts,tsx}"],
          exclude: [...EXCLUDED, ...PURE.map((folder) => `${folder}/**`)],
          sequence: { groupOrder: 2 },
        },
      },
      { test: { ...BROWSER, name: "browser", include: ["e2e/**/*.test.ts"], exclude: [ALONE], maxWorkers: 2 } },
      {
        test: {
          ...BROWSER,
          name: "browser alone",
          include: [ALONE],
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
