import { describe, expect, it } from "vitest";
import { type SectionTop, sectionInView } from "./sections.ts";

/** Sections of 500 pixels each, of which the page has been scrolled by some pixels. */
const scrolledBy = (pixels: number): SectionTop[] =>
  (["profile", "preferences", "security"] as const).map((id, place) => ({ id, top: 500 * place - pixels }));

const LINE = 200;

describe("the section in view", () => {
  it.each([
    [0, "profile"],
    [299, "profile"],
    [300, "preferences"],
    [799, "preferences"],
    [800, "security"],
  ])("after %d pixels is %s", (pixels, id) => {
    expect(sectionInView(scrolledBy(pixels), LINE, false)).toBe(id);
  });

  it("is the last one at the end of the page, however short it is", () => {
    expect(sectionInView(scrolledBy(400), LINE, true)).toBe("security");
  });

  it("is the first one while all begin below the line", () => {
    expect(sectionInView(scrolledBy(-300), LINE, false)).toBe("profile");
  });
});
