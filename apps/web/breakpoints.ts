/** Replaces the names of media queries in style sheets by what `src/ui/breakpoints.css` declares for them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const DECLARATIONS = join(import.meta.dirname, "src/ui/breakpoints.css");
const DECLARATION = /^@custom-media (--[\w-]+) (\([^)]*\));$/gm;
const NAME = /\((--[\w-]+)\)/g;

function declaredQueries(): ReadonlyMap<string, string> {
  const declared = readFileSync(DECLARATIONS, "utf8").matchAll(DECLARATION);
  return new Map(Array.from(declared, ([, name = "", query = ""]) => [name, query]));
}

export function breakpointsPlugin(): Plugin {
  const queries = declaredQueries();
  return {
    name: "breakpoints",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".css") || !code.includes("@media (--")) return null;
      return code.replace(/@media [^{]*/g, (rule) =>
        rule.replace(
          NAME,
          (_, name: string) => queries.get(name) ?? this.error(`${name} is not a declared media query.`),
        ),
      );
    },
  };
}
