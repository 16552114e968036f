import { describe, expect, it } from "vitest";
import type { Page } from "../router/index.ts";
import { loadedPage, loadPage } from "./page-loading.ts";

const component = () => null;
const pageOf = (load: Page["load"]): Page => ({ path: "/x", isPublic: true, load });

describe("loadPage", () => {
  it("remembers a page that has been loaded", async () => {
    const page = pageOf(async () => ({ component }));
    expect(loadedPage(page)).toBeUndefined();
    expect(await loadPage(page)).toBe(component);
    expect(loadedPage(page)).toBe(component);
  });

  it("fails when the page does not come in time", async () => {
    const page = pageOf(() => new Promise(() => undefined));
    await expect(loadPage(page, 10)).rejects.toThrow("Page /x did not load in 10 ms.");
  });

  it("passes on the error that the page's own file throws", async () => {
    const fault = new RangeError("There is no month 13.");
    const page = pageOf(() => Promise.reject(fault));
    await expect(loadPage(page)).rejects.toBe(fault);
    expect(loadedPage(page)).toBeUndefined();
  });

  it("can load a page after it has failed", async () => {
    let attempts = 0;
    const page = pageOf(async () => {
      if (attempts++ === 0) throw new TypeError("Failed to fetch dynamically imported module");
      return { component };
    });
    await expect(loadPage(page)).rejects.toThrow("Failed to fetch");
    expect(await loadPage(page)).toBe(component);
  });
});
