import type { CallInput, MarketCallName } from "@plumbline/contract/calls";
import { barsInput, readChartState } from "../features/price-chart/address.ts";
import type { PartName } from "../i18n/index.ts";
import type { Query } from "../router/address.ts";
import type { Page } from "../router/page.ts";

/** Name and input of a call. */
export type FirstCall = { readonly [Name in MarketCallName]: readonly [Name, CallInput<Name>] }[MarketCallName];

/** The stock that a page is about, and the day on which it is seen. */
interface SeenStock {
  readonly code: string;
  readonly asOf: string | undefined;
}

/** Place of a page in the tab bar. */
interface Tab {
  readonly label: "shell.home" | "shell.companies" | "shell.strategies" | "shell.about";
  /** Letter that opens the page after `g`. */
  readonly shortcut: string;
}

export interface ListedPage extends Page {
  readonly tab?: Tab;
  /** Calls for what its files of a second rank show, whatever the address names. */
  readonly calls?: readonly FirstCall[];
  /** For a page about a stock: the calls for what it shows below the header. */
  readonly mainCalls?: (stock: SeenStock, query: Query) => readonly FirstCall[];
  /** Those for what its files of a second rank show. */
  readonly laterCalls?: (stock: SeenStock, query: Query) => readonly FirstCall[];
}

/**
 * The pages that exist. Router, navigation, shortcuts, the head start and the tests read this table, the build and the budgets
 * with the one below. A path without a page is not found.
 */
export const PAGES: readonly ListedPage[] = [
  {
    path: "/",
    aliases: ["/pages/index/index"],
    isPublic: true,
    tab: { label: "shell.home", shortcut: "h" },
    load: () => import("../pages/home/HomePage.tsx"),
  },
  {
    path: "/pages/basic-search",
    isPublic: true,
    tab: { label: "shell.companies", shortcut: "s" },
    load: () => import("../pages/search/SearchPage.tsx"),
    calls: [["fundamentals", {}]],
  },
  {
    path: "/pages/analysis",
    isPublic: true,
    load: () => import("../pages/analysis/AnalysisPage.tsx"),
    mainCalls: ({ code, asOf }, query) => {
      if (query.tab === undefined) return [["stockVerdict", { code, asOf }]];
      // The written report asks for itself when it is known who reads it.
      if (query.tab === "ai") return [];
      return [
        ["fundamentals", { code, asOf }],
        ["fundamentals", {}],
      ];
    },
    laterCalls: (stock, query) =>
      query.tab === undefined ? [["priceChart", barsInput({ ...stock, ...readChartState(query) })]] : [],
  },
  {
    path: "/pages/valuation",
    isPublic: true,
    load: () => import("../pages/valuation/ValuationPage.tsx"),
    mainCalls: (stock) => [["valuation", stock]],
  },
  {
    path: "/pages/opinion",
    isPublic: true,
    load: () => import("../pages/opinion/OpinionPage.tsx"),
    mainCalls: (stock) => [["priceTargets", stock]],
  },
  {
    path: "/pages/statistics",
    isPublic: true,
    load: () => import("../pages/statistics/StatisticsPage.tsx"),
    // The page itself requests other statistics than the default.
    mainCalls: (stock, { years, basis, market }) =>
      years || basis || market ? [] : [["statistics", { ...stock, years: "5", basis: "total" }]],
  },
  {
    path: "/pages/strategies",
    aliases: ["/pages/backtesting"],
    isPublic: true,
    ownPath: "/pages/backtesting",
    tab: { label: "shell.strategies", shortcut: "b" },
    load: () => import("../pages/backtesting/BacktestingPage.tsx"),
  },
  {
    path: "/pages/about-us",
    isPublic: true,
    tab: { label: "shell.about", shortcut: "a" },
    load: () => import("../pages/about/AboutPage.tsx"),
  },
  {
    path: "/pages/rules",
    isPublic: true,
    load: () => import("../pages/rules/RulesPage.tsx"),
  },
  {
    path: "/pages/login/login",
    isPublic: true,
    load: () => import("../pages/login/LoginPage.tsx"),
  },
  {
    path: "/pages/usercenter/usercenter",
    isPublic: false,
    load: () => import("../pages/user-center/UserCenterPage.tsx"),
  },
  {
    path: "/pages/usercenter/renewal",
    // Where the provider of payments sends its visitors back: a page of its own for each would be a file more in the first script.
    aliases: ["/pages/payment/success", "/pages/payment/cancel"],
    isPublic: false,
    load: () => import("../pages/plans/PlansPage.tsx"),
  },
  {
    path: "/pages/tt",
    isPublic: false,
    load: () => import("../pages/trade-chart/TradeChartPage.tsx"),
  },
];

