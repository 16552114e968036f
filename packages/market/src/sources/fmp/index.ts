export { fmp } from "./fmp.ts";
