import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Block } from "./block.ts";
import { compareParagraphs } from "./compare-paragraphs.ts";
import { cutFiling } from "./cut-filing.ts";
import { paragraphId } from "./paragraph-id.ts";
import { namedParagraphs, type Paragraph } from "./paragraphs.ts";

// Documents are laid out here by hand after real ones; items and their words are read from the layout.

const accession = "0000000000-24-000001";
const annual = { family: "10-K", accession } as const;

type Line = string | Partial<Block>;

/** Lines of a document; `*` before a line sets it apart, `|` makes it a table, a page number of its own is stated. */
function blocks(lines: readonly Line[]): Block[] {
  return lines.map((line) => {
    const given = typeof line === "string" ? { text: line } : line;
    const text = given.text ?? "";
    return {
      kind: text.startsWith("|") ? "table" : "text",
      isEmphasised: text.startsWith("*"),
      page: 0,
      anchors: [],
      links: [],
      ...given,
      text: text.replace(/^[*|]/, ""),
    };
  });
}

function words(lines: readonly Line[], item: string): string[] {
  const found = cutFiling(blocks(lines), annual).find((one) => one.item === item);
  return (found?.paragraphs ?? []).map(({ text }) => text);
}

const BODY: readonly Line[] = [
  "*Item 1. Business",
  "We grind lenses for telescopes in three works and sell them to observatories.",
  "*Item 1A. Risk Factors",
  "Glass may break, and so may our contracts with those who supply it to us.",
  "*Item 2. Properties",
  "Three works.",
  "*Item 7. Management’s Discussion and Analysis of Financial Condition and Results of Operations",
  "Sales rose because observatories bought more lenses than in the year before.",
  "*Signatures",
  "Ada Adam",
];

describe("the index of a hostile report", () => {
  const TITLES = [
    "1 Business",
    "1A Risk Factors",
    "1B Unresolved Staff Comments",
    "2 Properties",
    "3 Legal Proceedings",
  ];
  const MORE = ["7 Management’s Discussion", "8 Financial Statements", "10 Directors", "11 Executive Compensation"];
  const row = (title: string, pages: string) => `Item ${title.replace(" ", "\t")}\t${pages}`;
  const index = (pages: string) => [...TITLES, ...MORE].map((title) => row(title, pages)).join("\n");
  const PAGES = Array.from({ length: 9 }, (_, page) => [
    { text: `${page + 1}`, page },
    { text: `Glass may break on page ${page + 1}.`.repeat(20), page },
  ]).flat();
  const found = (table: Partial<Block>) => cutFiling(blocks([...PAGES, { kind: "table", page: 9, ...table }]), annual);

  it("leads to its pages while it is no such index", () => {
    const text = [...TITLES, ...MORE].map((title, at) => row(title, `${at + 1}`)).join("\n");
    expect(found({ text }).map(({ item }) => item)).toEqual(["1", "1A", "1B", "2", "3", "7", "8", "10", "11"]);
  });

  it.each([
    ["states three hundred thousand pages for each item", { text: index("1, ".repeat(300_000)) }],
    ["gives the whole report to each item", { text: index("1-9") }],
    ["lists a hundred thousand items", { text: `${row("1 Business", "1")}\n`.repeat(100_000) }],
    [
      "points nowhere a hundred thousand times",
      {
        text: index("12") + "\nOther\tabove".repeat(100_000),
        links: Array.from({ length: 100_000 }, (_, at) => ({ row: at, target: "nowhere" })),
      },
    ],
  ])("leads nowhere where it %s", (_, table) => {
    expect(found(table)).toEqual([]);
  });
});

