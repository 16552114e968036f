import { day } from "@plumbline/core/time";
import type { ReceiptStatement } from "@plumbline/market/model";
import { describe, expect, it } from "vitest";
import { receiptFigure } from "./receipt-figure.ts";

// The title of the class on the cover of a 20-F, as the case "depositary shares" of accounts.md (REC-18) words it.
const TITLE = "American Depositary Shares, each representing five ordinary shares";
const COVER: ReceiptStatement = { since: day("2021-02-25"), ordinaryShares: 5, title: TITLE, by: "cover" };
const FILINGS = [
  { accession: "0009000002-21-000002", form: "6-K", filed: day("2021-02-25") },
  { accession: "0009000002-21-000001", form: "20-F", filed: day("2021-02-25") },
  { accession: "0009000002-20-000001", form: "20-F", filed: day("2020-02-25") },
];

describe("the ratio of a receipt", () => {
  it("names the annual report whose cover states it, with the title of the class", () => {
    expect(receiptFigure(COVER, FILINGS)).toEqual({
      value: 5,
      provenance: {
        source: "sec",
        form: "20-F",
        accession: "0009000002-21-000001",
        filedAt: "2021-02-25",
        receipt: { ordinaryShares: 5, title: TITLE },
        formula: "REC-18",
      },
    });
  });

  it("keeps the day of the cover where its text is not stored any more", () => {
    expect(receiptFigure(COVER, [])).toMatchObject({ value: 5, provenance: { source: "sec", filedAt: "2021-02-25" } });
    expect(receiptFigure(COVER, [])).not.toHaveProperty("provenance.accession");
  });

  it("comes from a list where no cover says it, and of no filing", () => {
    const list: ReceiptStatement = { since: null, ordinaryShares: 0.2, title: null, by: "list" };
    expect(receiptFigure(list, FILINGS)).toEqual({
      value: 0.2,
      provenance: { source: "instrument-list", receipt: { ordinaryShares: 0.2 }, formula: "REC-18" },
    });
  });

  it("has a reason where nothing says how many shares it is, and does not exist of a share", () => {
    const untold: ReceiptStatement = { since: day("2020-02-25"), ordinaryShares: null, title: null, by: "form" };
    expect(receiptFigure(untold, FILINGS)).toEqual({ value: null, because: "receipt-ratio-unknown" });
    expect(receiptFigure(null, FILINGS)).toBeNull();
  });
});
