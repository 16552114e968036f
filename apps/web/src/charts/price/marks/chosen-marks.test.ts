import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MARK_IDS, readMarks, withMarkSwitched } from "./chosen-marks.ts";

describe("the marks of an address", () => {
  it("are read in the order of the menu, each once, without what is no mark", () => {
    expect(readMarks("checks,dcf,nonsense,dcf,<script>")).toEqual(["dcf", "checks"]);
    expect(readMarks("")).toEqual([]);
  });

  it("are whatever an address says some of those that there are, and switching one twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...MARK_IDS), (text, id) => {
        const chosen = readMarks(text);
        expect(MARK_IDS).toEqual(expect.arrayContaining([...chosen]));
        const once = withMarkSwitched(text, id);
        expect(readMarks(once).includes(id)).toBe(!chosen.includes(id));
        expect(readMarks(withMarkSwitched(once, id))).toEqual(chosen);
      }),
    );
  });
});
