import { defineConfig } from "vitest/config";

const BROWSER = {
  environment: "node" as const,
  globalSetup: ["e2e/global-setup.ts"],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // As long as a busy machine may take to draw something; the default is a second.
  expect: { poll: { timeout: 20_000 } },
};
/**
 * They count what a page asks, or wait for a server: a server that others keep busy meanwhile would be asked once more. Strategies are
 * counted by the threads of backtests, between whose steps they wait: the sweeps of another file would take both.
 */
const ALONE = "e2e/{failure,first-load,overload,strategies}.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,apps,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/dist/**"],
          environment: "node",
          setupFiles: ["scripts/law-cases.ts"],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // The longest files wait for servers, threads and clocks for a quarter of their time.
          maxWorkers: "150%",
          // No test leaves anything in a module: modules are loaded once for each thread instead of once for each file.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...BROWSER, name: "browser", include: ["e2e/**/*.test.ts"], exclude: [ALONE], maxWorkers: 2 } },
      {
        test: {
          ...BROWSER,
          name: "browser alone",
          include: [ALONE],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
