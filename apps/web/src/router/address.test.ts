import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAddress, stockAddress, writeAddress } from "./address.ts";

describe("readAddress", () => {
  it("keeps parameters as they are written: a code of digits stays a text with its zeros", () => {
    expect(readAddress("#/pages/analysis?code=600519").query).toEqual({ code: "600519" });
    expect(readAddress("#/pages/analysis?code=000001").query).toEqual({ code: "000001" });
  });

  it("takes an empty address for the start page", () => {
    expect(readAddress("").path).toBe("/");
    expect(readAddress("#").path).toBe("/");
    expect(readAddress("#/").path).toBe("/");
  });

  it("takes a broken escape as it stands", () => {
    expect(readAddress("/x?q=100%").query).toEqual({ q: "100%" });
  });

  it("takes what follows a second # for the place on the page", () => {
    const { path, query } = readAddress("#/pages/rules#FND-07");
    expect([path, { ...query }]).toEqual(["/pages/rules", { id: "FND-07" }]);
  });

  it("is not confused by names that every object has", () => {
    expect(Object.keys(readAddress("/x?__proto__=1").query)).toEqual(["__proto__"]);
  });
});

describe("writeAddress", () => {
  it("appends encoded parameters, also to an address that has some", () => {
    expect(writeAddress("/a?x=1", { q: "A&B 中" })).toBe("/a?x=1&q=A%26B%20%E4%B8%AD");
  });

  it("leaves out what is not given", () => {
    expect(writeAddress("/a", { x: undefined })).toBe("/a");
  });

  it("is undone by reading", () => {
    const texts = fc.dictionary(fc.string({ minLength: 1, unit: "binary" }), fc.string({ unit: "binary" }), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(texts, (query) => {
        expect({ ...readAddress(writeAddress("/pages/analysis", query)).query }).toEqual(query);
      }),
    );
  });
});

it("names a stock page by its code", () => {
  expect(stockAddress("BRK.B")).toBe("/pages/analysis?code=BRK.B");
});
