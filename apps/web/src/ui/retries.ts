import { observable } from "../state/index.ts";

/** How often a reader, or the page itself, has asked for something that failed once more. */
export const retries = { count: 0 };

/** How many parts of pages have been loaded. */
export const loadedParts = observable(0);
