import { beforeAll, expect, it } from "vitest";
import { formatsOf } from "../../format/index.ts";
import { loadTexts, translator } from "../../i18n/index.ts";
import { formOf, writeFigure } from "./written-figure.ts";

beforeAll(async () => {
  for (const part of ["report", "checks", "fundamentals"] as const) await loadTexts(part);
});

const written = (value: number, form: Parameters<typeof writeFigure>[1]["form"], currency: string | null = null) =>
  writeFigure(value, { form, currency }, { text: translator.read().text, formats: formatsOf("en"), language: "en" });

it("writes each form with the unit that its sentence leaves to it", () => {
  // By hand, from what `FIGURE_FORMS` says of each form; minus is U+2212.
  expect(written(0.1234, "percent")).toBe("12.34%");
  expect(written(0.05, "signedPercent")).toBe("+5.00%");
  expect(written(-0.0456, "percentSize")).toBe("4.56%");
  expect(written(0.021, "points")).toBe("+2.10 pp");
  expect(written(-0.021, "pointsSize")).toBe("2.10 pp");
  expect(written(4_251_000_000, "money", "USD")).toBe("$4.25B");
  expect(written(121.6, "perShare", "USD")).toBe("$121.60");
  expect(written(18.34, "times")).toBe("18.34×");
  expect(written(1, "years")).toBe("1 year");
  expect(written(9, "years")).toBe("9 years");
  expect(written(2.94, "count")).toBe("2.94");
  expect(written(7, "count")).toBe("7");
});

it("writes a number of the evidence by its unit where no sentence says how", () => {
  expect(formOf("fraction")).toBe("percent");
  expect(formOf("score")).toBe("count");
  expect(formOf("money")).toBe("money");
});
