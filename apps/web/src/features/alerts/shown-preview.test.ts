import { describe, expect, it } from "vitest";
import { CallError } from "../../api/index.ts";
import { FIRST_DRAFT } from "./alert-draft.ts";
import { type Preview, shownFailure, shownPreview } from "./shown-preview.ts";

const answer = (part: Partial<Preview>): Preview => ({
  from: "2021-06-30",
  until: "2026-06-30",
  unit: "perShare",
  currency: "USD",
  value: 55.61,
  isBeyond: null,
  isOfClose: true,
  restingSince: null,
  times: null,
  because: "notYet",
  looked: null,
  rings: [],
  ...part,
});

/** The number now, asked with a threshold of 1 before any was typed: 55.61 is above that. */
const NOW = answer({ isBeyond: true });
const PAST = answer({ isBeyond: true, times: 3, because: null, looked: "days" });
const typed = (line: number | null) => ({ ...FIRST_DRAFT, line });

describe("the preview in the dialog of an alert", () => {
  it("is all that was counted for its own threshold", () => {
    expect(shownPreview(typed(50), typed(50), { now: NOW, past: PAST })).toBe(PAST);
  });

  it("is only where the number is now, while another threshold is looked at", () => {
    for (const [draft, asked] of [
      [typed(60), typed(50)],
      [{ ...typed(50), direction: "below" as const }, typed(50)],
    ] as const) {
      const shown = shownPreview(draft, asked, { now: NOW, past: PAST });
      expect(shown).toMatchObject({ value: 55.61, isBeyond: null, times: null, because: "notYet" });
    }
  });

  it("does not say that the number is there already, of a threshold that was never typed", () => {
    expect(shownPreview(typed(null), typed(null), { now: NOW, past: undefined })?.isBeyond).toBeNull();
  });

  it("is nothing of another number", () => {
    const other = { ...typed(50), kind: "metric" as const };
    expect(shownPreview(other, typed(50), { now: NOW, past: PAST })).toBeNull();
  });
});

describe("the failure in the dialog of an alert", () => {
  const refused = new CallError("Invalid parameter", { code: -1, status: 400 });
  const busy = new CallError("Busy", { code: -1, status: 503 });

  it("is the refusal of its own question alone, for the next threshold may be accepted", () => {
    expect(shownFailure(typed(0), typed(0), [null, refused])).toBe(refused);
    expect(shownFailure(typed(50), typed(0), [null, refused])).toBeNull();
  });

  it("is also that of another threshold where the server could not be asked", () => {
    expect(shownFailure(typed(50), typed(0), [busy, null])).toBe(busy);
  });

  it("is nothing of another number, or where nothing has failed", () => {
    expect(shownFailure({ ...typed(0), kind: "metric" as const }, typed(0), [busy])).toBeNull();
    expect(shownFailure(typed(0), typed(0), [null, null])).toBeNull();
  });
});
