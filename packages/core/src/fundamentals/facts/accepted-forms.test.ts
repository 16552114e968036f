import { describe, expect, it } from "vitest";
import { isAcceptedForm, isAnnualForm } from "./accepted-forms.ts";

describe("accepted forms (FND-03)", () => {
  it.each(["10-K", "10-K/A", "10-KT", "10-Q", "10-Q/A", "10-QT", "20-F", "20-F/A", "40-F"])("uses %s", (form) => {
    expect(isAcceptedForm(form)).toBe(true);
  });

  it.each(["8-K", "6-K", "DEF 14A", "PRE 14A", "S-1", "424B2", "10-K405", ""])("leaves %j out", (form) => {
    expect(isAcceptedForm(form)).toBe(false);
  });

  it("separates annual forms from the others", () => {
    expect(["10-K", "10-K/A", "20-F", "40-F"].every(isAnnualForm)).toBe(true);
    expect(["10-Q", "10-Q/A", "8-K"].some(isAnnualForm)).toBe(false);
  });
});
