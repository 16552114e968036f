export { EXAMPLE, EXAMPLE_ADDRESS } from "./run-address.ts";
export { useRunStart } from "./use-run-start.ts";
