import { defineConfig } from "vitest/config";

const EXCLUDED = ["**/node_modules/**", "**/dist/**"];
/** Folders whose modules keep nothing between calls: their tests share one world, which is made once for each thread. */
const PURE = ["packages/core", "packages/contract", "apps/web"];

const UNIT = {
  environment: "node" as const,
  setupFiles: ["scripts/law-cases.ts"],
  testTimeout: 30_000,
  // Most files wait for little: one thread fewer than there are processors would be one of two.
  maxWorkers: "100%",
};

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
      {
        test: {
          name: "browser",
          include: ["e2e/**/*.test.ts"],
          environment: "node",
          globalSetup: ["e2e/global-setup.ts"],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
