import { describe, expect, it } from "vitest";
import type { RuleDocument } from "./document.ts";
import { filterDocuments } from "./filter-documents.ts";

const DOCUMENTS: readonly RuleDocument[] = [
  {
    id: "rules",
    title: "Rules",
    blocks: [{ kind: "text", words: ["Rules have ids."] }],
    chapters: [
      {
        id: "rules-prices",
        title: "Prices",
        blocks: [],
        sections: [
          {
            id: "STA-01",
            code: "STA-01",
            title: "Daily return",
            blocks: [{ kind: "text", words: ["close ÷ close before"] }],
          },
          {
            id: "STA-03",
            code: "STA-03",
            title: "Volatility",
            blocks: [{ kind: "text", words: ["Deviation of ", ["link", ["STA-01"], "STA-01"], " times √252"] }],
          },
        ],
      },
    ],
  },
  {
    id: "formulas",
    title: "Formulas",
    blocks: [],
    chapters: [
      {
        id: "formulas-value",
        title: "Value",
        blocks: [
          {
            kind: "entries",
            entries: [
              { id: "pe", code: "pe", name: ["P/E"], formula: ["price ÷ eps"], facts: [["Source", ["Textbook"]]] },
              { id: "ps", code: "ps", name: ["P/S"], formula: ["price ÷ sales"], facts: [] },
            ],
          },
        ],
        sections: [],
      },
    ],
  },
];

const left = (filter: string) => {
  const { documents, count } = filterDocuments(DOCUMENTS, filter);
  return { text: JSON.stringify(documents), count };
};

describe("the filter of the rules", () => {
  it("leaves everything while it is empty", () => {
    expect(filterDocuments(DOCUMENTS, "  ").documents).toEqual(DOCUMENTS);
    expect(filterDocuments(DOCUMENTS, "").count).toBe(5);
  });

  it("finds an id in a heading and where another rule cites it", () => {
    const { text, count } = left("sta-01");
    expect([text.includes('"Daily return"'), text.includes('"Volatility"'), count]).toEqual([true, true, 2]);
  });

  it("asks for every word, in any order", () => {
    expect(left("252 deviation").count).toBe(1);
    expect(left("252 textbook").count).toBe(0);
  });

  it("leaves of a list the entries that match", () => {
    const { text, count } = left("eps");
    expect([text.includes('"pe"'), text.includes('"ps"'), count]).toEqual([true, false, 1]);
  });

  it("counts the title of a chapter for all that stands below it", () => {
    expect(left("prices").count).toBe(2);
  });

  it("leaves no document without content", () => {
    expect(filterDocuments(DOCUMENTS, "nothing like this").documents).toEqual([]);
  });
});
