export { stockHeaderRoute } from "./stock-header.ts";
