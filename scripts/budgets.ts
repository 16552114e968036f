/** What the page may weigh, in bytes after gzip; measured on the build in `apps/web/dist`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { PAGE_FILES } from "../apps/web/src/app/pages.ts";
import { root } from "./setup.mjs";

const dist = join(root, "apps/web/dist");

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Limits in KiB beside those in the table of pages; `part` is a lazy part of a page, `document` the text of one of the rules. Fonts are compressed already and count as they are. */
const LIMITS = {
  firstScript: 4,
  entry: 90,
  part: 30,
  document: 24,
  chart: 60,
  language: 12,
  font: 50,
  firstStockPage: 260,
  reportTab: 30,
} as const;

/** Files of a page's first screen, as the table of pages lists them. */
function filesOf(path: string): readonly string[] {
  return PAGE_FILES[path]?.files.flat() ?? [];
}

/** What a first visit to a stock's page loads with the entry, which brings the styles of the shell in `index.html`. */
const FIRST_STOCK_PAGE = [
  ...filesOf("/pages/analysis"),
  "features/market/MarketBar.tsx",
  "features/checks/Scorecard.tsx",
  "i18n/catalogue/en/index.ts",
  "i18n/catalogue/en/checks.ts",
];

/** What the tab of the written report loads beyond the frame of a stock and the tab beside it, with all of a whole report in it. */
const REPORT_TAB = [
  "pages/analysis/ReportPart.tsx",
  "features/report/moat/SpreadChart.tsx",
  "i18n/catalogue/en/report.ts",
];

const manifest = withGroupedPages(JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest);

/** The manifest in which a page that is named as a group of the build stands under its source, like every other page. */
function withGroupedPages(built: Manifest): Manifest {
  const pages = Object.values(PAGE_FILES).flatMap(({ files }) => files[0]);
  const grouped = Object.values(built).flatMap((chunk) => {
    const page = chunk.src ? undefined : pages.find((file) => file.endsWith(`/${chunk.name}.tsx`));
    return page ? [[`src/${page}`, chunk] as const] : [];
  });
  return { ...built, ...Object.fromEntries(grouped) };
}

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

/** The manifest's key of a source file below `src`. */
function keyOf(file: string): string {
  const key = `src/${file}`;
  if (!manifest[key]) throw new Error(`No chunk is made of ${key}; has the page been built as designed?`);
  return key;
}

function keysMatching(pattern: RegExp): string[] {
  const keys = Object.keys(manifest).filter((key) => pattern.test(key));
  if (keys.length === 0) throw new Error(`No chunk matches ${pattern}; has the page been built as designed?`);
  return keys;
}

interface Section {
  readonly path: string;
  readonly limit: number;
  /** Files that neither the shell nor the other sections have. */
  readonly own: readonly string[];
}

/** Pages of a stock whose panel is a file of its own; their common frame is loaded with the first of them. */
function sections(shell: ReadonlySet<string>): Section[] {
  const listed = Object.entries(PAGE_FILES).flatMap(
    ([
      path,
      {
        files,
        budget: { section: limit },
      },
    ]) => {
      const keys = files.flat().map(keyOf);
      return limit ? [{ path, limit, all: new Set(keys.flatMap((key) => [...closure(key, "all")])) }] : [];
    },
  );
  const isFrame = (file: string) => listed.every(({ all }) => all.has(file));
  return listed.map(({ path, limit, all }) => ({
    path,
    limit,
    own: [...all].filter((file) => !shell.has(file) && !isFrame(file)),
  }));
}

const compressed = (file: string): number => brotliCompressSync(readFileSync(join(dist, file))).length;

/** The scripts and styles of the report that a reader does not have who has opened the page of a stock. */
function reportTab(shell: ReadonlySet<string>): number {
  const page = new Set(FIRST_STOCK_PAGE.flatMap((file) => [...closure(keyOf(file), "all")]));
  const own = new Set(REPORT_TAB.flatMap((file) => [...closure(keyOf(file), "all")]));
  return [...own]
    .filter((file) => !shell.has(file) && !page.has(file))
    .reduce((sum, file) => sum + compressed(file), 0);
}

/** Limit of a file below `pages`: a page's own, or that of a part. */
function limitOf(key: string): number {
  const page = Object.values(PAGE_FILES).find(({ files }) => `src/${files[0][0]}` === key);
  return page?.budget.file ?? LIMITS.part;
}

/** The script that stands in the page. */
function firstScriptOf(html: string): string {
  const [, code] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  if (!code) throw new Error("index.html holds no first script; has the page been built as designed?");
  return code;
}

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
  const documents = keysMatching(/virtual:documents\//);
  const charts = keysMatching(/lightweight-charts|src\/charts\/.*\.tsx?$/);
  const firstScript = firstScriptOf(readFileSync(join(dist, "index.html"), "utf8"));
  const fonts = Object.values(manifest).filter((chunk) => chunk.file.endsWith(".woff2"));
  const stockPage = new Set([
    "index.html",
    ...[entry, ...FIRST_STOCK_PAGE.map(keyOf)].flatMap((key) => [...closure(key, "all")]),
    ...fonts.map((chunk) => chunk.file),
  ]);
  return [
    { what: "first script, in the page", bytes: gzipSync(firstScript, { level: 9 }).length, limit: LIMITS.firstScript },
    { what: "entry scripts", bytes: weigh(shell), limit: LIMITS.entry },
    ...pages.map((key) => ({ what: `page ${key}`, bytes: weigh(beyondShell(key)), limit: limitOf(key) })),
    ...sections(closure(entry, "all")).map(({ path, limit, own }) => ({
      what: `section ${path}, brotli`,
      bytes: own.reduce((sum, file) => sum + compressed(file), 0),
      limit,
    })),
    { what: "tab of the written report, brotli", bytes: reportTab(closure(entry, "all")), limit: LIMITS.reportTab },
    ...documents.map((key) => ({ what: `text ${key}`, bytes: weigh(beyondShell(key)), limit: LIMITS.document })),
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
