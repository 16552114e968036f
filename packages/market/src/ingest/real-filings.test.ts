import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { compareParagraphs, cutFiling, type FormFamily, formFamily } from "@plumbline/core/filings";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { type ReadFiling, readCoverPage, readFiling } from "../sources/filings/index.ts";
import { itemsOf } from "./import-filings.ts";

/**
 * Files, forms and numbers of items; then per item its paragraphs, its first and its last words, as read in the documents beside the
 * headings that follow. `*`: it only points elsewhere; an exhibit after the item: its text stands there. Of annual reports items 1, 1A and 7
 * (none had 1A before fiscal 2005), of quarterly ones the discussion and the risks, of current ones all.
 */
const TABLE = `
# 10-k/aapl-fy2024.html.gz | 10-K | 22
1 | 61 | Company Background | inactive textual references only.
1A | 115 | The Company’s business, reputation | confidence and employee retention.
7 | 102 | The following discussion should be | l condition and operating results.
# 10-k/aapl-fy2025.html.gz | 10-K | 22
1 | 52 | Company Background | inactive textual references only.
1A | 106 | The following summarizes factors t | confidence and employee retention.
7 | 106 | The following discussion should be | l condition and operating results.
# 10-k/carbo-fy2017.html.gz | 10-K | 21
1 | 117 | General | th the SEC, at http://www.sec.gov.
1A | 65 | You should consider carefully the | perations and financial condition.
7 | 91 | Executive Level Overview | Consolidated Financial Statements.
# 10-k/dell-fy2006.html.gz | 10-K | 15
1 | 90 | General | ty, where he was a Rhodes Scholar.
1A | 18 | There are many risk factors that a | ficiencies in Dell’s supply chain.
7 | 114 | Overview | incorporated herein by reference.
# 10-k/gainsco-fy2009.html.gz | 10-K | 20
1 | 150 | OUR BUSINESS | y collective bargaining agreement.
1A | 139 | Readers of this Annual Report on F | of the Sarbanes-Oxley Act of 2002.
7 | 197 | The discussion in this Item includ | these forward-looking statements.
# 10-k/ge-fy2023.html.gz | 10-K | 12
1 | 127 | ABOUT GENERAL ELECTRIC. General El | can be obtained from www.sec.gov.
1A | 31 | RISK FACTORS. The following discus | ings and other loss contingencies.
7 | 184 | MANAGEMENT’S DISCUSSION AND ANALYS | executive incentive plan for 2023.
# 10-k/googl-fy2023.html.gz | 10-K | 22
1 | 98 | Overview | inactive textual references only.
1A | 144 | Our operations and financial resul | nd maintain our corporate culture.
7 | 264 | Please read the following discussi | f this Annual Report on Form 10-K.
# 10-k/googl-fy2024.html.gz | 10-K | 22
1 | 97 | Overview | inactive textual references only.
1A | 149 | Our operations and financial resul | nd maintain our corporate culture.
7 | 266 | Please read the following discussi | nd such amounts could be material.
# 10-k/ibm-fy2023.html.gz | 10-K | 22
1 | 33 | International Business Machines Co | Sachs Group, Inc. from 2006-2016.
1A | 41 | Risks Related to Our Business | idity or value of such securities.
7* | 1 | Refer to pages 6 through 40 of IBM | incorporated herein by reference.
# 10-k/ibm-fy2024.html.gz | 10-K | 22
1 | 33 | International Business Machines Co | Sachs Group, Inc. from 2006-2016.
1A | 41 | Risks Related to Our Business | idity or value of such securities.
7* | 1 | Refer to pages 6 through 42 of IBM | incorporated herein by reference.
# 10-k/intc-fy2002.html.gz | 10-K | 16
1 | 191 | Industry | nce by the Compensation Committee.
7 | 132 | The following section should be re | siness updates and at other times.
# 10-k/intc-fy2023.html.gz | 10-K | 10
1 | 362 | Availability of Company Informatio | et revenue $54,228 $63,054 $79,024
1A | 164 | The following summarizes the mater | changes to our current ESG goals.
7 | 358 | A Year in Review | the same as for Intel as a whole.
# 10-k/jnj-fy2016.html.gz | 10-K | 21
1 | 43 | General | gs the Company makes with the SEC.
1A | 41 | The Company faces a number of unce | ncial costs and regulatory action.
7 | 183 | Organization and Business Segments | .90 Year-end close $115.21 $102.72
# 10-k/jnj-fy2023.html.gz | 10-K | 22
1 | 71 | General | gs the Company makes with the SEC.
1A | 75 | An investment in the Company’s com | tial tax liability to the Company.
7 | 210 | Organization and business segments | rs of Common Stock of the Company.
# 10-k/jnj-fy2024.html.gz | 10-K | 22
1 | 69 | General | gs the Company makes with the SEC.
1A | 71 | An investment in the Company’s com | ell as on cross border data flows.
7 | 204 | Organization and business segments | rs of Common Stock of the Company.
# 10-k/ko-fy2023.html.gz | 10-K | 22
1 | 127 | In this report, the terms “The Coc | owing address: http://www.sec.gov.
1A | 106 | In addition to the other informati | ts of operations for such periods.
7 | 267 | The following Management’s Discuss | aintain our productive capability.
# 10-k/ko-fy2024.html.gz | 10-K | 22
1 | 118 | In this report, the terms “The Coc | owing address: http://www.sec.gov.
1A | 106 | In addition to the other informati | ts of operations for such periods.
7 | 269 | The following Management’s Discuss | aintain our productive capability.
# 10-k/mcd-fy2023.html.gz | 10-K | 13
1 | 80 | McDonald’s Corporation, the regist | earnings or competitive position.
1A | 97 | Cautionary Statement Regarding For | ficient to cover our losses fully.
7 | 191 | MANAGEMENT'S VIEW OF THE BUSINESS | the Company’s Board of Directors.
# 10-k/medicis-fy1999.html.gz | 10-K | 12
1 | 167 | The Company | could be substantially diminished.
7* | 1 | Information required by this item | 999 Annual Report to Shareholders.
# 10-k/msft-fy2013.html.gz | 10-K | 20
1 | 122 | GENERAL | or furnish to, the SEC.
1A | 64 | Our operations and financial resul | and provide cloud-based services.
7 | 265 | The following Management’s Discuss | Chief Accounting Officer
# 10-k/nke-fy2006.html.gz | 10-K | 20
1 | 75 | General | d Marketing for Consumer Products.
1A | 50 | Special Note Regarding Forward-Loo | to successfully run our business.
7 | 183 | Overview | ss or change in estimate occurred.
# 10-k/rkt-fy2023.html.gz | 10-K | 22
1 | 69 | Overview | other filings we make to the SEC.
1A | 306 | Risk Factors Summary | tices, and raise compliance costs.
7 | 211 | The following management’s discuss | consolidated financial statements.
# 10-k/sgrp-fy2019.html.gz | 10-K | 20
1 | 54 | Overview | orks full time on Company matters.
1A | 58 | An investment in our common stock | es of the Federal securities laws.
7 | 36 | The following discussion of our fi | ly selling stock to meet expenses.
# 10-k/spatz-fy2014.html.gz | 10-K | 20
1 | 9 | THE COMPANY | stance from a contract bookkeeper.
1A | 32 | The Company Has No Means to Genera | y adversely affect our operations.
7 | 22 | Management's discussion and analys | None.
# 10-k/tegna-fy2015.html.gz | 10-K | 19
1 | 99 | Overview | ed by the federal securities laws.
1A | 26 | Following the spin-off of our publ | es would not affect our cash flow.
7 | 178 | Executive Summary | rations attributable to TEGNA Inc.
# 10-k/tgt-fy2002.html.gz | 10-K | 16
1 | 6 | The first paragraph of Fourth Quar | l with, or furnish it to, the SEC.
7* | 1 | Management's Discussion and Analys | incorporated herein by reference.
# 10-k/unh-fy2023.html.gz | 10-K | 22
1 | 121 | OUR BUSINESSES | orm 10-K or any other SEC filings.
1A | 87 | CAUTIONARY STATEMENTS | materially and adversely affected.
7 | 123 | The following discussion should be | ant concentrations of credit risk.
# 10-k/unh-fy2024.html.gz | 10-K | 22
1 | 118 | OUR BUSINESSES | orm 10-K or any other SEC filings.
1A | 86 | CAUTIONARY STATEMENTS | materially and adversely affected.
7 | 129 | The following discussion should be | ant concentrations of credit risk.
# 10-k/vulcan-fy2012.html.gz | 10-K | 20
1 | 162 | Vulcan Materials Company is a New | Drive, Birmingham, Alabama 35242.
1A | 39 | An investment in our common stock | tatements and Supplementary Data.”
7 | 308 | EXECUTIVE SUMMARY | form Act of 1995 in Part I, above.
# 10-k/vz-fy2008.html.gz | 10-K | 20
1 | 164 | General | implement our business strategies.
1A | 24 | The following discussion of “Risk | results may be adversely affected.
7* | 1 | Information required by this item | incorporated herein by reference.
# 10-k/wfc-fy2008.html.gz | 10-K | 20
1 | 72 | Wells Fargo & Company is a corpora | ted into this report by reference.
1A* | 1 | Information in response to this It | ted into this report by reference.
7* | 1 | Information in response to this It | ted into this report by reference.
# 10-k/wfc-fy2024.html.gz | 10-K | 22
1 | 89 | Wells Fargo & Company is a corpora | rated into this item by reference.
1A* | 1 | Information in response to this It | rated into this item by reference.
7* | 1 | Information in response to this It | rated into this item by reference.
# 10-k/wmt-fy2010.html.gz | 10-K | 20
1 | 99 | General | following the amendment or waiver.
1A | 32 | The risks described below could ma | and services and our market share.
7* | 1 | The information required by this i | o this Annual Report on Form 10-K.
# 10-k/wmt-fy2024.html.gz | 10-K | 22
1 | 105 | General | following the amendment or waiver.
1A | 101 | The risks described below could, i | r customer or shareholder support.
7 | 143 | Overview | d application of complex tax laws.
# 10-k/wmt-fy2025.html.gz | 10-K | 22
1 | 91 | General | for PayPal Holdings, Inc. 2022 54
1A | 109 | The risks described below could, i | r customer or shareholder support.
7 | 141 | Overview | d application of complex tax laws.
# 10-k/yum-fy2008.html.gz | 10-K | 20
1 | 84 | YUM! Brands, Inc. (referred to her | our Investor Relations Department.
1A | 38 | You should carefully review the ri | ould adversely impact our margins.
7 | 231 | Introduction and Overview | er discussion of our income taxes.
# 10-q/aapl-2025-06-28.html.gz | 10-Q | 11
I.2 | 80 | This Item and other sections of th | stimates since the 2024 Form 10-K.
II.1A* | 1 | The Company’s business, reputation | factors since the 2024 Form 10-K.
# 10-q/aapl-2026-06-27.html.gz | 10-Q | 11
I.2 | 82 | This Item and other sections of th | stimates since the 2025 Form 10-K.
II.1A | 23 | The Company’s business, reputation | es and fines, and legal liability.
# 10-q/googl-2023-06-30.html.gz | 10-Q | 9
I.2 | 239 | Please read the following discussi | inactive textual references only.
II.1A | 1 | Our operations and financial resul | nd the trading price of our stock.
# 10-q/googl-2023-09-30.html.gz | 10-Q | 9
I.2 | 241 | Please read the following discussi | inactive textual references only.
II.1A | 1 | Our operations and financial resul | nd the trading price of our stock.
# 10-q/mcd-2023-06-30.html.gz | 10-Q | 9
I.2 | 241 | Overview | ficient to cover our losses fully.
II.1A | 1 | For a discussion of risk factors a | in Part I, Item 2 of this report.
# 10-q/stx-2017-03-31.html.gz | 10-Q | 11
I.2 | 98 | The following is a discussion of t | ments on our financial statements.
II.1A | 2 | There have been no material change | al condition or operating results.
# 20-f/loncor-fy2015.html.gz | 20-F | 27
3.D | 81 | There are a number of risks that m | ing application would be accepted.
4 | 270 | A. History and Development of the | to the Company’s mineral projects.
5* | 16 | See the management's discussion an | Not applicable.
# 8-k/aapl-2004-07-14.txt.gz | 8-K | 4
7 | 3 | (c) Exhibits | omputer, Inc. dated July 14, 2004.
12* | 2 | On July 14, 2004, Apple Computer, | ecific reference in such a filing.
EX-99.1 | 50 | Exhibit 99.1 | n sales of non-current investments
EX-99.2 | 9 | Exhibit 99.2 | NM: Not Meaningful
# 8-k/aapl-2011-01-18.txt.gz | 8-K | 4
2.02* | 2 | On January 18, 2011, Apple Inc. (“ | ecific reference in such a filing.
9.01 | 3 | (d) Exhibits. | by Apple Inc. on January 18, 2011.
EX-99.1 | 39 | Exhibit 99.1 | id for income taxes, net $826 $980
EX-99.2 | 12 | Exhibit 99.2 | $M = Amounts in millions
# 8-k/aapl-2017-01-31.html.gz | 8-K | 2
2.02* | 2 | On January 31, 2017, Apple Inc. (“ | ecific reference in such a filing.
9.01 | 2 | (d) Exhibits. | by Apple Inc. on January 31, 2017.
# 8-k/aapl-2019-03-01-item-5.07.txt.gz | 8-K | 1
5.07 | 11 | The Annual Meeting of Shareholders | 7,300,224 36,765,636 1,402,346,727
# 8-k/aapl-2024-02-01.txt.gz | 8-K | 3
2.02* | 2 | On February 1, 2024, Apple Inc. (“ | ecific reference in such a filing.
9.01 | 2 | (d)Exhibits. | f this Current Report on Form 8-K.
EX-99.1 | 37 | Exhibit 99.1 | for income taxes, net $7,255 $828
# 8-k/bke-2024-11-22-ex99.1.html.gz | ! form-not-read
# 8-k/bke-2024-11-22.html.gz | 8-K | 2
2.02* | 2 | On November 22, 2024, The Buckle, | specific reference in such filing.
9.01 | 2 | Exhibit 99.1 Press Release Dated N | d within the Inline XBRL document)
# 8-k/cat-2022-04-28.txt.gz | 8-K | 5
2.02* | 1 | On April 28, 2022, Caterpillar Inc | into this Item 2.02 by reference.
7.01* | 2 | Caterpillar Inc. is furnishing sup | neral Instruction B.2 of Form 8-K.
9.01 | 1 | (d) Exhibits: The following is fur | orm 8-K, formatted in Inline XBRL.
EX-99.1 | 132 | Exhibit 99.1 | /from ME&T and Financial Products.
EX-99.2 | 19 | Exhibit 99.2 | ecurities and Exchange Commission.
# 8-k/southern-2005-01-25.txt.gz | 8-K | 7
2.02 | 13 | The information in this Current Re | Exhibit 99.06 Financial Overview.
EX-99.01 | 26 | Exhibit 99.01 | ###
EX-99.02 | 10 | Exhibit 99.02 Southern Company Fin | esults published in the Form 10-K.
EX-99.03 | 11 | Exhibit 99.03 | esults published in the Form 10-K.
EX-99.04 | 9 | Exhibit 99.04 | esults published in the Form 10-K.
EX-99.05 | 3 | Exhibit 99.05 | 11,673 -30.1% 35,239 40,520 -13.0%
EX-99.06 | 8 | Exhibit 99.06 Southern Company Fin | esults published in the Form 10-K.
# text/24holdings-fy2007-10-ksb.txt.gz | ! form-not-read
# text/aapl-10-q-2000.txt.gz | 10-Q | 6
I.2 | 48 | THIS SECTION AND OTHER PARTS OF TH | " in the Company's 1999 Form 10-K.
# text/aapl-fy1997-10-k.txt.gz | 10-K | 14
1 | 63 | GENERAL | ariffs and anti-dumping penalties.
7 | 128 | THIS SECTION AND OTHER PARTS OF TH | may result from tax examinations.
# text/ford-fy1993-10-k.txt.gz | 10-K | 15
1 | 137 | Ford Motor Company (referred to he | search and development activities.
7 | 61 | OVERVIEW | ct is not expected to be material.
# text/ibm-fy1997-10-k405.txt.gz | 10-K405 | 15
1 | 32 | IBM develops, manufactures and sel | on the company's business in 1997.
7 EX-13 | 110 | Overview | y may be affected by such matters.
# text/ko-fy1997-10-k.txt.gz | 10-K | 15
1 | 78 | The Coca-Cola Company (the "Compan | incorporated herein by reference.
7 EX-13.1 | 139 | Our mission is to maximize share-o | hic areas is presented on page 60.
# text/perkinelmer-fy2000-10-k405.txt.gz | 10-K405 | 14
1 | 97 | GENERAL BUSINESS DESCRIPTION | rmer DOE segment) were U.S. based.
7 | 177 | OVERVIEW | sactions for speculative purposes.
`;

