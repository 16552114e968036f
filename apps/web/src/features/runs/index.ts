export { useRunStart } from "./use-run-start.ts";
