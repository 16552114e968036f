import { checksReading } from "@plumbline/core/screen";
import { expect, it } from "vitest";
import { LATE_INPUTS } from "./screening-part.ts";

it("the inputs that are kept for late checks are all that those read beside the P/E of the industry", () => {
  const read = checksReading("industryPe").flatMap(({ rule, ruleFor }) =>
    [rule, ...Object.values(ruleFor)].flatMap(({ inputs }) => inputs),
  );
  expect([...new Set(read)].sort()).toEqual(["industryPe", ...LATE_INPUTS].sort());
});
