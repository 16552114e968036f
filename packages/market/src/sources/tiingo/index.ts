export { tiingo } from "./tiingo.ts";
