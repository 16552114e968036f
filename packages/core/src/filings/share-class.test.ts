import { describe, expect, it } from "vitest";
import { shareClassOf } from "./share-class.ts";

describe("ordinary shares per receipt", () => {
  it.each<[string, number | null]>([
    // Titles of classes as covers of 20-F reports have them.
    ["American Depositary Shares, each representing 5 Common Shares (TSM)", 5],
    ["American depositary shares, each representing one-tenth of one ordinary share", 0.1],
    ["American Depositary Shares, each representing eight Ordinary Shares", 8],
    ["American Depositary Shares, each representing one Class A ordinary share", 1],
    [
      "American Depositary Shares (evidenced by American Depositary Receipts), each representing two Ordinary Shares",
      2,
    ],
    ["American Depositary Shares, each of which represents one-half of one Common Share", 0.5],
    ["American Depositary Shares, ten of which represent one Class A ordinary share, par value $0.00005", 0.1],
    ["Every two American Depositary Shares representing one Class A ordinary share", 0.5],
    ["American depositary shares (each ten American depositary shares representing one common share)", 0.1],
    ["ADSs, each ten ADSs represent one ordinary share", 0.1],
    ["American Depositary Shares each representing 0.2 of an ordinary share", 0.2],
    ["American Depositary Shares, two of which represent one share", 0.5],
    ["American Depositary Shares, each representing one-fourth of an ordinary share", 0.25],
    ["American Depositary Shares, each representing 1/5th of an Ordinary Share", 0.2],
    ["American Depositary Receipts representing Twenty-Five (25) H Shares, par value RMB1.00", 25],
    ["American Depositary Shares, each representing one hundred Series B shares", 100],
    ["American Depositary Shares, each representing the right to receive four Ordinary Shares of 1p each", 4],
    ["Global Depositary Receipts, each representing 1,000 common shares", 1_000],
    ["American Depositary Shares (1 ADS = 5 ordinary shares)", 5],
    ["American depositary shares, each ADS representing fifteen Class A ordinary shares, $0.0001 par value", 15],
    [
      "American Depositary Shares (as evidenced by ADRs), each representing one (1) preferred share, without par value",
      1,
    ],
    ["Two American Depositary Shares represent three ordinary shares", 1.5],
    ["American Depositary Shares, each representing one and a half ordinary shares", 1.5],
    ["Sponsored ADR Repr 10 Ord Shs", 10],
    ["American Depositary Shares each representing 1 share of common stock", 1],
    ["American Depository Shares, each representing three shares", 3],
    ["Ordinary shares, represented by American Depositary Shares, each representing six ordinary shares", 6],
    // No ratio.
    ["American Depositary Receipts", null],
    ["ADSs", null],
    ["American Depositary Shares representing ordinary shares", null],
    ["American Depositary Shares, each representing several ordinary shares", null],
    ["American Depositary Shares, each representing zero ordinary shares", null],
    ["American Depositary Shares, each representing 5 (formerly each representing 10) ordinary shares", null],
    [
      "American Depositary Shares, each representing ten CPOs, each CPO representing two A shares and one B share",
      null,
    ],
    ["American Depositary Shares, each representing 123456789 ordinary shares", null],
  ])("of %s are %s", (title, ratio) => {
    const found = shareClassOf(title);
    expect(found.kind).toBe("receipt");
    if (ratio === null) expect(found.ordinaryShares).toBeNull();
    else expect(found.ordinaryShares).toBeCloseTo(ratio, 12);
  });

  it.each<[string, string]>([
    ["Common Stock, $0.00001 par value per share", "share"],
    ["Class A Common Stock", "share"],
    ["Ordinary Shares (New York Registry Shares), nominal value EUR 0.09 per share", "share"],
    ["Common Shares without par value", "share"],
    ["Subordinate Voting Shares", "share"],
    ["Common stock, together with preferred share purchase rights", "share"],
    ["Depositary Shares, each representing a 1/1,000th interest in a share of 6.25% Preferred Stock", "preferred"],
    [
      "Depositary Shares, each representing a 1/400th interest in a share of 5.75% Non-Cumulative Preferred Stock, Series DD",
      "preferred",
    ],
    ["Depositary Shares each representing a 1/1000th ownership interest in a share of Series D Stock", "preferred"],
    ["7.75% Preferred Stock", "preferred"],
    ["Warrants to purchase common stock", "other"],
    ["Units, each consisting of one ordinary share and one-half of one warrant", "other"],
    ["4.125% Notes due 2027", "other"],
  ])("%s names no receipt on ordinary shares (%s)", (title, kind) => {
    expect(shareClassOf(title)).toMatchObject({ ordinaryShares: 1, kind });
  });

  it("is 1 of ordinary shares that are registered only for receipts, which do not trade", () => {
    const title =
      "Ordinary Shares* (*Not for trading, but only in connection with the registration of American Depositary Shares)";
    expect(shareClassOf(title)).toEqual({ kind: "share", ordinaryShares: 1, isTraded: false });
  });

  it.each([
    ["very long", "American Depositary Shares each representing ".repeat(100_000)],
    ["empty", ""],
    ["of signs", "((((((==////,,,..--".repeat(5_000)],
    ["of ones", "one one one one ".repeat(50_000)],
  ])("reads a title that is %s", (_, title) => {
    expect(() => shareClassOf(title)).not.toThrow();
  });
});
