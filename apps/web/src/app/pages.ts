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
    path: "/pages/about-us",
    isTab: true,
    load: async () => (await import("../pages/about/AboutPage.tsx")).AboutPage,
  },
];
