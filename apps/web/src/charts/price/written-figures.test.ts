import { expect, it } from "vitest";
import { formatsOf } from "../../format/index.ts";
import type { BarFigures } from "./bar-figures.ts";
import { writtenFigures } from "./written-figures.ts";

const figures: BarFigures = {
  index: 3,
  date: "2024-03-01",
  open: 10,
  high: 12,
  low: 9.5,
  close: 11,
  change: -0.0456,
  volume: 12_345_678,
  averages: [10.5, Number.NaN],
  compared: null,
  events: [],
};

it("writes the figures of a bar in the reader's notation", () => {
  expect(writtenFigures(figures, formatsOf("en"))).toMatchObject({
    date: { text: "Mar 1, 2024" },
    high: { text: "12.00" },
    change: { text: "−4.56%", direction: "down" },
    "average-0": { text: "10.50" },
  });
  expect(writtenFigures(figures, formatsOf("fr")).high?.text).toBe("12,00");
});

it("writes a dash where a figure is missing, never 0", () => {
  const bare = writtenFigures({ ...figures, volume: Number.NaN, change: Number.NaN }, formatsOf("en"));
  expect([bare.volume?.text, bare["average-1"]?.text]).toEqual(["-", "-"]);
  expect(bare.change).toEqual({ text: "-", direction: "none" });
});

it("writes both changes of a comparison", () => {
  const of = (change: number, isDoubtful = false) => ({ change, isDoubtful });
  const compared = writtenFigures({ ...figures, compared: { own: of(0.1), other: of(0, true) } }, formatsOf("en"));
  expect(compared.own).toEqual({ text: "+10.00%", direction: "up" });
  expect(compared.other).toEqual({ text: "0.00%", direction: "flat" });
  expect([compared.ownDoubt, compared.otherDoubt]).toEqual([{ text: "" }, { text: "?" }]);
});
