import type { FormFamily } from "./form.ts";

/** What a reader looks for in a report, whatever number its form gives it. */
export type ItemRole = "business" | "risks" | "discussion";

/** An item that a form may have. */
export interface ItemDefinition {
  /** `1A`; in a 10-Q with its part, `II.1A`; in a 20-F with its letter, `3.D`; in an 8-K `2.02`, before 2004-08 `12`. */
  readonly id: string;
  /** Its number as a heading has it, in capitals. */
  readonly number: string;
  /** How its heading goes on, in lower case; some have changed over the years. */
  readonly title: RegExp;
  readonly role: ItemRole | null;
}

type Row = readonly [id: string, title: RegExp, role?: ItemRole];

/** Regulation S-K and Form 10-K, from 1993: Items 14 and 15 changed places in 2003, Item 4 was dropped in 2010. */
const ANNUAL: readonly Row[] = [
  ["1", /^(?:description of |general |the |our )*business/, "business"],
  ["1A", /^risk factors/, "risks"],
  ["1B", /^unresolved staff/],
  ["1C", /^cyber ?security/],
  ["2", /^(?:description of )?propert/],
  ["3", /^legal proceedings/],
  ["4", /^(?:submission of matters|mine safety|safety disclosures|\[?\(?reserved|\(?removed)/],
  ["4A", /^executive officers/],
  ["5", /^market (?:for|price)/],
  ["6", /^(?:selected|\[?\(?reserved|\[?consolidated financial data)/],
  ["7", /^management['’]?s? discussion/, "discussion"],
  ["7A", /^(?:quantitative|qualitative|disclosures? about market risk)/],
  ["8", /^(?:consolidated )?financial statements/],
  ["9", /^(?:changes in|disagreements)/],
  ["9A", /^controls and procedures/],
  ["9B", /^other information/],
  ["9C", /^disclosures? regarding foreign/],
  ["10", /^directors/],
  ["11", /^executive compensation/],
  ["12", /^security ownership/],
  ["13", /^certain relationships/],
  ["14", /^(?:principal account|exhibits?|controls and procedures)/],
  ["15", /^(?:exhibits?|principal account|financial statement schedules)/],
  ["16", /^(?:form 10-k summary|exhibits?)/],
];

const QUARTERLY: readonly Row[] = [
  ["I.1", /^(?:condensed |consolidated |unaudited |interim )*financial statements/],
  ["I.2", /^management['’]?s? discussion/, "discussion"],
  ["I.3", /^(?:quantitative|qualitative)/],
  ["I.4", /^controls and procedures/],
  ["II.1", /^legal proceedings/],
  ["II.1A", /^risk factors/, "risks"],
  ["II.2", /^(?:unregistered sales|changes in securities|issuer purchases|purchases of equity)/],
  ["II.3", /^defaults/],
  ["II.4", /^(?:submission of matters|mine safety|\[?\(?reserved|\(?removed)/],
  ["II.5", /^other information/],
  ["II.6", /^exhibits?/],
];

const FOREIGN: readonly Row[] = [
  ["1", /^(?:identity of directors|description of business)/],
  ["2", /^(?:offer statistics|description of propert)/],
  ["3", /^key information/],
  ["3.D", /^risk factors/, "risks"],
  ["4", /^information on/, "business"],
  ["4A", /^unresolved staff/],
  ["5", /^operating and financial/, "discussion"],
  ["6", /^directors/],
  ["7", /^major shareholders/],
  ["8", /^(?:consolidated )?financial (?:information|statements)/],
  ["9", /^(?:the )?(?:offer|nature of trading)/],
  ["10", /^additional information/],
  ["11", /^(?:quantitative|qualitative)/],
  ["12", /^descriptions? of securities/],
  ["13", /^defaults/],
  ["14", /^material modifications/],
  ["15", /^(?:controls and procedures|\[?\(?reserved)/],
  ["16", /^\[?\(?reserved/],
  ["16A", /^audit committee financial/],
  ["16B", /^code of/],
  ["16C", /^principal account/],
  ["16D", /^exemptions? from/],
  ["16E", /^purchases? of equity/],
  ["16F", /^changes? in/],
  ["16G", /^corporate governance/],
  ["16H", /^mine safety/],
  ["16I", /^disclosures? regarding/],
  ["16J", /^insider trading/],
  ["16K", /^cyber ?security/],
  ["17", /^financial statements/],
  ["18", /^financial statements/],
  ["19", /^exhibits?/],
];

/** Form 8-K since 2004-08-23, in the order of its sections. */
const CURRENT_ITEMS =
  "1.01 1.02 1.03 1.04 1.05 2.01 2.02 2.03 2.04 2.05 2.06 3.01 3.02 3.03 4.01 4.02 5.01 5.02 5.03 5.04 5.05 5.06 5.07 5.08 6.01 6.02 6.03 6.04 6.05 6.06 7.01 8.01 9.01";
const ANY_TITLE = /^./;

const CURRENT: readonly Row[] = [
  ...CURRENT_ITEMS.split(" ").map((id): Row => [id, ANY_TITLE]),
  ["1", /^changes? in control/],
  ["2", /^(?:acquisition|disposition|completion)/],
  ["3", /^bankruptcy/],
  ["4", /^changes? in/],
  ["5", /^other events/],
  ["6", /^resignation/],
  ["7", /^financial statements/],
  ["8", /^changes? in fiscal/],
  ["9", /^regulation fd/],
  ["10", /^amendments? to/],
  ["11", /^temporary suspension/],
  ["12", /^(?:results of operations|disclosure of results)/],
];

/** The end of every report; no item. */
export const SIGNATURES = "signatures";

const DEFINITIONS: Readonly<Record<FormFamily, readonly ItemDefinition[]>> = {
  "10-K": defined(ANNUAL),
  "10-Q": defined(QUARTERLY),
  "20-F": defined(FOREIGN),
  "40-F": [],
  "8-K": defined(CURRENT),
};

/**
 * The items of a form, in its order.
 *
 * @param family The form.
 * @returns Every item that one of its versions had since 1993.
 * @see https://www.ecfr.gov/current/title-17/chapter-II/part-249
 *
 * @example
 * itemDefinitions("20-F").find(({ role }) => role === "business")?.id; // "4"
 */
export function itemDefinitions(family: FormFamily): readonly ItemDefinition[] {
  return DEFINITIONS[family];
}

/**
 * What an item of a form is to a reader.
 *
 * @param family The form.
 * @param item Its item, as `itemDefinitions` names it.
 * @returns `null` for an item that is none of the three.
 *
 * @example
 * itemRole("10-K", "7"); // "discussion"
 */
export function itemRole(family: FormFamily, item: string): ItemRole | null {
  return DEFINITIONS[family].find(({ id }) => id === item)?.role ?? null;
}

function defined(rows: readonly Row[]): ItemDefinition[] {
  return rows.map(([id, title, role = null]) => ({ id, number: id.replace(/^I+\./, ""), title, role }));
}
