export { marketChangesRoute } from "./market-changes.ts";
