import { Readable } from "node:stream";
import { cutFiling, shareholderDiscussion } from "@plumbline/core/filings";
import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import type { InputFile } from "../../model/index.ts";
import { readCoverPage } from "./cover-page.ts";
import { ANNUAL_BODY, fileOf, submissionOf } from "./filing-fixture.ts";
import { type ReadFiling, readFiling } from "./read-filing.ts";
import { recogniseFiling } from "./recognise-filing.ts";

// Expected words are read from the layout of the fixture.

const accession = "0000000100-24-000001";

function paragraphs(filing: ReadFiling, item: string): string[] {
  const found = cutFiling(filing.main.blocks, { family: "10-K", accession }).find((one) => one.item === item);
  return (found?.paragraphs ?? []).map(({ kind, text }) => `${kind}: ${text}`);
}

const PAGE = `<html><head><title>x</title></head><body>${ANNUAL_BODY}</body></html>`;
const READ = {
  "1": ["text: Adam’s works grind lenses & mirrors.", "list: Telescopes", "list: Glasses"],
  "1A": ["text: Glass may break."],
  "7": ["text: Sales rose.", "table: Sales\t$12.5\nMargin\t40%"],
};

function expectWhole(filing: ReadFiling): void {
  for (const [item, expected] of Object.entries(READ)) expect(paragraphs(filing, item)).toEqual(expected);
}

describe("a report", () => {
  it("is read from a page, from a document with its tags, and from a submission", async () => {
    for (const content of [
      PAGE,
      `<DOCUMENT>\n<TYPE>10-K\n<FILENAME>a.htm\n<TEXT>\n${PAGE}\n</TEXT>\n</DOCUMENT>\n`,
      submissionOf(PAGE),
    ])
      expectWhole(await readFiling(fileOf(content)));
  });

  it("is the same however it is cut into pieces", async () => {
    for (let pieces = 1; pieces < 200; pieces += 1)
      expectWhole(await readFiling(fileOf(submissionOf(PAGE), { pieces })));
  });

  it("tells its company, form, accession and day in the header of the submission", async () => {
    expect((await readFiling(fileOf(submissionOf(PAGE)))).header).toEqual({
      accession,
      form: "10-K",
      filed: day("2024-02-20"),
      period: day("2023-12-31"),
      filers: [{ cik: 100, name: "ADAM OPTICS INC" }],
    });
  });

  it("tells its company, form and period on its cover where it has no header", async () => {
    const { main } = await readFiling(fileOf(PAGE));
    expect(readCoverPage(main)).toEqual({
      form: "10-K",
      cik: null,
      registrant: "ADAM OPTICS, INC.",
      period: day("2023-12-31"),
    });
  });

  it("states them in inline XBRL, which nobody sees on the page", async () => {
    const facts = `<div style="display:none"><ix:header><ix:hidden>
      <ix:nonNumeric name="dei:EntityCentralIndexKey">0000000100</ix:nonNumeric>
      <ix:nonNumeric name="dei:DocumentType">10-K/A</ix:nonNumeric></ix:hidden></ix:header></div>`;
    const filing = await readFiling(fileOf(PAGE.replace("<body>", `<body>${facts}`)));
    expect(readCoverPage(filing.main)).toMatchObject({ form: "10-K/A", cik: 100 });
    expectWhole(filing);
  });

  it("is recognised by its content", async () => {
    const recognised = (text: string) => recogniseFiling({ bytes: Buffer.from(text), isWhole: true });
    for (const text of [PAGE, submissionOf(PAGE), `-----BEGIN PRIVACY-ENHANCED MESSAGE-----\n${submissionOf("x")}`])
      expect(recognised(text)).toBe(true);
    for (const text of ["Date,Close\n2024-01-02,1", "<html><body>Access denied</body></html>", '{"cik":1}'])
      expect(recognised(text)).toBe(false);
  });

  it("is read in plain text, with paragraphs by empty lines and by indentation, and tables by their gaps", async () => {
    const text = `
                                 PART I

ITEM 1.   BUSINESS
   Adam grinds lenses for long-
distance telescopes.
   It sells them to observatories.

                    1997      1996
  Lenses           $ 12      $ 11
  Mirrors             3         2

                                 - 4 -
<PAGE>
ITEM 1A.  RISK FACTORS

Glass may break, and
<PAGE>
so may contracts.

ITEM 7.   MANAGEMENT'S DISCUSSION AND ANALYSIS OF FINANCIAL CONDITION AND
          RESULTS OF OPERATIONS

Sales rose &amp; costs fell.
`;
    const filing = await readFiling(fileOf(submissionOf(text)));
    expect(paragraphs(filing, "1")).toEqual([
      "text: Adam grinds lenses for long-distance telescopes.",
      "text: It sells them to observatories.",
      "table: 1997\t1996\nLenses\t$ 12\t$ 11\nMirrors\t3\t2",
    ]);
    expect(paragraphs(filing, "1A")).toEqual(["text: Glass may break, and so may contracts."]);
    expect(paragraphs(filing, "7")).toEqual(["text: Sales rose & costs fell."]);
  });

  it("in plain text has the same paragraphs however its lines end, and wherever a file is cut into two", async () => {
    // Longer than the beginning that shows what a document is, so that cuts reach its lines.
    const risks = Array.from({ length: 80 }, (_, i) => `Risk ${i} is that glass may break,\nand that nobody\nnotices.`);
    const text = `ITEM 1A.  RISK FACTORS\n\n${risks.join("\n\n")}\n`;
    const expected = risks.map((risk) => `text: ${risk.replaceAll("\n", " ")}`);
    const [unix, windows, mac] = ["\n", "\r\n", "\r"].map((end) => text.replaceAll("\n", end)) as [
      string,
      string,
      string,
    ];
    for (const written of [unix, windows, mac])
      expect(paragraphs(await readFiling(fileOf(submissionOf(written))), "1A")).toEqual(expected);
    const bytes = Buffer.from(submissionOf(windows));
    const cutInTwo = (at: number): InputFile => ({
      ...fileOf(""),
      open: async () => Readable.from([bytes.subarray(0, at), bytes.subarray(at)]),
    });
    // The first document is looked at as a whole up to here.
    for (let at = 4_096; at < bytes.length; at += 1)
      expect(paragraphs(await readFiling(cutInTwo(at)), "1A"), `cut at ${at}`).toEqual(expected);
  });

  it("brings the exhibits that its items point to, and no others", async () => {
    const exhibits = [
      ["EX-10", "An agreement."],
      ["EX-13", "The annual report to shareholders."],
      ["GRAPHIC", "begin 644 a.gif"],
    ] as const;
    const filing = await readFiling(fileOf(submissionOf(PAGE, { exhibits })));
    expect(filing.exhibits.map(({ type }) => type)).toEqual(["EX-13"]);
  });
});

