export { Library } from "./library/Library.tsx";
export { removedStrategy } from "./removed-strategy.ts";
