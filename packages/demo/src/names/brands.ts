import type { Chance } from "../chance/chance.ts";
import { BEGINNINGS, ENDINGS, FIRST_WORDS, SECOND_WORDS, SURNAMES } from "./brand-parts.ts";
import { isKnownName } from "./known-names.ts";
import type { WrittenName } from "./written-name.ts";

/** How a brand was made, which decides what sounds right with it. */
export type BrandStyle = "compound" | "coined" | "family";

/** A brand that is used once. */
export interface Brand extends WrittenName {
  readonly style: BrandStyle;
}

/** Deals out invented brands, each once. */
export interface Brands {
  /** The next brand, of the style that is wished for as long as there are any. */
  next(style: BrandStyle): Brand;
}

/**
 * Invents all brands of a market and shuffles them.
 *
 * @throws {RangeError} from `next` when every brand has been dealt.
 */
export function brandsOf(chance: Chance): Brands {
  const pools: Readonly<Record<BrandStyle, Brand[]>> = {
    compound: chance.shuffle(joined(FIRST_WORDS, SECOND_WORDS, "compound")),
    coined: chance.shuffle(joined(BEGINNINGS, ENDINGS, "coined")),
    family: families(chance),
  };
  const order: readonly BrandStyle[] = ["compound", "coined", "family"];
  return {
    next(style) {
      const brand = pools[style].pop() ?? order.map((other) => pools[other].pop()).find((one) => one !== undefined);
      if (!brand) throw new RangeError("There are fewer invented brands than companies; add parts to brand-parts.ts.");
      return brand;
    },
  };
}

function joined(first: readonly WrittenName[], second: readonly WrittenName[], style: BrandStyle): Brand[] {
  const all = first.flatMap((begin) => second.map((end) => join(begin, end, style)));
  return all.filter(({ english }) => !isKnownName(english) && isPronounceable(english));
}

/** No halves that are the same word and no letters that pile up at the seam. */
function isPronounceable(name: string): boolean {
  const word = name.toLowerCase();
  return !/(.{3,})\1/.test(word) && !/(.)\1\1/.test(word) && !/[^aeiouy]{5}/.test(word);
}

function join(begin: WrittenName, end: WrittenName, style: BrandStyle): Brand {
  return {
    english: begin.english + end.english,
    simplified: begin.simplified + end.simplified,
    traditional: begin.traditional + end.traditional,
    style,
  };
}

/** Each family alone, and pairs of partners of which the first differs from pair to pair. */
function families(chance: Chance): Brand[] {
  const known = SURNAMES.filter(({ english }) => !isKnownName(english));
  const singles = known.map((name): Brand => ({ ...name, style: "family" }));
  const partners = chance.shuffle(known);
  const pairs = known.map((name, index): Brand => {
    const partner =
      partners[index] === name
        ? (partners[(index + 1) % partners.length] as WrittenName)
        : (partners[index] as WrittenName);
    return {
      english: `${name.english} & ${partner.english}`,
      simplified: name.simplified + partner.simplified,
      traditional: name.traditional + partner.traditional,
      style: "family",
    };
  });
  return chance.shuffle([...singles, ...pairs]);
}
