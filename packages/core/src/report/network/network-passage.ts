import type { Paragraph } from "../../filings/index.ts";

const USERS =
  "(?:users|members|customers|consumers|clients|merchants|developers|creators|sellers|buyers|participants|players|drivers|hosts|guests|cardholders|account holders|advertisers|partners|people)";

/** What describes a network effect in a sentence. */
const DESCRIBED: readonly RegExp[] = [
  /\bnetwork effects?\b/i,
  /\b(?:two|multi)-sided (?:network|platform|market(?:place)?)\b/i,
  new RegExp(
    `\\b(?:more|additional|new|each|every|growing number of) (?:\\w+ )?${USERS}\\b.{0,200}\\b(?:more (?:valuable|attractive|useful|relevant)|(?:increas|enhanc|add)\\w* (?:the |its |their )?(?:value|utility))`,
    "i",
  ),
];

/** A sentence about others, about what may be, or about what is not there. */
const NOT_THEIRS =
  /\b(?:competitors?|rivals?|may|might|could|would|cannot|not|no|lacks?|without|absence|if we|fail(?:s|ed|ure)?|risks?)\b/i;

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });
const MAX_PASSAGE = 4_000;

/**
 * The paragraph in which a company says of itself that its product is worth more the more others use it. Sentences about
 * competitors, hopes and risks do not count.
 *
 * @param paragraphs Of the item about the business.
 * @returns null where no paragraph says so.
 * @see MOAT-10
 *
 * @example
 * // "As more merchants accept our cards, our network becomes more valuable to cardholders."
 * networkPassage(item1.paragraphs)?.id;
 */
export function networkPassage(paragraphs: readonly Paragraph[]): Paragraph | null {
  const texts = paragraphs.filter(
    ({ kind, text }) => kind !== "heading" && kind !== "table" && text.length <= MAX_PASSAGE,
  );
  return texts.find(({ text }) => describesNetwork(text)) ?? null;
}

function describesNetwork(text: string): boolean {
  if (!DESCRIBED.some((pattern) => pattern.test(text))) return false;
  return [...SENTENCES.segment(text)].some(
    ({ segment }) => DESCRIBED.some((pattern) => pattern.test(segment)) && !NOT_THEIRS.test(segment),
  );
}
