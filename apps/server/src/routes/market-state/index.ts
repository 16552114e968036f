export { marketStateRoute } from "./market-state.ts";
