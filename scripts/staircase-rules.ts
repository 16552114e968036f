/**
 * The staircase of ARCHITECTURE.md as rules for dependency-cruiser: who may import whom. The test beside this file
 * plants violations and sees them fail.
 */
import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";

/** Tests and what only tests use may import what they need to look from outside. */
const TEST = "\\.(test|fixture)\\.tsx?$|/testing/";

/**
 * Folders of a package, lowest first: each may import only from those before it. A step may be named before its folder exists:
 * what is built next has its place.
 */
export const STAIRCASES: Readonly<Record<string, readonly string[]>> = {
  "packages/core/src": [
    "words",
    "figure",
    "time",
    "series",
    "stats",
    "indicators",
    "fundamentals",
    "multiples",
    "valuation",
    "targets",
    "checks",
    "moat",
    "screen",
    "verdict",
    "strategy",
    "backtest",
    "filings",
    "report",
    "record",
    "alerts",
  ],
  "packages/market/src": [
    "model",
    "delimited",
    "snapshot",
    "companies",
    "columns",
    "screening",
    "marks",
    "backtests",
    "study",
    "record",
    "quality",
    "providers",
    "sources",
    "ingest",
    "live",
    "pull",
  ],
  "packages/contract/src": ["schemas", "endpoints"],
  "apps/server/src": [
    "config",
    "http",
    "local-provider",
    "database",
    "mail",
    "accounts",
    "billing",
    "watchlists",
    "saved-items",
    "strategies",
    "jobs",
    "stored-markets",
    "screening",
    "market-access",
    "quotes",
    "backtests",
    "reports",
    "alerts",
    "upkeep",
    "routes",
    "app",
    "main",
  ],
  "apps/web/src": [
    "state",
    "format",
    "api",
    "i18n",
    "router",
    "ui",
    "forms",
    "providers",
    "charts",
    "evidence",
    "features",
    "pages",
    "app",
  ],
};

const staircaseRules: IForbiddenRuleType[] = Object.entries(STAIRCASES).flatMap(([root, steps]) =>
  steps.slice(0, -1).map((step, index) => ({
    name: `staircase: ${root}/${step}`,
    comment: `${step} may import only from the folders before it.`,
    severity: "error",
    from: { path: `^${root}/${step}/` },
    to: { path: `^${root}/(${steps.slice(index + 1).join("|")})/` },
  })),
);

/** What each package may import of the others. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  "packages/core": [],
  "packages/contract": ["packages/core"],
  "packages/market": ["packages/core"],
  "packages/demo": ["packages/core", "packages/market"],
  "apps/cli": ["packages/core", "packages/contract", "packages/market", "packages/demo"],
  "apps/server": ["packages/core", "packages/contract", "packages/market"],
  "apps/web": ["packages/core", "packages/contract"],
};

const packageRules: IForbiddenRuleType[] = Object.entries(PACKAGES).map(([name, allowed]) => ({
  name: `package: ${name}`,
  comment: allowed.length === 0 ? `${name} imports no other package.` : `${name} imports only ${allowed.join(", ")}.`,
  severity: "error",
  from: { path: `^${name}/`, pathNot: TEST },
  to: { path: "^(packages|apps)/", pathNot: `^(${[name, ...allowed].join("|")})/` },
}));

export const forbidden: IForbiddenRuleType[] = [
  ...staircaseRules,
  ...packageRules,
  {
    name: "core is pure",
    comment: "core knows no HTTP, clock, disk or library.",
    severity: "error",
    from: { path: "^packages/core/", pathNot: TEST },
    to: { dependencyTypes: ["npm", "npm-dev", "core"], pathNot: "^packages/" },
  },
  {
    name: "contract imports zod only",
    severity: "error",
    from: { path: "^packages/contract/", pathNot: TEST },
    to: { dependencyTypes: ["npm", "npm-dev", "core"], pathNot: ["node_modules/zod/", "^packages/"] },
  },
  {
    name: "contract takes only words from core",
    comment:
      "Of core it takes the lists of words and ids, so that a browser that reads the contract loads nothing else.",
    severity: "error",
    from: { path: "^packages/contract/", pathNot: TEST },
    to: { path: "^packages/core/", pathNot: "^packages/core/src/words/index\\.ts$" },
  },
  {
    name: "sources do not know each other",
    comment: "What two sources share belongs to the model; `files` opens what all of them read.",
    severity: "error",
    from: { path: "^packages/market/src/sources/([^/]+)/", pathNot: TEST },
    to: { path: "^packages/market/src/sources/", pathNot: "^packages/market/src/sources/($1|files)/" },
  },
  {
    name: "features do not know each other",
    severity: "error",
    from: { path: "^apps/web/src/features/([^/]+)/", pathNot: TEST },
    to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
  },
  {
    name: "only charts names the chart library",
    severity: "error",
    from: { path: "^apps/web/src/", pathNot: "^apps/web/src/charts/" },
    to: { path: "node_modules/(lightweight-charts|d3-)" },
  },
  {
    name: "the page runs in a browser",
    severity: "error",
    from: { path: "^apps/web/src/", pathNot: TEST },
    to: { dependencyTypes: ["core"] },
  },
  { name: "no cycles", severity: "error", from: {}, to: { circular: true } },
  {
    name: "doors, not windows",
    comment: "Another folder of core, market or server is imported through its index.",
    severity: "error",
    from: { path: "^packages/(core|market)/src/([^/]+)/", pathNot: TEST },
    to: {
      path: "^packages/(core|market)/src/",
      pathNot: ["^packages/$1/src/$2/", "/index\\.ts$"],
    },
  },
  {
    name: "doors of the page",
    comment: "A feature is imported through index.ts, later.ts or address.ts; charts and evidence through index.ts.",
    severity: "error",
    from: { path: "^apps/web/src/(features/[^/]+|[^/]+)", pathNot: TEST },
    to: {
      path: "^apps/web/src/(features/[^/]+|charts|evidence)/",
      pathNot: [
        "^apps/web/src/$1/",
        "^apps/web/src/features/[^/]+/(index|later|address)\\.ts$",
        "^apps/web/src/(charts|evidence)/index\\.ts$",
      ],
    },
  },
  {
    name: "no file imports a test",
    severity: "error",
    from: { pathNot: "\\.test\\.tsx?$" },
    to: { path: "\\.test\\.tsx?$" },
  },
  {
    name: "no unresolvable import",
    severity: "error",
    from: {},
    // The build makes the module of the documents of the rules.
    to: { couldNotResolve: true, pathNot: "^virtual:documents" },
  },
];

/** Name of the rule of `private-files.ts`. */
export const PRIVATE_FILES = "no file imports a package's private files";

export const options: ICruiseOptions = {
  parser: "swc",
  doNotFollow: { path: "node_modules" },
  exclude: { path: "(^|/)(dist|node_modules/\\.)" },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["import", "types", "default"],
    extensions: [".ts", ".tsx", ".mjs", ".js", ".css", ".json"],
  },
};
