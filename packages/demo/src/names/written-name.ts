/** A name or a part of one, as it is written in English and by readers of both Chinese scripts. */
export interface WrittenName {
  readonly english: string;
  readonly simplified: string;
  readonly traditional: string;
}

/**
 * Reads a list of parts written as `English simplified traditional`; where both scripts write alike, one is enough.
 *
 * @param table Parts separated by commas.
 *
 * @example
 * writtenNames("North 北, East 东 東")[1]; // { english: "East", simplified: "东", traditional: "東" }
 */
export function writtenNames(table: string): readonly WrittenName[] {
  return table.split(",").map((entry) => {
    const [english = "", simplified = "", traditional = simplified] = entry.trim().split(/\s+/);
    return { english, simplified, traditional };
  });
}
