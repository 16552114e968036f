import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./setup.mjs";

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

interface Component {
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

const FOLDER = "node_modules/";

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
/** Packages of others, as `name@version`. */
const locked = Object.entries(packages)
  .filter(([path, { link }]) => path.includes(FOLDER) && !link)
  .map(([path, entry]) => ({
    ...entry,
    id: `${path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)}@${entry.version}`,
  }));

function writtenList(): readonly Component[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly scripts: { readonly sbom: string };
  };
  const { stdout, stderr } = spawnSync(scripts.sbom, { cwd: root, shell: true, encoding: "utf8" });
  if (stdout === "") throw new Error(stderr);
  return (JSON.parse(stdout) as { readonly components: readonly Component[] }).components;
}

describe("the list of components", () => {
  it("lists every third-party package with its version and digest", () => {
    const listed = new Map(writtenList().map((component) => [`${component.name}@${component.version}`, component]));
    expect(locked.length).toBeGreaterThan(100);
    expect(locked.filter(({ id }) => !listed.has(id)).map(({ id }) => id)).toEqual([]);
    const digests = locked.map(({ id }) => listed.get(id)?.hashes?.[0]?.alg);
    expect(new Set(digests)).toEqual(new Set(["SHA-512"]));
  });

  it("holds nothing that is fetched from elsewhere than the registry, such as a branch or a file", () => {
    // Without an address, npm takes a package from its registry and compares the digest.
    expect(locked.filter(({ resolved, integrity }) => resolved !== undefined || !integrity)).toEqual([]);
  });
});
