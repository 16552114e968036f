import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { breakpointsPlugin } from "./breakpoints.ts";
import { chunkModulesPlugin } from "./chunk-modules.ts";
import { scopedNames } from "./class-names.ts";
import { documentsPlugin } from "./documents/plugin.ts";
import { earlyFilesPlugin } from "./early-files.ts";
import { firstPaintPlugin } from "./first-paint.ts";
import { latinFontPlugin } from "./latin-font.ts";
import { thirdPartyNoticesPlugin } from "./third-party-notices.ts";

/** `npm run dev` starts the server on this port; the page asks it through the proxy. */
const server = `http://127.0.0.1:${process.env.PORT ?? "8787"}`;

/** Browsers that know `light-dark()`, `oklch()` and nested styles, so that none of these is rewritten. */
const BROWSERS = ["chrome125", "edge125", "firefox128", "safari18"];

/** Few files, because each costs a round trip: the shell, and what pages share. */
const CHUNKS = [
  { name: "base", tags: ["$initial" as const], priority: 3 },
  {
    name: "parts",
    test: /\/src\/(ui|features\/market)\/(?!AlertLink|popover|picker|UndoBar|web-font|latin|provenance\/(Prov|provenance-f|Filing|filing)|Confirmation|NumberInput|number-|Tabs|MissingLines|Citation|FigureGroup|Hint|Remarks|Sparkline|sparkline)|\/i18n\/use-|\/router\/query-state|\/features\/search\/(CompanyPicker|remembered-stocks)|\/features\/saved\/SaveButton|lucide-react(?!.*\/(bell|chevron-left|pencil|refresh-cw|circle-question|eye|key-round))|@tanstack(?!.*[qQ]ueries)/,
    minShareCount: 3,
    priority: 1,
  },
  // Shared by few files: alone it would be a request more, and a name more in the list of the first script.
  {
    name: "parts",
    test: /\/words\/(change-periods|checks|companies|screener)\.|icons\/(plus|rotate-ccw|link-2|chevron-left|triangle-exclamation-point)\.|\/features\/watchlists\/StarButton|\/state\/(kept-thresholds|live-quotes|stock-facts-line)|\/ui\/PriceNow|\/check-texts-id|\/format\/(input-unit|amount-scale)|\/split-ratio|\/FactsPlace/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: "SaveButton",
    test: /\/features\/saved\/SaveButton|icons\/bookmark\./,
    includeDependenciesRecursively: false,
  },
  // What every call of an account needs, and what every form needs: each file of its own is a name more in the first script.
  {
    name: "full-sender",
    test: /\/api\/full-sender|\/state\/limit-reached|\/(account|alert|backtest|billing|data|filing|moat|quote|record|report)-calls|\/awaited-calls/,
  },
  {
    name: "use-form",
    test: /\/src\/(forms\/(?!number|typed)|format\/local-day)|\/api\/(call-options|use-registration)|\/continue-after-login|icons\/(eye|key-round)/,
    minShareCount: 2,
  },
  {
    name: "later",
    test: /\/features\/(account|sign-in)\/later\./,
    includeDependenciesRecursively: false,
  },
  // Whatever has plans has alerts, too.
  { name: "later", test: /\/features\/(alerts|plans)\/later\./, includeDependenciesRecursively: false },
  // What each page of a stock asks, which the examples of the start page ask too.
  {
    name: "stock-queries",
    test: /\/valuation-choice|\/ui\/use-import-advice|\/(valuation|opinion|statistics)\.query|\/endpoints\/(parameter-bounds|statistics-years)|\/figures\/figure-words|\/features\/statistics\/(statistics-state|with-doubts|use-month-name|months\/month-columns)/,
    minShareCount: 2,
  },
  // Small parts of the page of a stock that others need too.
  {
    name: "stock-parts",
    test: /\/src\/(ui\/(Tabs|web-font|latin\.)|features\/checks\/checks(-state|\.query))|inter-latin/,
  },
  // The box for search, with what pages that have it ask of the same list.
  {
    name: "SearchBox",
    test: /\/features\/search\/(SearchBox|last-stock|use-suggestions|instruments-query)/,
    minShareCount: 2,
  },
  // The frame of every page of a stock. The screener pays for it with the time machine, which is a part of it.
  {
    name: "StockFrame",
    test: /\/src\/(pages\/stock-frame\/(?!StockPrompt)|features\/(alerts\/AlertBell|time-machine|stock-header\/(?!Header|Ratio|ratio-|Ranges|LivePrice)))/,
    includeDependenciesRecursively: false,
  },
  // What leads to the dialog for alerts, from wherever: each of its own is a name more in the first script.
  {
    name: "AlertButton",
    test: /\/features\/alerts\/(AlertButton|alert-draft|alert-dialog-part)|\/ui\/AlertLink|\/pages\/backtesting\/StrategyAlert|icons\/bell\./,
    includeDependenciesRecursively: false,
  },
  // What the screener draws after its rows.
  {
    name: "ColumnGroupsPart",
    test: /\/pages\/search\/(ColumnGroupsPart|ScreenAlert)\.tsx|\/features\/screener\/results\/ScreenCsvButton/,
    includeDependenciesRecursively: false,
  },
  {
    name: "number-problem",
    test: /\/(format\/typed-number|ui\/(number-problem|NumberInput))/,
    includeDependenciesRecursively: false,
  },
  {
    name: "check-sentence",
    test: /\/features\/checks\/(check-(value|words|sentence)|input-words)|icons\/circle-(minus|question-mark)\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Of the screener, the comparison of companies needs these alone, and so do its parts that are loaded later.
  {
    name: "screener-doors",
    test: /\/features\/screener\/(compared|screen-name|results\/screen-rows|catalogue\/|screener\.query|filters\/(group-filter|filter-phrase)|screen-state)|\/state\/param-filters|\/pages\/search\/check-texts/,
    includeDependenciesRecursively: false,
  },
  // The page of a stock with all of its own, although other pages draw its chart too: a file for what they share would be one
  // more for the page that most readers see first. Whatever this page alone imports must be named here: a module that is left over
  // gets the file of the page, which then lacks the page.
  {
    name: "AnalysisPage",
    test: /icons\/git-compare-arrows|\/src\/(words\/metrics\.|ui\/RowsSkeleton|series\/(require-window|rolling-sum)|indicators\/simple-moving|features\/(price-chart\/(?!ComparisonN)|checks\/(Scorecard\.module|ScorecardSk|later)|fundamentals\/(FundamentalsTab\.module|FundamentalsSk|fundamentals\.query|later)|verdict\/(VerdictPanel|VerdictRows|verdict-rows|VerdictSk|later|verdict\.query))|pages\/analysis\/(?!StockFacts|ReportPart|FactsPlace)|charts\/(PriceChart|price\/(?!split-ratio|drawing|layers|growth|EventTip|measure|size|annotations\/|indicators\/|marks\/|LaidOver|LayerWindow)))/,
    includeDependenciesRecursively: false,
  },
  {
    name: "indicators",
    test: /words\/indicators\.|\/charts\/price\/(indicators\/(chosen|indicator-names)|layers\/indicator-(panes|layer))/,
    includeDependenciesRecursively: false,
  },
  {
    name: "legends",
    test: /\/charts\/price\/layers\/(use-legend|IndicatorLegends)/,
    includeDependenciesRecursively: false,
  },
  {
    name: "marks",
    test: /\/charts\/price\/marks\/(chosen|marks\.query|mark-words|flip-value|shown)/,
    includeDependenciesRecursively: false,
  },
  {
    name: "ProvenancePopover",
    test: /\/ui\/provenance\/(Prov|provenance-facts|Filing|filing)/,
    includeDependenciesRecursively: false,
  },
  {
    name: "chart-notes",
    test: /\/price\/EventTip|\/price-chart\/ComparisonNote/,
    includeDependenciesRecursively: false,
  },
  // Words for charts of restated companies, without the tree of evidence, which stands with the figures alone.
  {
    name: "seams",
    test: /\/src\/(evidence\/(SeamList|placed-seams|use-evidence-text|evidence-name)|charts\/SeamRule)/,
    includeDependenciesRecursively: false,
  },
  // Of a few lines each, for pages that mostly need two of them.
  {
    name: "Remarks",
    test: /\/charts\/series-colours|\/ui\/Remarks|\/features\/runs\/(\w+\/)?Grade\./,
    includeDependenciesRecursively: false,
  },
  { name: "pencil", test: /icons\/(pencil|circle-dashed|arrow-right)\./, includeDependenciesRecursively: false },
  { name: "Note", test: /\/features\/(notes\/Note|market\/MarketStatus)/, includeDependenciesRecursively: false },
  { name: "instants", test: /\/instants\.|\/words\/trading-costs/, includeDependenciesRecursively: false },
  {
    name: "strategies",
    test: /\/features\/strategies\/(removed-strategy|addresses|use-strategy-words|strategies\.query)\./,
    includeDependenciesRecursively: false,
  },
  { name: "MissingLines", test: /\/ui\/MissingLines\.|\/api\/refusals\./, includeDependenciesRecursively: false },
  {
    name: "CompareBar",
    test: /\/features\/screener\/(comparison\/CompareBar|results\/EmptyResult)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: "plan-parts",
    test: /\/features\/plans\/(waits|addresses|StateChip|CheckMark)\./,
    includeDependenciesRecursively: false,
  },
  // Small files that several parts share: each of its own is a name more in the lists of the pages that load them.
  {
    name: "formats",
    test: /\/src\/(format\/(quantity|csv|compact-money|whole-share)|features\/report\/filing\/filing-address|ui\/print-page)\.|icons\/refresh-cw\./,
    includeDependenciesRecursively: false,
  },
  {
    name: "LaidOver",
    test: /\/charts\/price\/(LaidOver|(annotations|indicators|marks)\/later)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: "chart-frame",
    test: /\/src\/(charts\/(frame|round-scale|IntervalBar|RangeBar|marker-place)|ui\/(Hint|sparkline-path))/,
    minShareCount: 2,
  },
  { name: "lines", test: /\/src\/(charts\/(lines\/|Line|heat\/|HeatCell)|ui\/FigureGroup)/, minShareCount: 2 },
];

/** Seven small letters and digits tell versions of a file apart: the first script names every file of every page, and they compress best. */
const NAMES = {
  hashCharacters: "base36" as const,
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:7][extname]",
};

export default defineConfig({
  plugins: [
    react(),
    breakpointsPlugin(),
    documentsPlugin(join(import.meta.dirname, "../../docs")),
    // Before the list of files, which does not name those that it takes out.
    firstPaintPlugin(),
    earlyFilesPlugin(),
    latinFontPlugin(),
    thirdPartyNoticesPlugin(join(import.meta.dirname, "../..")),
    chunkModulesPlugin(join(import.meta.dirname, "../..")),
  ],
  css: { modules: { generateScopedName: scopedNames(import.meta.dirname) } },
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS }, ...NAMES } },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: { proxy: { "/api": server, "/config": server, "/healthz": server } },
});
