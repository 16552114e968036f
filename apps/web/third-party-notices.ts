/**
 * The notices of the libraries, the font and the icons that are part of the page or of the server: a text file of the
 * built page, made from what is installed, so that it names what is shipped.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILE = "third-party-notices.txt";
/** Files in which packages state licence and copyright. */
const LICENCE_FILE = /^(licen[cs]e|copying|ofl|notice)([.-]|$)/i;

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/** A package that is shipped, with all that it says of its licence. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly license: string;
  readonly text: string;
}

/**
 * Reads the notices of all packages that run in production.
 *
 * @param root Folder of `package-lock.json` and `node_modules`.
 * @returns By name; a package installed in two versions stands twice.
 * @throws {Error} for a package without a licence text whose licence has no text that is the same for everyone.
 */
export function readNotices(root: string): readonly Notice[] {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const shipped = Object.entries(lock.packages).filter(([path, { dev, devOptional, link }]) => {
    return path.includes("node_modules/") && !dev && !devOptional && !link && existsSync(join(root, path));
  });
  const notices = shipped.map(([path, { version = "", license = "" }]) => {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    return { name, version, license, text: licenceText(join(root, path), name, license) };
  });
  return notices.sort((left, right) => (left.name + left.version < right.name + right.version ? -1 : 1));
}

function licenceText(folder: string, name: string, license: string): string {
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  if (files.length > 0) {
    const texts = files.map((file) => readFileSync(join(folder, file), "utf8").trim());
    return [...texts, ...(license === "MPL-2.0" ? [sourceOf(name)] : [])].join("\n\n");
  }
  const terms = licensingSection(folder);
  if (terms !== null) return terms;
  if (license !== "MIT") throw new Error(`${name} comes without the text of its licence, ${license}.`);
  return mit(authorOf(folder, name));
}

/** Who passes on a program under this licence says where its source is (Mozilla Public License 2.0, 3.2). */
function sourceOf(name: string): string {
  return `It is used as it was published. Its source code form is in the package of this name and version at
https://www.npmjs.com/package/${name}, under the terms of the Mozilla Public License, version 2.0, whose text is at
https://www.mozilla.org/MPL/2.0/.`;
}

/** What a package of programs by many authors says of the terms of each, in a section of its description. */
function licensingSection(folder: string): string | null {
  const file = join(folder, "README.md");
  const [, section] = existsSync(file) ? readFileSync(file, "utf8").split(/^## Licensing$/m) : [];
  const text = section?.split(/^#{1,2} /m)[0]?.trim() ?? "";
  return /terms of/.test(text) ? text : null;
}

/** As `package.json` names them: a line of text or an object. */
function authorOf(folder: string, name: string): string {
  const { author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly author?: string | { readonly name: string };
  };
  return (typeof author === "object" ? author.name : author) ?? `the authors of ${name}`;
}

/** The text that a package means which names the MIT licence and does not repeat it. */
function mit(author: string): string {
  return `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}

const RULE = "-".repeat(78);

/** The file: the packages in a list, then each with its text. */
export function noticesText(notices: readonly Notice[]): string {
  const titles = notices.map(({ name, version, license }) => `${name} ${version} (${license})`);
  const parts = notices.map(({ text }, k) => `${RULE}\n${titles[k]}\n${RULE}\n\n${text}\n`);
  return `${titles.join("\n")}\n\n${parts.join("\n")}`;
}

/** Puts the file beside the page, in the build and while developing. */
export function thirdPartyNoticesPlugin(root: string): Plugin {
  const text = () => noticesText(readNotices(root));
  return {
    name: "third-party-notices",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: text() });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.end(text());
      });
    },
  };
}
