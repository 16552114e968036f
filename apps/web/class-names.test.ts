import { describe, expect, it } from "vitest";
import { scopedNames } from "./class-names.ts";

describe("the name of a class", () => {
  it("is the same wherever the project stands, and whatever Vite adds to the name of the file", () => {
    const here = scopedNames("/here/web");
    expect(here("head", "/here/web/src/a.module.css")).toMatch(/^head_[a-z0-9]{4}$/);
    expect(scopedNames("/there")("head", "/there/src/a.module.css?used")).toBe(
      here("head", "/here/web/src/a.module.css"),
    );
  });

  it("tells files apart, and a build fails when it would not", () => {
    const name = scopedNames("/web");
    expect(name("head", "/web/src/a.module.css")).not.toBe(name("head", "/web/src/b.module.css"));
    const many = () => Array.from({ length: 20_000 }, (_, file) => name("head", `/web/src/${file}.module.css`));
    expect(many).toThrow("would have the same names");
  });
});
