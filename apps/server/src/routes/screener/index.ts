export { screenerRoute } from "./screener.ts";
