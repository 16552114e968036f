export { state } from "./market-state.ts";
