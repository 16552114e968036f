import { describe, expect, it } from "vitest";
import { classOfSymbol, classWordsOf, type StatedClass } from "./class-of-symbol.ts";

const stated = (title: string, symbol: string | null = null): StatedClass => ({ title, symbol });
const ADS = stated("American Depositary Shares, each representing five ordinary shares", "HTH");
const ORDINARY = stated(
  "Ordinary shares* *Not for trading, but only in connection with the registration of American Depositary Shares",
  null,
);

describe("the class of a cover page that an instrument is", () => {
  it("is the one of its symbol", () => {
    const classes = [stated("4.5% Notes due 2030", "HTH30"), ORDINARY, ADS];
    expect(classOfSymbol(classes, ["HTH"])).toEqual({ title: ADS.title, ordinaryShares: 5 });
  });

  it("is the common stock of a bank beside its preferred depositary shares", () => {
    const preferred =
      "Depositary Shares, each representing a 1/1,000th interest in a share of 6% Preferred Stock, Series L";
    const classes = [stated("Common Stock", "BNK"), stated(preferred, "BNK.PRL")];
    expect(classOfSymbol(classes, ["BNK"])?.ordinaryShares).toBe(1);
    expect(classOfSymbol([stated(preferred), stated("Common Stock")], ["BNK"])?.ordinaryShares).toBe(1);
    expect(classOfSymbol(classes, ["BNK-PRL", "BNK.PRL"])).toBeNull();
  });

  it("is the receipts where a cover states no symbols and ordinary shares are registered for them", () => {
    expect(classOfSymbol([{ ...ADS, symbol: null }, ORDINARY], ["HTH"])?.ordinaryShares).toBe(5);
  });

  it("is told by the symbol where two receipts stand for different numbers of shares", () => {
    const common = stated("American Depositary Shares, each representing two common shares", "PET");
    const preferred = stated("American Depositary Shares, each representing one preferred share", "PET.A");
    expect(classOfSymbol([common, preferred], ["PET"])?.ordinaryShares).toBe(2);
    expect(classOfSymbol([common, preferred], ["PETA", "PET.A"])?.ordinaryShares).toBe(1);
  });

  it("is of unknown ratio where receipts differ and no symbol tells them apart", () => {
    const other = stated("American Depositary Shares, each representing ten ordinary shares");
    expect(classOfSymbol([{ ...ADS, symbol: null }, other], ["HTH"])?.ordinaryShares).toBeNull();
  });

  it("is none of a cover without shares", () => {
    expect(classOfSymbol([stated("4.5% Notes due 2030"), stated("Warrants")], ["HTH"])).toBeNull();
    expect(classOfSymbol([], ["HTH"])).toBeNull();
  });

  it("looks at a bounded number of classes", () => {
    expect(classOfSymbol([...Array.from({ length: 10_000 }, () => stated("Notes")), ADS], ["HTH"])).toBeNull();
  });
});

describe("the words of a name that say what a security is", () => {
  // As Nasdaq's directory of symbols and vendors write names.
  it.each([
    [
      "Alpha Ltd. - American Depositary Shares, each representing 2 shares",
      "American Depositary Shares, each representing 2 shares",
    ],
    ["Sony Group Corporation Sponsored ADR", "Sponsored ADR"],
    ["Beta SA ADR", "ADR"],
    ["Gamma Inc. - Class A Common Stock", "Class A Common Stock"],
    ["GDS Holdings Limited", null],
    ["ADS-TEC Energy PLC", null],
    ["GDS Holdings Limited - ADS", "ADS"],
  ])("of %s are %s", (name, words) => {
    expect(classWordsOf(name)).toBe(words);
  });
});
