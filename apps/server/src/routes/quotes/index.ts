export { registerQuoteRoutes } from "./register-quote-routes.ts";