describe("the items of a report", () => {
  it("begin at their headings and end at the next one", () => {
    expect(cutFiling(blocks(BODY), annual).map(({ item }) => item)).toEqual(["1", "1A", "2", "7"]);
    expect(words(BODY, "2")).toEqual(["Three works."]);
    expect(words(BODY, "7")).toHaveLength(1);
  });

  it.each([
    [
      "in a table",
      ["|Item 1.\tBusiness\t1\nItem 1A.\tRisk Factors\t2\nItem 2.\tProperties\t3\nItem 7.\tManagement’s Discussion\t4"],
    ],
    [
      "in lines",
      [
        "Item 1. Business",
        "Item 1A. Risk Factors",
        "Item 2. Properties",
        "Item 7. Management’s Discussion and Analysis",
      ],
    ],
  ])("are not taken from a list of contents %s, before them or behind them", (_, contents) => {
    expect(words([...contents, ...BODY], "1A")).toEqual(words(BODY, "1A"));
    expect(words([...BODY, ...contents], "1A")).toEqual(words(BODY, "1A"));
    expect(words([...BODY, ...contents], "1")).toEqual(words(BODY, "1"));
  });

  it("hold no page numbers, running heads or links to the contents", () => {
    const paged = BODY.flatMap((line, page): Line[] => [
      { text: `Adam Optics | 2024 Form 10-K | ${page}`, page },
      { ...(typeof line === "string" ? { text: line } : line), page },
      { text: "Item 1", page },
      { text: "Table of Contents", page },
      { text: String(page + 1), page },
    ]);
    for (const item of ["1", "1A", "2", "7"]) expect(words(paged, item)).toEqual(words(BODY, item));
  });

  it("are found where the title stands in the line below the number", () => {
    const split = BODY.flatMap((line) => {
      const [, number, title] = /^\*(Item \w+)\. (.*)$/.exec(line as string) ?? [];
      return number === undefined ? [line] : [`*${number.toUpperCase()}`, `*${title}`];
    });
    expect(words(split, "1A")).toEqual(words(BODY, "1A"));
  });

  it("say where their text stands if it stands elsewhere", () => {
    const pointing = [
      ...BODY.slice(0, 7),
      "The information required by this item is incorporated herein by reference to pages 4 to 9 of the annual report to shareholders.",
      ...BODY.slice(8),
    ];
    const items = cutFiling(blocks(pointing), annual);
    expect(items.filter(({ isReference }) => isReference).map(({ item }) => item)).toEqual(["7"]);
  });

  it("are found by an index of pages where the report follows an order of its own", () => {
    const page = (number: number, ...texts: string[]): Line[] => [
      ...texts.map((text) => ({ text, page: number })),
      { text: `2024 annual report ${number + 1}`, page: number },
    ];
    const others = [3, 5, 9, 10, 11, 12].map((number) => `Item ${number}.\tx`);
    const titles = [
      "Legal Proceedings",
      "Market for Shares",
      "Changes in Accountants",
      "Directors",
      "Executive Compensation",
      "Security Ownership",
    ];
    const index = [
      "Item 1.\tBusiness\t2-3",
      "Item 1A.\tRisk Factors\t4",
      "Item 7.\tManagement's Discussion\t5-6",
      ...others.map((row, at) => row.replace("x", `${titles[at]}\tNone`)),
    ];
    const lines = [
      ...page(0, "Cover"),
      ...page(1, "ABOUT ADAM. We grind lenses."),
      ...page(2, "We sell them."),
      ...page(3, "Some of these words are about people.", "RISK FACTORS. Glass may break."),
      ...page(4, "MANAGEMENT'S DISCUSSION", "Sales rose."),
      ...page(5, "So did costs."),
      ...page(6, `|${index.join("\n")}`),
    ];
    expect(words(lines, "1")).toEqual(["ABOUT ADAM. We grind lenses.", "We sell them."]);
    expect(words(lines, "1A")).toEqual(["RISK FACTORS. Glass may break."]);
    expect(words(lines, "7")).toEqual(["Sales rose.", "So did costs."]);
  });
});

