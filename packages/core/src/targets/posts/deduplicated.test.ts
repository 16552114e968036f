import { describe, expect, it } from "vitest";
import { day } from "../../time/index.ts";
import { deduplicated } from "./deduplicated.ts";
import { postOf } from "./price-target-post.fixture.ts";

describe("deduplicated", () => {
  const yahoo = postOf({ firm: "B of A Securities", action: "raise", priorTarget: 90, source: "yahoo" });
  const fmp = postOf({
    firm: "Bank of America Securities",
    analyst: "Wamsi Mohan",
    priceWhenPosted: 80,
    source: "fmp",
  });

  it("makes one target of two publishers' copies, with the details of each", () => {
    expect(deduplicated([yahoo, fmp, yahoo])).toMatchObject([
      {
        firm: { id: "bofa" },
        analyst: "Wamsi Mohan",
        action: "raise",
        priorTarget: 90,
        priceWhenPosted: 80,
        sources: ["yahoo", "fmp"],
      },
    ]);
  });

  it("keeps posts that differ in day, firm or target", () => {
    const others = [{ published: day("2024-01-03") }, { firm: "UBS" }, { target: 101 }].map((stated) => {
      return { ...yahoo, ...stated };
    });
    expect(deduplicated([yahoo, ...others])).toHaveLength(4);
  });

  it("orders by day, and leaves the order of one day as it is", () => {
    const posts = ["2024-01-03", "2024-01-02", "2024-01-03"].map((date, k) =>
      postOf({ published: day(date), target: k + 1 }),
    );
    expect(deduplicated(posts).map(({ target }) => target)).toEqual([2, 1, 3]);
  });
});
