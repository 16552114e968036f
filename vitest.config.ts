import { defineConfig } from "vitest/config";
import { SweepsInTheMiddle } from "./scripts/order-of-tests.ts";
import { NODE_ENVIRONMENT } from "./scripts/setup.mjs";

const BROWSER = {
  environment: "node" as const,
  globalSetup: ["e2e/global-setup.ts"],
  setupFiles: ["e2e/record-opened.ts"],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // All files of a process drive one browser.
  isolate: false,
  // As long as a busy machine may take to draw something; the default is a second.
  expect: { poll: { timeout: 20_000 } },
};
/**
 * They count what a page asks, or wait for a server: a server that others keep busy meanwhile would be asked once more. Strategies are
 * counted by the threads of backtests, between whose steps they wait: the sweeps of another file would take both.
 */
const ALONE = "e2e/{failure,first-load,overload,strategies}.test.ts";

/** Servers, workers and imports that are started, told to stop and killed: pure tests beside them would take their processors. */
const PROCESSES = "{packages,apps}/**/*.process.test.ts";

const PROGRAM = {
  environment: "node" as const,
  setupFiles: ["scripts/law-cases.ts"],
  // Programs that tests start load in a third of the time, as those of `npm start` do.
  env: NODE_ENVIRONMENT,
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // No test leaves anything in a module: modules are loaded once for each thread instead of once for each file.
  isolate: false,
};

export default defineConfig({
  test: {
    sequence: { sequencer: SweepsInTheMiddle },
    projects: [
      {
        test: {
          ...PROGRAM,
          name: "unit",
          include: ["{packages,apps,scripts,bench}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/dist/**", PROCESSES],
          // The longest files wait for servers, threads and clocks for a quarter of their time.
          maxWorkers: "150%",
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...PROGRAM,
          name: "processes",
          include: [PROCESSES],
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      // Run by `npm run test:partners`, which installs what they are about.
      ...(process.env.PARTNERS === "on"
        ? [
            {
              test: {
                name: "partners",
                include: ["partners/**/*.test.ts"],
                environment: "node" as const,
                fileParallelism: false,
                testTimeout: 120_000,
                hookTimeout: 120_000,
              },
            },
          ]
        : []),
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
