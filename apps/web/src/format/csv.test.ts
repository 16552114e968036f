import { describe, expect, it } from "vitest";
import { csvTable } from "./csv.ts";

describe("csvTable", () => {
  it("writes numbers unrounded and what is missing as nothing", () => {
    expect(
      csvTable([
        ["Symbol", "Yield"],
        ["A", 0.012345],
        ["B", null],
        ["C", -1.5],
      ]),
    ).toBe("\ufeffSymbol,Yield\r\nA,0.012345\r\nB,\r\nC,-1.5\r\n");
  });

  // What OWASP lists under "CSV Injection".
  it.each([
    ...["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1"],
    ...[" =1+1", "  +1", "\u00a0=1", "\u3000@A1", "\ufeff=1", "\u200b=1"],
    ...["＝1+1", "＋1", "－1", "＠SUM(A1)", "\u3000＝1"],
  ])("does not let the text %j run as a formula", (text) => {
    expect(csvTable([[text]])).toContain(`'${text}`);
  });

  it("quotes what holds a comma, a quotation mark or what separates columns in other countries", () => {
    expect(csvTable([["a;=1", "b\t=1"]])).toBe('\ufeff"a;=1","b\t=1"\r\n');
    expect(csvTable([['Johnson, "Sons"']])).toContain('"Johnson, ""Sons"""');
  });
});
