import { assert, double, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { isRecordableDecimal } from "./long-column.ts";

describe("a price that DECIMAL(18,6) holds", () => {
  it.each([0, 0.01, 300.35, 131.234567, 437_131, 999_999_999.999999, -37.63, Number.NaN])("is %d", (price) => {
    expect(isRecordableDecimal(price)).toBe(true);
  });

  it.each([1 / 3, 0.1 + 0.2, 1e-7, 1e12, -1e12, Number.POSITIVE_INFINITY])("is not %d", (price) => {
    expect(isRecordableDecimal(price)).toBe(false);
  });

  it("is any text with at most six digits after the point, as long as doubles tell such numbers apart", () => {
    const micros = integer({ min: -(10 ** 15), max: 10 ** 15 });
    assert(property(micros, (value) => isRecordableDecimal(Number(`${value}e-6`))));
  });

  it("is none that reads back as another double", () => {
    assert(
      property(double({ min: -1e9, max: 1e9, noNaN: true }), (price) => {
        return isRecordableDecimal(price) === (Number(price.toFixed(6)) === price);
      }),
    );
  });
});
