import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { root } from "../../scripts/setup.mjs";
import { noticesText, readNotices } from "./third-party-notices.ts";

const notices = readNotices(root);
const textOf = (name: string) => notices.find((notice) => notice.name === name)?.text ?? "";

/** Names that a workspace asks for, and all that those ask for in turn: from the packages themselves, not from the lock. */
function productionNames(): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (file: string) => {
    const { dependencies = {} } = JSON.parse(readFileSync(file, "utf8")) as { dependencies?: Record<string, string> };
    for (const name of Object.keys(dependencies)) {
      if (names.has(name) || name.startsWith("@plumbline/")) continue;
      names.add(name);
      visit(join(root, "node_modules", name, "package.json"));
    }
  };
  for (const workspace of ["apps/web", "apps/server", "packages/core", "packages/contract", "packages/market"]) {
    visit(join(root, workspace, "package.json"));
  }
  return names;
}

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with one package that asks for nothing. */
function installed(license: string, author?: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), "notices-"));
  made.push(folder);
  mkdirSync(join(folder, "node_modules/plain"), { recursive: true });
  writeFileSync(join(folder, "node_modules/plain/package.json"), JSON.stringify({ name: "plain", author }));
  const packages = { "": {}, "node_modules/plain": { version: "1.2.3", license }, "node_modules/tool": { dev: true } };
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages }));
  return folder;
}

describe("the notices of what is shipped", () => {
  it("name every package that page and server need, with a licence and its text", () => {
    const named = new Set(notices.map(({ name }) => name));
    expect([...productionNames()].filter((name) => !named.has(name))).toEqual([]);
    for (const { name, version, license, text } of notices) {
      expect(version, name).toMatch(/^\d/);
      expect(license, name).not.toBe("");
      expect(text, name).toMatch(/copyright|license/i);
      expect(text.length, name).toBeGreaterThan(400);
    }
  });

  it("name the font and the icons with the licences that they are published under", () => {
    expect(textOf("@fontsource-variable/inter")).toContain("SIL OPEN FONT LICENSE");
    expect(textOf("lucide-react")).toContain("ISC License");
    expect(textOf("lucide-react")).toContain("Feather");
  });

  it("name the terms of each library in a package of many, which states them in its description alone", () => {
    const folder = installed("LGPL-3.0-or-later");
    const readme = join(folder, "node_modules/plain/README.md");
    writeFileSync(
      readme,
      "# plain\n\n## Licensing\n\nUsed under the terms of:\n\n| glib | LGPLv3 |\n\n## Use\n\nAs usual.\n",
    );
    expect(readNotices(folder)[0]?.text).toBe("Used under the terms of:\n\n| glib | LGPLv3 |");
    writeFileSync(readme, "# plain\n\n## Licensing\n\nSee our site.\n");
    expect(() => readNotices(folder)).toThrow("plain comes without the text of its licence");
  });

  it("leave out the tools that only build and test", () => {
    for (const tool of ["vitest", "typescript", "@biomejs/biome", "playwright-core"]) expect(textOf(tool)).toBe("");
  });

  it("begin with a list and repeat each text in full", () => {
    const text = noticesText(notices);
    expect(text.split("\n").slice(0, notices.length)).toContain("react 19.3.1 (MIT)");
    for (const notice of notices) expect(text).toContain(notice.text);
  });

  it("state the MIT licence with its author for a package that only names it, and refuse any other without a text", () => {
    const [notice] = readNotices(installed("MIT", { name: "Ada Example" }));
    expect(notice).toMatchObject({ name: "plain", version: "1.2.3" });
    expect(notice?.text).toContain("Copyright (c) Ada Example");
    expect(() => readNotices(installed("Apache-2.0"))).toThrow("plain comes without the text of its licence");
  });
});
