/**
 * Links the scripts of a folder as a browser does, without running them: `node --experimental-vm-modules scripts/linked-scripts.ts
 * FOLDER`. The bundler may write a script that exports a name without a value, or imports a name that no script exports; the page
 * of such a script never opens. Ends with 1 and one line for each fault.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SourceTextModule } from "node:vm";

/** A lazily loaded script with the export that is taken of it: `{A:e}=await import("./a.js")`, or `import("./a.js").then(e=>e.t)`. */
const LAZY =
  /(?:\{(?<taken>[\w$]+):[\w$]+\}=await )?\bimport\(["'`]\.\/(?<lazy>[\w.-]+\.js)["'`]\)(?:\.then\(\(?(?<all>[\w$]+)\)?=>\k<all>\.(?<part>[\w$]+)\))?/g;

interface Script {
  readonly code: string;
  readonly module: SourceTextModule;
}

const sentence = (file: string, error: unknown) => `${file}: ${(error as Error).message}`;

/** The scripts that can be parsed, by file; what is wrong with the others is added to the faults. */
function parsed(folder: string, faults: Set<string>): ReadonlyMap<string, Script> {
  const scripts = new Map<string, Script>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".js"))) {
    const code = readFileSync(join(folder, file), "utf8");
    try {
      scripts.set(file, { code, module: new SourceTextModule(code, { identifier: file }) });
    } catch (error) {
      faults.add(sentence(file, error));
    }
  }
  return scripts;
}

async function link(scripts: ReadonlyMap<string, Script>, faults: Set<string>): Promise<void> {
  for (const [file, { module }] of scripts) {
    if (module.status !== "unlinked") continue;
    try {
      await module.link((specifier, { identifier }) => {
        const imported = scripts.get(specifier.replace(/^\.\//, ""));
        if (!imported) throw new Error(`${identifier} imports ${specifier}, which is no script of the build.`);
        return imported.module;
      });
    } catch (error) {
      faults.add(sentence(file, error));
    }
  }
}

/** Faults of lazily loaded scripts: one that is missing, or whose export is. */
function lazyFaults(scripts: ReadonlyMap<string, Script>): string[] {
  return [...scripts].flatMap(([file, { code }]) =>
    [...code.matchAll(LAZY)].flatMap(({ groups }) => {
      const {
        taken,
        lazy = "",
        part,
      } = groups as { readonly taken?: string; readonly lazy?: string; readonly part?: string };
      const module = scripts.get(lazy)?.module;
      if (!module) return [`${file}: loads ${lazy}, which is no script of the build.`];
      // The first is a name of the second where there are both.
      const name = part ?? taken;
      if (name === undefined || module.status !== "linked") return [];
      return name in module.namespace ? [] : [`${file}: takes ${name} of ${lazy}, which does not export it.`];
    }),
  );
}

const faults = new Set<string>();
const scripts = parsed(process.argv[2] ?? "", faults);
// A script that cannot be parsed makes every other one that imports it fail: its own fault says more.
if (faults.size === 0) {
  await link(scripts, faults);
  for (const fault of lazyFaults(scripts)) faults.add(fault);
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.size > 0) process.exit(1);
