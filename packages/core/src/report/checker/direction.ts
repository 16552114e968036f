import type { ReportLanguage } from "../../words/index.ts";
import type { EvidenceItem, NumberItem } from "../evidence.ts";
import { DIRECTION_WORDS, type DirectionWords } from "./direction-words.ts";
import type { ParsedText, Placed } from "./placeholder.ts";

/** The sign that a number states: of a change, of a gap, of a standing against the middle. */
const DIFFERENCES =
  /\.(?:yearOverYear|gap|upside|growth|spread|medianSpread|latestSpread|change|trend|rise|bias)$|^price\.(?:change|total|totalAnnual)\.|^price\.(?:belowHigh|momentum)$|^moat\.spread\./;
const STANDINGS = /^industry\.[^.]+$|^price\.rangePosition\.|\.standing$/;
/** Checks of growth: their values are changes a year. */
const GROWTH_CHECKS = /^check\.G\d+$/;
/** Shares and counts of what went one way: any direction may be said of them. */
const COUNTS = /^moat\.(?:share|years|yearsAbove)$|^targets\.firms$/;
/** Says of a standing that it is low. */
const ONLY = /only|just|merely|barely|sol[oa]|sólo|apenas|seulement|guère|ne\s.*\sque|仅|僅|只|不到/iu;
/** A word that only compares: without a second figure it has nothing to agree with. */
const COMPARES =
  /^(?:above|higher|exceed|more than|below|lower|less than|beneath|short of|ahead|behind|mayor|superior|supera|encima|por encima|más|menor|inferior|por debajo|debajo|supérieur|au-dessus|plus|dépass|excèd|inférieur|en dessous|au-dessous|en deçà|高于|高於|超过|超過|高出|多于|多於|更高|低于|低於|不及|不足|少于|少於|更低|(?:at a |con |avec |une )*(?:premium|discount|prima|prime|descuento|décote)|溢价|溢價|折价|折價)/iu;
const MIDDLE = 0.5;
const CLAUSE = /[,;:，；：。！？、]|(?<!\d)\.\s|\s[–—]\s/gu;
/** Before this word stands the subject, behind it what it is compared with: `甲比乙高`. */
const THAN = /(?<!相|对|對)比/u;

interface Stated {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** 1 up, -1 down, turned round where it is negated. */
  readonly sign: 1 | -1;
  readonly isNegated: boolean;
}

/**
 * The direction words of a sentence that do not agree with the figures that they stand beside.
 *
 * A word agrees with the sign of a change, a gap or a spread; with a pair of figures that it compares; beside one figure
 * alone with the change of the same metric, or with its standing in the industry. A word beside a figure that nothing
 * supports is not proven, and does not agree. A sentence without figures of its own states no direction that can be held
 * against one.
 *
 * @param parsed The sentence.
 * @param items All items, by id.
 * @param options Language; in a sentence about what would have to happen, words behind a condition are of no figure.
 * @returns The words, as they stand there.
 *
 * @example
 * wrongDirections(parseText("It rose {{price.change.1y|percent}}."), items, { language: "en", isConditional: false }); // ["rose"]
 */
export function wrongDirections(
  { own, placed }: ParsedText,
  items: ReadonlyMap<string, EvidenceItem>,
  { language, isConditional }: { readonly language: ReportLanguage; readonly isConditional: boolean },
): string[] {
  const words = DIRECTION_WORDS[language];
  if (placed.length === 0 || (isConditional && words.condition.test(own))) return [];
  return statedIn(own, words)
    .filter((stated) => !agrees(stated, { own, placed, items }))
    .map(({ word }) => word);
}

function statedIn(own: string, words: DirectionWords): Stated[] {
  const all = (
    [
      ["up", 1],
      ["down", -1],
    ] as const
  ).flatMap(([name, sign]) =>
    [...own.matchAll(words[name])].map((match): Stated => {
      const [word] = match;
      const end = match.index + word.length;
      const before = own.slice(Math.max(0, match.index - 40), match.index);
      const isNegated = words.negationBefore.test(before) || words.negationAfter?.test(own.slice(end)) === true;
      return { word, start: match.index, end, sign: isNegated ? (-sign as 1 | -1) : sign, isNegated };
    }),
  );
  // "plus élevée" holds "plus": the longer word counts.
  return all.filter(
    (one) =>
      !all.some(
        (other) =>
          other !== one && other.start <= one.start && other.end >= one.end && other.word.length > one.word.length,
      ),
  );
}

