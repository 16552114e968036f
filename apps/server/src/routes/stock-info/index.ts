export { stockInfo } from "./stock-info.ts";
