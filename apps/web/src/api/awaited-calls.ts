import { observable } from "../state/index.ts";

/** How many calls are under way that asked for a loading indicator. */
export const awaitedCalls = observable(0);
