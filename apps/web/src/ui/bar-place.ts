/** The free place in the bar on top of every page, where a page may show what belongs to all of it. */
export const BAR_PLACE = "bar-place";