interface Expected {
  readonly file: string;
  readonly form: string;
  readonly count: number;
  readonly items: {
    readonly item: string;
    readonly paragraphs: number;
    readonly first: string;
    readonly last: string;
  }[];
}

function parse(table: string): Expected[] {
  const files: Expected[] = [];
  for (const row of table.trim().split("\n")) {
    const cells = row.split(" | ").map((cell) => cell.trim());
    if (row.startsWith("# ")) {
      const [file = "", form = "", count = ""] = cells;
      files.push({ file: file.slice(2), form, count: Number(count), items: [] });
    } else {
      const [item = "", paragraphs, first = "", last = ""] = cells;
      files.at(-1)?.items.push({ item, paragraphs: Number(paragraphs), first, last });
    }
  }
  return files;
}

const FILES = parse(TABLE);
const READ = FILES.filter(({ form }) => !form.startsWith("!"));

async function read(name: string): Promise<ReadFiling> {
  const path = sharedFile(`data/filings/${name}`);
  return readFiling({ name, bytes: 0, open: async () => createReadStream(path).pipe(createGunzip()) });
}

describe.skipIf(needsSharedData)("real filings (skipped: no real data)", () => {
  it.each(READ)("$file: items have the bounds that the document shows", async ({ file, form, count, items }) => {
    const filing = await read(file);
    expect(filing.header?.form ?? readCoverPage(filing.main).form).toBe(form);
    const found = itemsOf(filing, { form, accession: "0000000000-00-000000" });
    expect(found).toHaveLength(count);
    for (const { item: key, paragraphs: expected, first, last } of items) {
      const [item = "", exhibit = null] = key.replace("*", "").split(" ");
      const one = found.find((candidate) => candidate.item === item);
      const texts = (one?.paragraphs ?? []).map(({ text }) => text.replace(/\s+/g, " "));
      expect([file, item, texts[0]?.slice(0, first.length)]).toEqual([file, item, first]);
      expect([file, item, texts.at(-1)?.slice(-last.length)]).toEqual([file, item, last]);
      expect([file, item, texts.length]).toEqual([file, item, expected]);
      expect([file, item, one?.isReference]).toEqual([file, item, key.endsWith("*")]);
      if (!item.startsWith("EX-")) expect([file, item, one?.exhibit]).toEqual([file, item, exhibit]);
    }
  });

  it.each(FILES.filter(({ form }) => form.startsWith("!")))("$file: is refused", async ({ file, form }) => {
    await expect(read(file)).rejects.toMatchObject({ code: form.slice(2) });
  });

  it("hold no page number, running head or empty paragraph", async () => {
    for (const { file, form } of READ) {
      const items = itemsOf(await read(file), { form, accession: "0000000000-00-000000" });
      for (const { item, paragraphs } of items) {
        const stray = paragraphs.filter(({ text }) =>
          /^(?:[-–\s]*\d{1,3}[-–\s.]*|table of contents|item \d+[a-c]?|)$/i.test(text),
        );
        expect([file, item, stray.map(({ text }) => text)]).toEqual([file, item, []]);
        expect(new Set(paragraphs.map(({ id }) => id)).size).toBe(paragraphs.length);
      }
    }
  });
});

