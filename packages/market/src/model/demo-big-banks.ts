/**
 * Houses that stand for the big banks in the demo market; the consensus of the big banks is theirs (PT-07). They are part
 * of the model because whoever serves the market needs them, and the generator is no part of a server.
 */
export const DEMO_BIG_BANKS: readonly string[] = [
  "Ashcombe Sterling",
  "Nordhaven Bank",
  "Continental Crown",
  "Banque Lavallois",
  "Hansekontor",
  "Whitmore Brothers",
  "Pacific Union Markets",
  "Thornbury Global",
];
