import { FIRST_SECTORS } from "./trade-words-first.ts";
import { OTHER_SECTORS } from "./trade-words-other.ts";

/** How the companies of an industry write their names around a brand, which stands as `*`. */
export interface NamePattern {
  readonly english: string;
  readonly simplified: string;
  readonly traditional: string;
  /** Only where such companies have a name of their own in that language. */
  readonly spanish: string | null;
  readonly french: string | null;
}

/** Patterns by industry. */
export const NAME_PATTERNS: ReadonlyMap<string, readonly NamePattern[]> = parsePatterns(FIRST_SECTORS + OTHER_SECTORS);

/** Lines are an industry followed by `:`, or a pattern: English | simplified | traditional | Spanish | French. */
function parsePatterns(table: string): Map<string, NamePattern[]> {
  const patterns = new Map<string, NamePattern[]>();
  let current: NamePattern[] = [];
  for (const line of table.split("\n").map((row) => row.trim())) {
    if (line.endsWith(":")) {
      current = [];
      patterns.set(line.slice(0, -1), current);
    } else if (line !== "") {
      const [english = "", simplified = "", traditional = simplified, spanish, french] = line
        .split("|")
        .map((part) => part.trim());
      current.push({ english, simplified, traditional, spanish: spanish ?? null, french: french ?? null });
    }
  }
  return patterns;
}
