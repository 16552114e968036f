import { qrCode } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { PAGES } from "./pages.ts";
import { linkTo, pageOf, qrCodeAddress } from "./phone-link.ts";

describe("the page that a telephone opens", () => {
  it.each([
    ["#/pages/analysis?code=AAPL&asOf=2024-06-28", "/pages/analysis?code=AAPL&asOf=2024-06-28"],
    ["#/pages/usercenter/usercenter#savedPages", "/pages/usercenter/usercenter"],
    ["#content", "/"],
    ["", "/"],
  ])("of the address %j is %j", (hash, page) => {
    expect(pageOf(hash)).toBe(page);
  });

  it("is none where its address is too long for a code that a camera reads", () => {
    expect(pageOf(`#/pages/basic-search?filters=${"x".repeat(1000)}`)).toBeNull();
  });

  it("is one that the interface draws a code for, whichever page is on screen", () => {
    const refused = PAGES.map(({ path }) => path).filter(
      (path) => !qrCode.input.safeParse({ path: pageOf(`#${path}`) }).success,
    );
    expect(refused).toEqual([]);
  });

  it("is named in the address of its code and in its link", () => {
    const page = "/pages/analysis?code=BRK.B";
    expect(qrCodeAddress(page)).toBe("/api/qrCode?path=%2Fpages%2Fanalysis%3Fcode%3DBRK.B");
    const place = { origin: "https://stocks.example.org", pathname: "/" };
    expect(linkTo(page, place)).toBe("https://stocks.example.org/#/pages/analysis?code=BRK.B");
  });
});
