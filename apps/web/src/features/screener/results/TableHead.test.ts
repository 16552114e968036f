import { expect, it } from "vitest";
import { nextOrder, sortedBy } from "./TableHead.tsx";

it("sorts by the best first, then the worst first, then not at all", () => {
  const pe = { id: "pe", good: "lower" } as const;
  const cheap = nextOrder(null, pe);
  expect(sortedBy(cheap, "pe")).toBe("ascending");
  const dear = nextOrder(cheap, pe);
  expect(sortedBy(dear, "pe")).toBe("descending");
  expect(nextOrder(dear, pe)).toBeNull();
  expect(nextOrder(null, { id: "roe.latest", good: "higher" })).toEqual({ metric: "roe.latest", descending: true });
});

it("replaces another order", () => {
  const ranked = { bestBy: ["pe", "roe.latest"], within: "market" } as const;
  expect(sortedBy({ ...ranked, bestBy: [...ranked.bestBy] }, "pe")).toBe("none");
  expect(nextOrder({ metric: "pb", descending: true }, { id: "pe", good: "lower" })).toEqual({
    metric: "pe",
    descending: false,
  });
});
