import type { LanguageCode } from "@plumbline/contract";

/** A script that is named decides, else the region does. */
const TRADITIONAL = /^zh-(?!hans\b)(.*-)?(hant|tw|hk|mo)\b/;

function languageOf(tag: string): LanguageCode | null {
  if (TRADITIONAL.test(tag)) return "zh-Hant";
  const primary = tag.split("-")[0];
  if (primary === "zh") return "zh-Hans";
  return primary === "en" || primary === "es" || primary === "fr" ? primary : null;
}

/**
 * The language in which a reader wants the answer: of those that the product has, the one with the highest weight, the
 * first where weights are equal; English where there is none.
 *
 * @see RFC 9110, 12.5.4
 */
export function preferredLanguage(header: string | undefined): LanguageCode {
  let chosen: LanguageCode = "en";
  let highest = 0;
  // A header longer than this is not a person's preference.
  for (const item of (header ?? "").toLowerCase().split(",", 32)) {
    const [tag = "", ...parameters] = item.split(";").map((part) => part.trim());
    const weight = weightOf(parameters);
    const language = languageOf(tag);
    if (language && weight > highest) {
      chosen = language;
      highest = weight;
    }
  }
  return chosen;
}

/** The `q` of an item of a negotiation header; 1 without one, 0 where it cannot be read. */
export function weightOf(parameters: readonly string[]): number {
  const stated = parameters.find((parameter) => parameter.startsWith("q="));
  if (stated === undefined) return 1;
  const weight = Number(stated.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