describe("paragraphs", () => {
  it("that a page break cuts are joined", () => {
    const cut: Line[] = [
      "*Item 1. Business",
      { text: "We grind lenses and", page: 1 },
      { text: "12", page: 1 },
      { text: "polish them. Then we sell them.", page: 2 },
      { text: "More.", page: 2 },
      "*Item 1A. Risk Factors",
      "x",
      "*Item 2. Properties",
      "y",
    ];
    expect(words(cut, "1")).toEqual(["We grind lenses and polish them. Then we sell them.", "More."]);
  });

  it("keep their names when others around them change", () => {
    const place = { accession, item: "1" };
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{3,12}$/), { minLength: 1, maxLength: 20 }), (texts) => {
        const named = (list: readonly string[]) =>
          namedParagraphs(
            list.map((text) => ({ kind: "text", text })),
            place,
          );
        const all = new Map(named(texts).map(({ id, text }) => [text, id]));
        for (const { id, text } of named(texts.toReversed().slice(1))) expect(id).toBe(all.get(text));
        expect(new Set(all.values()).size).toBe(texts.length);
      }),
    );
  });

  it("have names of their own where an item says the same twice", () => {
    const written = [1, 2, 3].map(() => ({ kind: "text" as const, text: "Not applicable." }));
    expect(new Set(namedParagraphs(written, { accession, item: "1" }).map(({ id }) => id)).size).toBe(3);
  });

  it("have other names in another filing or item", () => {
    const ids = [
      paragraphId({ accession, item: "1" }, "None."),
      paragraphId({ accession, item: "2" }, "None."),
      paragraphId({ accession: "0000000000-24-000002", item: "1" }, "None."),
    ];
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/);
  });

  it("are cut where they fill pages, and lose no word", () => {
    const rows = Array.from({ length: 4_000 }, (_, row) => `Lease ${row}\t${row}`);
    const parts = words(
      ["*Item 1. Business", `|${rows.join("\n")}`, "*Item 1A. Risk Factors", "x", "*Item 2. Properties", "y"],
      "1",
    );
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.join("\n")).toBe(rows.join("\n"));
  });
});

describe("what changed between two reports", () => {
  const paragraph = (text: string, at: number): Paragraph => ({ id: String(at), kind: "text", text });
  const before = [
    "We sell lenses in Europe and Asia.",
    "Glass may break.",
    "Our plant in Ulm burned down last year.",
  ].map(paragraph);
  const after = [
    "Glass may break.",
    "We sell lenses in Europe, Asia and Africa.",
    "New tariffs raise the price of sand.",
  ].map(paragraph);

  it("is told paragraph by paragraph: new, gone, worded anew, the same elsewhere", () => {
    const changes = compareParagraphs(before, after);
    expect(changes.added.map(({ text }) => text)).toEqual(["New tariffs raise the price of sand."]);
    expect(changes.removed.map(({ text }) => text)).toEqual(["Our plant in Ulm burned down last year."]);
    expect(changes.changed.map(({ before: was, after: is }) => [was.text, is.text])).toEqual([
      ["We sell lenses in Europe and Asia.", "We sell lenses in Europe, Asia and Africa."],
    ]);
    expect(changes.unchanged).toBe(1);
  });

  it("measures resemblance by pairs of words that both have", () => {
    // Pairs before: we-sell sell-lenses lenses-in in-europe europe-and and-asia; after: europe-asia asia-and and-africa beside the first four.
    expect(compareParagraphs(before, after).changed[0]?.similarity).toBeCloseTo(4 / 9, 12);
  });

  it("is nothing against itself, and counts every paragraph once", () => {
    const texts = fc.array(fc.stringMatching(/^[a-d]( [a-d]){0,5}$/), { maxLength: 30 });
    fc.assert(
      fc.property(texts, texts, (left, right) => {
        const [a, b] = [left.map(paragraph), right.map(paragraph)];
        expect(compareParagraphs(a, a)).toMatchObject({ added: [], removed: [], changed: [], unchanged: a.length });
        const { added, removed, changed, unchanged } = compareParagraphs(a, b);
        expect(added.length + changed.length + unchanged).toBe(b.length);
        expect(removed.length + changed.length + unchanged).toBe(a.length);
      }),
    );
  });
});
