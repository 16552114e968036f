/** A file of prices as an owner has one: OMRI, every weekday of two weeks, with prices that differ, under names that say what they are. */
export const OWN_PRICES = [
  "Date,Open,High,Low,Close,Volume",
  ...[15, 16, 17, 18, 19, 22, 23, 24, 25, 26].map(
    (day, place) => `2024-04-${day},${50 + place},${51 + place},${49 + place},${50.5 + place},${1000 + place}`,
  ),
  "",
].join("\n");
