import { classOfSymbol } from "@plumbline/core/filings";
import { describe, expect, it } from "vitest";
import { classesOnCover } from "./cover-classes.ts";
import { fileOf } from "./filing-fixture.ts";
import { readFiling } from "./read-filing.ts";

// Covers in the layouts of the form (20-F, cover page), of a made-up company.

const ADS = "American Depositary Shares, each representing five ordinary shares";
const ORDINARY = "Ordinary shares, par value $0.01 per share*";
const NOTE = "* Not for trading, but only in connection with the registration of American Depositary Shares.";
const TOP = "<p>UNITED STATES SECURITIES AND EXCHANGE COMMISSION</p><p>FORM 20-F</p><p>HARBOUR TEST HOLDINGS PLC</p>";
const REGISTERED = "<p>Securities registered or to be registered pursuant to Section 12(b) of the Act:</p>";
const END =
  "<p>Securities registered or to be registered pursuant to Section 12(g) of the Act: None</p><p>Notes on Shares</p>";

const page = (body: string) => `<html><body>${TOP}${REGISTERED}${body}${END}</body></html>`;
const fact = (name: string, context: string, text: string) =>
  `<ix:nonNumeric name="dei:${name}" contextRef="${context}">${text}</ix:nonNumeric>`;

async function covered(content: string) {
  const { main } = await readFiling(fileOf(content));
  const classes = classesOnCover(main);
  return { classes, own: classOfSymbol(classes, ["HTH"]) };
}

describe("the classes on a cover page", () => {
  it("are those of inline XBRL, each with the symbol of its context", async () => {
    const rows = `<table><tr><td>${fact("Security12bTitle", "c-2", "Ordinary shares*")}</td><td>${fact("TradingSymbol", "c-2", "")}</td></tr>
      <tr><td>${fact("Security12bTitle", "c-3", ADS)}</td><td>${fact("TradingSymbol", "c-3", "HTH")}</td></tr></table>`;
    const { classes, own } = await covered(page(rows));
    expect(classes).toEqual([
      { title: "Ordinary shares*", symbol: null },
      { title: ADS, symbol: "HTH" },
    ]);
    expect(own).toEqual({ title: ADS, ordinaryShares: 5 });
  });

  it("are the rows of a table without XBRL", async () => {
    const rows = `<table><tr><td>Title of each class</td><td>Trading Symbol(s)</td><td>Name of each exchange on which registered</td></tr>
      <tr><td>${ORDINARY}</td><td></td><td>New York Stock Exchange*</td></tr>
      <tr><td>${ADS}</td><td>HTH</td><td>New York Stock Exchange</td></tr></table><p>${NOTE}</p>`;
    const { classes, own } = await covered(page(rows));
    expect(classes).toContainEqual({ title: expect.stringContaining(ADS), symbol: "HTH" });
    expect(own?.ordinaryShares).toBe(5);
  });

  it("are those of a plain text, whose titles take two lines", async () => {
    const text = `UNITED STATES
SECURITIES AND EXCHANGE COMMISSION

FORM 20-F

HARBOUR TEST HOLDINGS PLC

Securities registered or to be registered pursuant to Section 12(b) of the Act:

   Title of each class                      Name of each exchange on which registered
American Depositary Shares, each               New York Stock Exchange
representing five Ordinary Shares
Ordinary Shares of 25p each*                   New York Stock Exchange

${NOTE}

Securities registered pursuant to Section 12(g) of the Act: None
`;
    const { own } = await covered(`<DOCUMENT>\n<TYPE>20-F\n<TEXT>\n${text}\n</TEXT>\n</DOCUMENT>\n`);
    expect(own?.ordinaryShares).toBe(5);
  });

  it("are paragraphs of a page without tables", async () => {
    const { own } = await covered(page(`<p>Title of each class: </p><p>${ADS}</p><p>Nasdaq Global Select Market</p>`));
    expect(own?.ordinaryShares).toBe(5);
  });

  it("name a receipt without a ratio", async () => {
    const { own } = await covered(
      page("<table><tr><td>American Depositary Shares</td><td>HTH</td><td>NYSE</td></tr></table>"),
    );
    expect(own).toEqual({ title: "American Depositary Shares", ordinaryShares: null });
  });

  it("are those of the second list where none is listed on an exchange", async () => {
    const lists = `<p>Securities registered pursuant to Section 12(b) of the Act: None</p>
      <p>Securities registered pursuant to Section 12(g) of the Act: Common Shares</p>`;
    const { classes } = await covered(`<html><body>${TOP}${lists}<p>Indicate the number of shares</p></body></html>`);
    expect(classes).toEqual([{ title: "Common Shares", symbol: null }]);
  });

  it("are none where the cover has no such list", async () => {
    expect((await covered(`<html><body>${TOP}<p>${ADS}</p></body></html>`)).classes).toEqual([]);
  });

  it("are bounded, however many a page names", async () => {
    const facts = Array.from({ length: 20_000 }, (_, k) => fact("Security12bTitle", `c-${k}`, `${ADS} ${k}`)).join("");
    expect((await covered(page(facts))).classes.length).toBe(200);
  });
});
