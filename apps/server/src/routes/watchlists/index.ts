export { registerWatchlistRoutes } from "./register-watchlist-routes.ts";
