/** How often a reader, or the page itself, has asked for something that failed once more. */
export const retries = { count: 0 };
