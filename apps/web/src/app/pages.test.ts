import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { RESUMED_PAGES } from "../pages/home/resume.ts";
import { STOCK_SECTIONS, sectionAddress } from "../pages/stock-frame/sections.ts";
import { readAddress } from "../router/address.ts";
import { PAGE_FILES, PAGES, type PageFiles } from "./pages.ts";

it("lists each path and each shortcut once", () => {
  const paths = PAGES.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  const shortcuts = PAGES.flatMap(({ tab }) => tab?.shortcut ?? []);
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(shortcuts).size).toBe(shortcuts.length);
});

it("lists files of every page that exist, of which the first contains the component that is loaded", async () => {
  expect(Object.keys(PAGE_FILES)).toEqual(PAGES.map(({ path }) => path));
  for (const { path, load } of PAGES) {
    const { files } = PAGE_FILES[path] as PageFiles;
    for (const file of files.flat()) expect(existsSync(join(import.meta.dirname, "..", file)), file).toBe(true);
    const names = Object.keys(await load());
    expect(names).toHaveLength(1);
    expect(files[0][0]).toMatch(new RegExp(`/${names[0]}\\.tsx$`));
  }
});

it("lists the path of what is the reader's own among the names of its page, which is public", () => {
  const owned = PAGES.filter(({ ownPath }) => ownPath !== undefined);
  expect(owned.length).toBeGreaterThan(0);
  for (const { ownPath, aliases, isPublic } of owned)
    expect([isPublic, aliases?.includes(ownPath ?? "")]).toEqual([true, true]);
});

it("lists every page about a stock that the frame of a stock links to", () => {
  const linked = STOCK_SECTIONS.map((section) => readAddress(sectionAddress(section, "AAPL")).path);
  expect(PAGES.filter(({ mainCalls }) => mainCalls).map(({ path }) => path)).toEqual(linked);
});

it("lets a reader continue on every page but the start page and the login page", () => {
  const all = PAGES.flatMap(({ path, ownPath }) => (ownPath === undefined ? [path] : [path, ownPath]));
  const paths = all.filter((path) => path !== "/" && !path.startsWith("/pages/login"));
  expect(Object.keys(RESUMED_PAGES).sort()).toEqual(paths.sort());
});
