import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./setup.mjs";

/** The linker's words on a build of these scripts; empty if a browser can open them all. */
function faultsOf(scripts: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-scripts-"));
  for (const [file, code] of Object.entries(scripts)) writeFileSync(join(folder, file), code);
  const linker = ["--experimental-vm-modules", "--no-warnings", join(root, "scripts/linked-scripts.ts"), folder];
  const { status, stderr } = spawnSync(process.execPath, linker, { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(status).toBe(stderr === "" ? 0 : 1);
  return stderr;
}

const PAGE = "import{t as e}from`./parts.js`;export const Page=()=>e;".replaceAll("`", '"');
const SOUND = {
  "entry.js": "const load=()=>import(`./page.js`),part=async()=>{let{Page:e}=await import(`./page.js`);return e};",
  "page.js": PAGE,
  // Scripts of a build may import each other.
  "parts.js": 'import{Page as e}from"./page.js";export const t=1;export const all=()=>e;',
};

it("finds nothing in scripts that a browser can open, and runs none of them", () => {
  expect(faultsOf(SOUND)).toBe("");
  expect(faultsOf({ ...SOUND, "page.js": `${PAGE}throw new Error("It ran.");` })).toBe("");
});

it.each([
  // The bundler wrote this when a page imported a module that no group of the build named.
  ["an export without a value", { "page.js": `${PAGE}export{Page_exports as t};` }, "page.js: Export 'Page_exports'"],
  ["an import of what is not exported", { "parts.js": "export const u=1;" }, "does not provide an export named 't'"],
  ["an import of a file that is missing", { "page.js": 'import"./gone.js";' }, "page.js imports ./gone.js"],
  ["a lazy file that is missing", { "entry.js": "import(`./gone.js`)" }, "entry.js: loads gone.js"],
  [
    "a part of a lazy file that is not exported",
    { "entry.js": "import(`./page.js`).then(e=>e.t)" },
    "entry.js: takes t of page.js",
  ],
  [
    "a name of a lazy file that is not exported",
    { "entry.js": "let{Panel:e}=await import(`./page.js`);" },
    "entry.js: takes Panel of page.js",
  ],
])("finds %s", (_, scripts, fault) => {
  expect(faultsOf({ ...SOUND, ...scripts })).toContain(fault);
});