/** What the build, the budgets and the tests read of a page; the browser is told of its files by the first script. */
export interface PageFiles {
  /** Files below `src` whose code makes the first screen, in ranks: those of a later rank wait for those before it. */
  readonly files: readonly [readonly string[], ...(readonly string[])[]];
  /** Texts of the first screen that do not come with the language. */
  readonly texts?: readonly PartName[];
  /** The most KiB: of the page's file after gzip; of the first screen without the frame of a stock after brotli. */
  readonly budget: { readonly file: number; readonly section?: number };
}

/** By path, for every page of the table above. */
export const PAGE_FILES: Readonly<Record<string, PageFiles>> = {
  "/": { files: [["pages/home/HomePage.tsx"]], budget: { file: 30 } },
  "/pages/basic-search": {
    // The search can be used while the screener loads.
    files: [["pages/search/SearchPage.tsx"], ["pages/search/ScreenerView.tsx"]],
    budget: { file: 30 },
  },
  "/pages/analysis": {
    files: [["pages/analysis/AnalysisPage.tsx"], ["charts/price/drawing/draw-price-chart.ts"]],
    texts: ["verdict"],
    budget: { file: 30 },
  },
  "/pages/valuation": {
    files: [["pages/valuation/ValuationPage.tsx", "features/valuation/ValuationPanel.tsx"]],
    texts: ["valuation"],
    budget: { file: 30, section: 30 },
  },
  "/pages/opinion": {
    files: [["pages/opinion/OpinionPage.tsx", "features/opinion/Opinion.tsx"]],
    texts: ["opinion"],
    budget: { file: 30, section: 30 },
  },
  "/pages/statistics": {
    files: [["pages/statistics/StatisticsPage.tsx", "features/statistics/StatisticsPanel.tsx"]],
    texts: ["statistics"],
    budget: { file: 30, section: 30 },
  },
  "/pages/strategies": {
    files: [["pages/backtesting/BacktestingPage.tsx"]],
    budget: { file: 30 },
  },
  "/pages/about-us": {
    files: [["pages/about/AboutPage.tsx", "pages/about/AboutView.tsx"]],
    texts: ["about", "findings", "stockFacts"],
    budget: { file: 30 },
  },
  "/pages/rules": {
    files: [["pages/rules/RulesPage.tsx", "features/rules/RulesPanel.tsx"]],
    texts: ["about"],
    budget: { file: 30 },
  },
  "/pages/login/login": {
    files: [["pages/login/LoginPage.tsx", "features/sign-in/SignInPanel.tsx"]],
    texts: ["forms", "providers", "signIn"],
    budget: { file: 42 },
  },
  "/pages/usercenter/usercenter": {
    files: [["pages/user-center/UserCenterPage.tsx", "features/account/UserCenter.tsx"]],
    budget: { file: 30 },
  },
  "/pages/usercenter/renewal": { files: [["pages/plans/PlansPage.tsx"]], budget: { file: 30 } },
  "/pages/tt": {
    files: [["pages/trade-chart/TradeChartPage.tsx"]],
    budget: { file: 30 },
  },
};
