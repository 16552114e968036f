import type { Page } from "../router/index.ts";

/** The pages that exist. A route of the product whose page is not built is not here, and says that it is not found. */
export const PAGES: readonly Page[] = [
  {
    path: "/",
    aliases: ["/pages/index/index"],
    isTab: true,
    load: async () => (await import("../pages/home/HomePage.tsx")).HomePage,
  },
  {
    path: "/pages/basic-search",
    isTab: true,
    load: async () => (await import("../pages/search/SearchPage.tsx")).SearchPage,
  },
  {
    path: "/pages/analysis",
    isTab: false,
    load: async () => (await import("../pages/analysis/AnalysisPage.tsx")).AnalysisPage,
  },
  {
    path: "/pages/valuation",
    isTab: false,
    load: async () => (await import("../pages/valuation/ValuationPage.tsx")).ValuationPage,
  },
  {
    path: "/pages/statistics",
    isTab: false,
    load: async () => (await import("../pages/statistics/StatisticsPage.tsx")).StatisticsPage,
  },
  {
    path: "/pages/opinion",
    isTab: false,
    load: async () => (await import("../pages/opinion/OpinionPage.tsx")).OpinionPage,
  },
  {
    path: "/pages/about-us",
    isTab: true,
    load: async () => (await import("../pages/about/AboutPage.tsx")).AboutPage,
  },
];
