/** What the page may weigh, in bytes after gzip; measured on the build in `apps/web/dist`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { root } from "./setup.mjs";

const dist = join(root, "apps/web/dist");

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Limits of the first load in KiB; fonts are compressed already and count as they are. */
const LIMITS = { entry: 90, page: 30, section: 30, chart: 60, language: 12, font: 50, firstStockPage: 260 } as const;

/** Pages of a stock with the panel that each loads beside itself: scripts and styles, after brotli. */
const SECTIONS = {
  valuation: [/src\/pages\/valuation\/ValuationPage\.tsx$/, /src\/features\/valuation\/ValuationPanel\.tsx$/],
  opinion: [/src\/pages\/opinion\/OpinionPage\.tsx$/, /src\/features\/opinion\/Opinion\.tsx$/],
  statistics: [/src\/pages\/statistics\/StatisticsPage\.tsx$/, /src\/features\/statistics\/StatisticsPanel\.tsx$/],
} as const;

/** What a first visit to a stock's page loads with the entry, which brings the styles of the shell in `index.html`. */
const FIRST_STOCK_PAGE = [
  /src\/pages\/analysis\/AnalysisPage\.tsx$/,
  /src\/charts\/price\/drawing\//,
  /src\/features\/market\/MarketBar\.tsx$/,
  /src\/features\/checks\/Scorecard\.tsx$/,
  /src\/i18n\/catalogue\/en\/(index|checks)\.ts$/,
] as const;

const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;

function transferred(file: string): number {
  const bytes = readFileSync(join(dist, file));
  return file.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

/** A chunk with everything that it imports at once: scripts alone, or scripts with their styles. */
function closure(key: string, kinds: "scripts" | "all", seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  if (kinds === "all") for (const style of chunk.css ?? []) seen.add(style);
  for (const imported of chunk.imports ?? []) closure(imported, kinds, seen);
  return seen;
}

function weigh(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + transferred(file), 0);
}

function keysMatching(pattern: RegExp): string[] {
  const keys = Object.keys(manifest).filter((key) => pattern.test(key));
  if (keys.length === 0) throw new Error(`No chunk matches ${pattern}; has the page been built as designed?`);
  return keys;
}

/** Files of each section that neither the shell nor the others have: the frame of a stock comes with the first of them. */
function sectionFiles(shell: ReadonlySet<string>): [name: string, files: string[]][] {
  const sections = Object.entries(SECTIONS).map(([name, patterns]) => {
    const files = new Set(patterns.flatMap(keysMatching).flatMap((key) => [...closure(key, "all")]));
    return { name, files };
  });
  const isFrame = (file: string) => sections.every(({ files }) => files.has(file));
  return sections.map(({ name, files }) => [name, [...files].filter((file) => !shell.has(file) && !isFrame(file))]);
}

const compressed = (file: string): number => brotliCompressSync(readFileSync(join(dist, file))).length;

interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

function weights(): Weight[] {
  const [entry = ""] = keysMatching(/index\.html$/);
  const shell = closure(entry, "scripts");
  const beyondShell = (key: string) => [...closure(key, "scripts")].filter((file) => !shell.has(file));
  const pages = keysMatching(/src\/pages\/.*\.tsx$/);
  const languages = keysMatching(/src\/i18n\/.*\.ts$/);
  const charts = keysMatching(/lightweight-charts|src\/charts\/.*\.tsx?$/);
  const fonts = Object.values(manifest).filter((chunk) => chunk.file.endsWith(".woff2"));
  const stockPage = new Set([
    "index.html",
    ...[entry, ...FIRST_STOCK_PAGE.flatMap(keysMatching)].flatMap((key) => [...closure(key, "all")]),
    ...fonts.map((chunk) => chunk.file),
  ]);
  return [
    { what: "entry scripts", bytes: weigh(shell), limit: LIMITS.entry },
    ...pages.map((key) => ({ what: `page ${key}`, bytes: weigh(beyondShell(key)), limit: LIMITS.page })),
    ...sectionFiles(closure(entry, "all")).map(([name, files]) => ({
      what: `section ${name}, brotli`,
      bytes: files.reduce((sum, file) => sum + compressed(file), 0),
      limit: LIMITS.section,
    })),
    ...charts.map((key) => ({ what: `chart ${key}`, bytes: weigh(beyondShell(key)), limit: LIMITS.chart })),
    ...languages.map((key) => ({ what: `language ${key}`, bytes: weigh(beyondShell(key)), limit: LIMITS.language })),
    ...fonts.map((chunk) => ({ what: `font ${chunk.file}`, bytes: transferred(chunk.file), limit: LIMITS.font })),
    { what: "all of a first stock page", bytes: weigh(stockPage), limit: LIMITS.firstStockPage },
  ];
}

let isOver = false;
for (const { what, bytes, limit } of weights()) {
  const over = bytes > limit * 1024;
  isOver ||= over;
  process.stdout.write(`${over ? "over" : "  ok"} ${(bytes / 1024).toFixed(1).padStart(7)} of ${limit} KiB  ${what}\n`);
}
if (isOver) {
  process.stderr.write("A chunk is heavier than its budget: load it later, or make it lighter.\n");
  process.exit(1);
}
