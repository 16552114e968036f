export { type Query, readAddress, stockAddress, writeAddress } from "./address.ts";
export {
  loginRefusals,
  navigateTo,
  reLaunch,
  router,
  setQuery,
  switchTab,
  useRoute,
} from "./app-router.ts";
export type { Page, PageProps } from "./page.ts";
export { queryState } from "./query-state.ts";
export type { Route } from "./router.ts";
