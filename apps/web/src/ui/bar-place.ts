/** The place in the top bar where a page shows what applies to the whole page. */
export const BAR_PLACE = "bar-place";
