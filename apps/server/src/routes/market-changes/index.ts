export { changes } from "./market-changes.ts";