/** What is new, gone and worded anew was read in the two documents side by side; `gone` and `fresh` are words of such paragraphs. */
const PAIRS = [
  {
    before: "aapl-fy2024",
    after: "aapl-fy2025",
    item: "1",
    gone: "The Company is an equal opportunity employer committed to inclusion and diversity",
    worded: [
      "Home includes Apple TV®, the Company’s media streaming",
      "Home includes Apple TV 4K®, the Company’s media streaming",
    ],
  },
  {
    before: "aapl-fy2024",
    after: "aapl-fy2025",
    item: "1A",
    fresh: "Risks and costs related to new and changing laws, regulations, executive orders",
    gone: "Some third-party digital content providers require the Company to provide digital rights management",
  },
  { before: "ko-fy2023", after: "ko-fy2024", item: "1A" },
  { before: "jnj-fy2023", after: "jnj-fy2024", item: "1A" },
  { before: "ibm-fy2023", after: "ibm-fy2024", item: "1A" },
  { before: "unh-fy2023", after: "unh-fy2024", item: "1A" },
  { before: "googl-fy2023", after: "googl-fy2024", item: "1A" },
  { before: "wmt-fy2024", after: "wmt-fy2025", item: "1A" },
];

describe.skipIf(needsSharedData)("two years of a company (skipped: no real data)", () => {
  async function item(name: string, id: string) {
    const { main } = await read(`10-k/${name}.html.gz`);
    const items = cutFiling(main.blocks, { family: formFamily("10-K") as FormFamily, accession: name });
    return items.find((one) => one.item === id)?.paragraphs ?? [];
  }

  it.each(PAIRS)("$before to $after, item $item: most stays, some is new, gone or worded anew", async (pair) => {
    const [before, after] = [await item(pair.before, pair.item), await item(pair.after, pair.item)];
    const { added, removed, changed, unchanged } = compareParagraphs(before, after);
    expect(unchanged + changed.length).toBeGreaterThan(0.7 * after.length);
    expect(added.length + removed.length + changed.length).toBeGreaterThan(0);
    expect(added.length + changed.length + unchanged).toBe(after.length);
    const begins = (text: string | undefined) => (paragraph: { readonly text: string }) =>
      paragraph.text.startsWith(text ?? "");
    if (pair.fresh !== undefined) expect(added.some(begins(pair.fresh))).toBe(true);
    if (pair.gone !== undefined) expect(removed.some(begins(pair.gone))).toBe(true);
    const [was, is] = pair.worded ?? [];
    if (was !== undefined) expect(changed.find((one) => begins(was)(one.before))?.after.text).toMatch(is as string);
  });
});
