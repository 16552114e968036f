/** The texts of two filings of ADAM, short enough to be counted by hand. */
import { namedParagraphs, type ParagraphKind } from "@plumbline/core/filings";
import { day } from "@plumbline/core/time";
import type { FiledItem, FilingText } from "@plumbline/market/model";

const ANNUAL = "0000000100-24-000001";
const QUARTERLY = "0000000100-24-000002";

type Written = readonly (readonly [kind: ParagraphKind, text: string])[];

function item(accession: string, [id, title]: readonly [string, string], written: Written): FiledItem {
  const paragraphs = namedParagraphs(
    written.map(([kind, text]) => ({ kind, text })),
    { accession, item: id },
  );
  return { item: id, title, isReference: false, exhibit: null, paragraphs };
}

/** Sixty risks, so that no answer holds all of them. */
const RISKS: Written = Array.from({ length: 60 }, (_, at) => ["text", `Risk ${at}: lenses may break.`]);

export const TINY_FILINGS: readonly FilingText[] = [
  {
    accession: ANNUAL,
    form: "10-K",
    filed: day("2024-02-20"),
    period: day("2023-12-31"),
    ciks: [100],
    document: "adam-20231231.htm",
    items: [
      item(
        ANNUAL,
        ["1", "Business"],
        [
          ["heading", "Products"],
          ["text", "Adam grinds lenses."],
          ["list", "Telescopes"],
          ["table", "Lens\tSales\nThin\t12"],
        ],
      ),
      item(ANNUAL, ["1A", "Risk Factors"], RISKS),
      {
        ...item(ANNUAL, ["7", "Management's Discussion and Analysis"], [["text", "Sales rose."]]),
        exhibit: "EX-13",
      },
    ],
  },
  {
    accession: QUARTERLY,
    form: "10-Q",
    filed: day("2024-05-02"),
    period: day("2024-03-31"),
    ciks: [100],
    document: null,
    items: [item(QUARTERLY, ["I.2", "Management's Discussion and Analysis"], [["text", "Sales rose again."]])],
  },
];

/** An annual report of ADAM of 1 March 2024 whose business item has these words below a heading about competition. */
export function businessOfAdam(...words: readonly string[]): FilingText {
  const accession = "0000000100-24-000000";
  const written: Written = [["heading", "Competition"], ...words.map((text) => ["text", text] as const)];
  return {
    accession,
    form: "10-K",
    filed: day("2024-03-01"),
    period: day("2023-12-31"),
    ciks: [100],
    document: null,
    items: [item(accession, ["1", "Business"], written)],
  };
}

const EARLIER = "0000000100-23-000001";

/**
 * The annual report of the year before, which the market has on request: without the last risk, with another one at the end, and with
 * the tenth in other words.
 */
export const EARLIER_ANNUAL: FilingText = {
  accession: EARLIER,
  form: "10-K",
  filed: day("2023-02-21"),
  period: day("2022-12-31"),
  ciks: [100],
  document: null,
  items: [
    item(
      EARLIER,
      ["1A", "Risk Factors"],
      [
        ...RISKS.slice(0, 59).map(
          ([kind, text], at) => [kind, at === 10 ? "Risk 10: lenses may break in transport." : text] as const,
        ),
        ["text", "Furnaces rust."],
      ],
    ),
  ],
};

/** Id of a risk of the annual report, by its number. */
export function riskId(number: number): string {
  return TINY_FILINGS[0]?.items[1]?.paragraphs[number]?.id as string;
}