interface Sentence {
  readonly own: string;
  readonly placed: readonly Placed[];
  readonly items: ReadonlyMap<string, EvidenceItem>;
}

function agrees(stated: Stated, sentence: Sentence): boolean {
  const beside = figuresBeside(stated, sentence);
  const nearest = beside[0];
  if (nearest === undefined) return true;
  const item = numberOf(nearest.id, sentence.items);
  // A figure that does not exist is refused elsewhere.
  if (item === null) return true;
  if (COUNTS.test(nearest.id) || (STANDINGS.test(nearest.id) && ONLY.test(sentence.own))) return true;
  const compared = COMPARES.test(stated.word) ? comparison(stated, beside, sentence) : null;
  const sign = compared ?? signOf(item) ?? supportedBy(item, sentence);
  if (sign === null) return false;
  return stated.isNegated ? sign === stated.sign || sign === 0 : sign === stated.sign;
}

/** The figures of the clause that a word stands in, nearest first; of the whole sentence where its clause has none. */
function figuresBeside({ start, end }: Stated, { own, placed }: Sentence): Placed[] {
  const distance = (figure: Placed) => (figure.start >= end ? figure.start - end : start - figure.end);
  const cuts = [...own.matchAll(CLAUSE)].map(({ index }) => index);
  const from = cuts.filter((cut) => cut < start).at(-1) ?? -1;
  const to = cuts.find((cut) => cut >= end) ?? own.length;
  const inside = placed.filter((figure) => figure.start > from && figure.end <= to);
  return (inside.length > 0 ? inside : placed).toSorted((a, b) => distance(a) - distance(b));
}

function numberOf(id: string, items: ReadonlyMap<string, EvidenceItem>): NumberItem | null {
  const item = items.get(id);
  return item === undefined || item.kind === "passage" || item.figure.value === null ? null : item;
}

/** The sign of the difference of two levels of one unit and currency, the subject of a comparison and what it is compared with. */
function comparison({ start, end }: Stated, beside: readonly Placed[], { own, items }: Sentence): number | null {
  const levels = beside.filter(({ id }) => {
    const item = numberOf(id, items);
    return item !== null && signOf(item) === null;
  });
  const [nearest, other] = levels;
  if (nearest === undefined || other === undefined) return null;
  const isBefore = (figure: Placed) => figure.end <= start;
  let [subject, object] = isBefore(nearest) ? [nearest, other] : [other, nearest];
  const [first, second] = nearest.start < other.start ? [nearest, other] : [other, nearest];
  if (isBefore(nearest) && isBefore(other) && THAN.test(own.slice(first.end, second.start))) {
    [subject, object] = [first, second];
  }
  if (!isBefore(nearest) && !isBefore(other))
    [subject, object] = nearest.start >= end ? [second, first] : [first, second];
  const [one, two] = [numberOf(subject.id, items), numberOf(object.id, items)];
  if (one === null || two === null || one.unit !== two.unit || one.currency !== two.currency) return null;
  return Math.sign((one.figure.value as number) - (two.figure.value as number));
}

/** The sign that a figure states by itself; null of a level. */
function signOf({ id, figure, unit }: NumberItem): number | null {
  const value = figure.value as number;
  if (GROWTH_CHECKS.test(id)) return unit === "fraction" ? Math.sign(value) : null;
  if (STANDINGS.test(id)) return Math.sign(value - MIDDLE);
  return DIFFERENCES.test(id) ? Math.sign(value) : null;
}

/** The sign of the change, else of the standing, of what a level is a level of. */
function supportedBy({ id }: NumberItem, { items }: Sentence): number | null {
  const [kind, name] = id.split(".");
  const related = [`${kind}.${name}.yearOverYear`, `${kind}.${name}.gap`, `industry.${name}`];
  if (kind === "targets") related.push("targets.upside");
  for (const candidate of related) {
    const item = numberOf(candidate, items);
    if (item !== null) return signOf(item);
  }
  return null;
}