/** Tags a million deep would take minutes if each cost more than the one before. */
const DEEP = 10_000;
const LONG = 8_000_000;

describe("the head of a hostile file", () => {
  it.each([
    ["a thousand comments", "<!-- -->".repeat(1_000)],
    ["a million tags that do not end", "<html xmlns ".repeat(1_000_000)],
    ["a million tags within tags", "<p <html <div ".repeat(LONG / 14)],
  ])("with %s is recognised by what follows, and not without it", (_, head) => {
    const recognised = (text: string) => recogniseFiling({ bytes: Buffer.from(text), isWhole: true });
    expect(recognised(`${head}<p>`)).toBe(false);
    expect(recognised(head + PAGE)).toBe(true);
  });
});

describe("a hostile report", () => {
  /** A header with nothing of its own but these lines. */
  const headed = (lines: string) => `<SEC-DOCUMENT>x\nACCESSION NUMBER: ${accession}\n${lines}<DOCUMENT>\n`;
  const within = (inside: string) => PAGE.replace("<p>Glass may break.</p>", `${inside}<p>Glass may break.</p>`);

  const MANY = Array.from({ length: 20 }, () => ["EX-99.1", "word ".repeat(400_000)] as const);
  const NEW_PAGE = '<hr style="page-break-after:always">';
  const factOf = (name: string) => `<ix:nonnumeric name="${name}"></ix:nonnumeric>`;

  it.each([
    ["ten thousand nested tables", within("<table><tr><td>".repeat(DEEP) + "</td></tr></table>".repeat(DEEP))],
    [
      "ten thousand tables that never end",
      `${PAGE.replace("</body></html>", "")}${"<table><tr><td>".repeat(DEEP)}</body></html>`,
    ],
    ["a hundred thousand closing tags too many", within("</div></font>".repeat(100_000))],
    ["a hundred thousand bold tags that stay open", within("<b><i>".repeat(100_000) + "</i></b>".repeat(100_000))],
    ["scripts and styles", within("<script>document.write('<p>Item 2. Properties</p>')</script><style>p{}</style>")],
    ["text that nobody sees", within('<div style="display: none"><p><b>Item 2. Properties</b></p></div>')],
    ["an attribute of eight megabytes", within(`<img src="data:${"A".repeat(LONG)}">`)],
    ["entities that expand into nothing known", within("<!DOCTYPE x [<!ENTITY a '&b;&b;'>]>")],
    ["a comment of eight megabytes", within(`<!--${"-x".repeat(LONG / 2)}-->`)],
    ["a cell of a million digits", within(`<table><tr><td>${"1".repeat(1_000_000)}x</td><td>1</td></tr></table>`)],
    ["a row of half a million brackets", within(`<table><tr>${"<td>(".repeat(500_000)}<td>1</table>`)],
    ["half a million signs of percent", within(`<table><tr><td>1${"<td>%".repeat(500_000)}</table>`)],
    ["a table of half a million rows", within(`<table>${"<tr><td>a</td><td>1</td></tr>".repeat(500_000)}</table>`)],
    ["half a million empty rows with names", within(`<table>${'<tr id="a"><td></td></tr>'.repeat(500_000)}</table>`)],
    ["half a million names in a cell", within(`<table><tr><td>${'<p id="a"></p>'.repeat(500_000)}x</td></tr></table>`)],
    ["a paragraph of a million entities", within(`<p>${"&#65;".repeat(1_000_000)}</p>`)],
    ["half a million facts", within(Array.from({ length: 500_000 }, (_, at) => factOf(`dei:F${at}`)).join(""))],
    ["a heading and a million dots", within(`<p>Item 1A. Risk Factors${" .".repeat(500_000)}x</p>`)],
    ["a row of a million dots", within(`<table><tr><td>${".".repeat(1_000_000)}x</td><td>1</td></tr></table>`)],
    ["a hundred thousand headings of one item", within("<p><b>Item 1A. Risk Factors</b></p>".repeat(100_000))],
    ["a paragraph over sixty thousand pages", within(`<p>and so</p>${NEW_PAGE}`.repeat(60_000))],
    ["bytes of zero between letters", within("\0\0\0")],
    ["a byte order mark", `\ufeff${PAGE}`],
  ])("with %s is read as any other", async (_, content) => {
    const filing = await readFiling(fileOf(content, { pieces: 65_536 }));
    expect(paragraphs(filing, "1A").at(-1)).toBe("text: Glass may break.");
    expect(paragraphs(filing, "2")).toEqual([]);
    expect(paragraphs(filing, "1")).toEqual(READ["1"]);
  });

  it.each([
    ["a heading of a hundred thousand lines", "OF GLASS\n".repeat(100_000), "Glass may break."],
    ["a paragraph of a hundred thousand lines", "of glass and\n".repeat(100_000), "Glass may break."],
    ["a line of two megabytes", `${"word ".repeat(400_000)}\n\n`, "Glass may break."],
    ["a million empty lines", "\n".repeat(1_000_000), "Glass may break."],
    [
      "a table of a hundred thousand lines",
      `<TABLE>\n${"Lenses    12    11\n".repeat(100_000)}</TABLE>\n`,
      "Glass may break.",
    ],
  ])("in plain text with %s is read as any other", async (_, inside, last) => {
    const head = "ITEM 1.  BUSINESS\n\nAdam grinds lenses.\n\nITEM 1A.  RISK FACTORS\n\n";
    const text = `${head}${inside}Glass may break.\n\nITEM 2.  PROPERTIES\n\nOne works.\n`;
    const filing = await readFiling(fileOf(submissionOf(text), { pieces: 65_536 }));
    expect(paragraphs(filing, "1")).toEqual(["text: Adam grinds lenses."]);
    expect(paragraphs(filing, "1A").at(-1)?.endsWith(last)).toBe(true);
    expect(paragraphs(filing, "2")).toEqual(["text: One works."]);
  });

  it.each([
    ["Windows-1252", "latin1", "Caf\u00e9 and \u00a7 5"],
    ["UTF-8", "utf8", "Caf\u00e9 and \u00a7 5"],
  ] as const)("in %s is read in its own letters, wherever a piece ends", async (_, encoding, text) => {
    const bytes = Buffer.from(PAGE.replace("Glass may break.", text), encoding);
    for (const pieces of [1, 3, 1_000]) {
      expect(paragraphs(await readFiling(fileOf(bytes, { pieces })), "1A")).toEqual([`text: ${text}`]);
    }
  });

  it("in one line of five megabytes is one long text, cut into paragraphs", async () => {
    const filing = await readFiling(fileOf(within(`<p>${"word ".repeat(1_000_000)}</p>`), { pieces: 1 << 20 }));
    const all = paragraphs(filing, "1A");
    expect(all.length).toBeGreaterThan(400);
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThan(12_100);
  });

  it.each([
    ["four megabytes of empty lines", "\n \n".repeat(1_300_000)],
    ["a hundred thousand names without a number", "COMPANY CONFORMED NAME: x\n".repeat(100_000)],
    ["a name with a megabyte of blanks within", `COMPANY CONFORMED NAME: x${" ".repeat(1_000_000)}y\n`],
  ])("with %s in its header is read as any other", async (_, lines) => {
    const content = submissionOf(PAGE).replace("FILER:", `${lines}${"-".repeat(300)}\nFILER:`);
    const filing = await readFiling(fileOf(content, { pieces: 65_536 }));
    expectWhole(filing);
    expect(filing.header?.filers).toEqual([{ cik: 100, name: "ADAM OPTICS INC" }]);
  });

  it.each([
    ["a line of a million years", `<p>${"year ended ".repeat(700_000)}</p>`],
    ["lines of a million brackets", `<p>${"( ".repeat(1_000_000)}x</p>`],
  ])("with %s on its cover tells what the other lines do", async (_, line) => {
    const { main } = await readFiling(fileOf(PAGE.replace("<body>", `<body>${line}`), { pieces: 65_536 }));
    const expected = { form: "10-K", registrant: "ADAM OPTICS, INC.", period: day("2023-12-31") };
    expect(readCoverPage(main)).toMatchObject(expected);
  });

  it("whose exhibit has ninety thousand headings and no discussion has none", async () => {
    const notes = "<p>Management's Discussion</p><p>Notes to the statements</p>";
    const exhibits = [["EX-13", `<html>${notes.repeat(90_000)}</html>`]] as const;
    const { blocks = [] } =
      (await readFiling(fileOf(submissionOf(PAGE, { exhibits }), { pieces: 65_536 }))).exhibits[0] ?? {};
    expect(blocks).toHaveLength(180_000);
    expect(shareholderDiscussion(blocks, { accession, item: "7" })).toEqual([]);
  });

  it("begins after any number of empty lines", async () => {
    expectWhole(await readFiling(fileOf(`${"\n ".repeat(20_000_000)}${PAGE}`, { pieces: 16_384 })));
  });

  it.each([
    ["a page that ends half way", PAGE.slice(0, -20), "cut-off-file"],
    ["a submission that ends half way", submissionOf(PAGE).slice(0, -30), "cut-off-file"],
    ["a document that ends half way", submissionOf(PAGE).replace("</TEXT>", ""), "cut-off-file"],
    ["more text than any filing", `<html>${"word word ".repeat(3_500_000)}</html>`, "too-large"],
    ["more text in its exhibits than any filing", submissionOf(PAGE, { form: "8-K", exhibits: MANY }), "too-large"],
    ["more paragraphs than any filing", `<html>${"<p>x</p>".repeat(250_000)}</html>`, "too-large"],
    ["a name of a tag that never ends", PAGE.replace("<body>", `<body><${"x".repeat(400_000)}`), "unreadable-markup"],
    ["a million tables in each other", `<html>${"<table>".repeat(1_000_000)}</html>`, "unreadable-markup"],
    ["a header that never ends", `<SEC-DOCUMENT>${"x".repeat(5_000_000)}`, "unreadable-markup"],
    ["a header of four megabytes of empty lines", headed(`\n`.repeat(4_000_000)), "malformed-filing"],
    ["a header of two million lines of an old typewriter", headed(`\r \t`.repeat(1_300_000)), "malformed-filing"],
    ["a header with a name of blanks", headed(`COMPANY CONFORMED NAME:${" ".repeat(4_000_000)}\n`), "malformed-filing"],
    ["a header without a day", submissionOf(PAGE).replace(/FILED AS OF DATE.*/, ""), "malformed-filing"],
    ["a day that is none", submissionOf(PAGE, { filed: "20241345" }), "malformed-filing"],
    ["a form of small companies with other numbers", submissionOf(PAGE, { form: "10-KSB" }), "form-not-read"],
    ["an exhibit alone", "<DOCUMENT>\n<TYPE>EX-99.1\n<TEXT>\nx\n</TEXT>\n</DOCUMENT>\n", "form-not-read"],
  ])("that is %s is refused as a whole", async (_, content, code) => {
    await expect(readFiling(fileOf(content, { pieces: 65_536 }))).rejects.toMatchObject({ code });
  });
});
