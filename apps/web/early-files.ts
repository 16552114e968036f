/**
 * Tells the first script of the page which files the first screen will need, so that they load beside the entry instead
 * of after it: those of the page in the address and of the reader's language.
 */
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import type { PageFiles } from "./src/app/pages.ts";

/** Names of files by what needs them. */
interface EarlyFiles {
  /** By path of the page, in ranks. */
  readonly pages: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** Texts of a page's own, by its path and by language. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** The table of pages; imported by Node at run time, because Vite would bundle the pages into its configuration. */
async function pageFiles(): Promise<Readonly<Record<string, PageFiles>>> {
  const table = new URL("./src/app/pages.ts", import.meta.url).href;
  return ((await import(table)) as typeof import("./src/app/pages.ts")).PAGE_FILES;
}

/** The table names the file of each page, which a script that imports the table for other columns must not contain. */
const PAGE_FILE = /\/pages\/[\w-]+\/\w+Page\.tsx$/;

const LANGUAGE_MODULE = /\/src\/i18n\/catalogue\/([^/]+)\/index\.ts$/;

/** The file of a module with all that it imports, but for those that are `known`. */
function filesOf(module: string, bundle: Rolldown.OutputBundle, known: ReadonlySet<string>): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const root = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!root) throw new Error(`No chunk is made of ${module}.`);
  const files = new Set<string>();
  const visit = (fileName: string) => {
    if (files.has(fileName) || known.has(fileName)) return;
    files.add(fileName);
    const chunk = byFile.get(fileName);
    for (const imported of chunk?.imports ?? []) visit(imported);
    for (const style of chunk?.viteMetadata?.importedCss ?? []) if (!known.has(style)) files.add(style);
  };
  visit(root.fileName);
  return [...files];
}

/** Files that index.html names itself. */
function entryFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const visit = (fileName: string) => {
    const output = bundle[fileName];
    if (files.has(fileName) || output?.type !== "chunk") return;
    files.add(fileName);
    for (const style of output.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of output.imports) visit(imported);
  };
  for (const output of Object.values(bundle)) if (output.type === "chunk" && output.isEntry) visit(output.fileName);
  return files;
}

async function earlyFiles(bundle: Rolldown.OutputBundle): Promise<EarlyFiles> {
  const entry = entryFiles(bundle);
  const table = Object.entries(await pageFiles());
  const languages = languageFiles(bundle, entry);
  const pages = table.map(([path, { files: ranks }]) => {
    const known = new Set(entry);
    const files = ranks.map((modules) => {
      const ofRank = new Set(modules.flatMap((module) => filesOf(`/src/${module}`, bundle, known)));
      for (const file of ofRank) known.add(file);
      return [...ofRank];
    });
    return [path, files] as const;
  });
  const texts = table.flatMap(([path, { texts: parts = [] }]) => {
    const byLanguage = Object.entries(languages).map(([language, files]) => {
      const known = new Set([...entry, ...files]);
      return [language, parts.flatMap((part) => filesOf(textModule(language, part), bundle, known))] as const;
    });
    return parts.length === 0 ? [] : [[path, Object.fromEntries(byLanguage)] as const];
  });
  return { pages: Object.fromEntries(pages), languages, texts: Object.fromEntries(texts) };
}

function languageFiles(bundle: Rolldown.OutputBundle, entry: ReadonlySet<string>): EarlyFiles["languages"] {
  const files = Object.values(bundle).flatMap((output) => {
    const facade = (output.type === "chunk" && output.facadeModuleId) || "";
    const language = LANGUAGE_MODULE.exec(facade)?.[1];
    return language ? [[language, filesOf(facade, bundle, entry)] as const] : [];
  });
  return Object.fromEntries(files);
}

/** The module of a part of the texts: that of `stockFacts` is called `stock-facts`. */
function textModule(language: string, part: string): string {
  const file = part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `/src/i18n/catalogue/${language}/${file}.ts`;
}

/**
 * Asks the browser to compile the files of a first screen off its main thread and as a whole. Otherwise each function is
 * compiled when it is first called, which on a phone is a good part of what the first drawing takes.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
async function compileWhole(bundle: Rolldown.OutputBundle): Promise<void> {
  const { pages } = await earlyFiles(bundle);
  for (const file of new Set([...entryFiles(bundle), ...Object.values(pages).flat(2)])) {
    const output = bundle[file];
    if (output?.type === "chunk") output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
  }
}

/**
 * The script of the first paint must be small and must not be a module; it is built by itself. It stands in the page: as a file
 * the paint would wait one round trip for it. The server allows it by the digest of its text (`security-headers.ts`).
 */
async function beforePaint(): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: { external: PAGE_FILE },
      lib: { entry: join(import.meta.dirname, "src/before-paint.ts"), formats: ["iife"], name: "beforePaint" },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = output[0]?.output ?? [];
  if (!chunk) throw new Error("src/before-paint.ts gave no script.");
  const code = chunk.code.trim();
  if (/<\/script|<!--|\r/i.test(code)) throw new Error("The first script holds what would end it within a page.");
  return code;
}

export function earlyFilesPlugin(): Plugin {
  return {
    name: "early-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler: (_, bundle) => compileWhole(bundle),
    },
    transformIndexHtml: {
      order: "post",
      handler: async (_, { bundle }) => [
        {
          tag: "script",
          attrs: { type: "application/json", id: "early-files" },
          children: JSON.stringify(await earlyFiles(bundle ?? {})),
          injectTo: "head-prepend",
        },
        { tag: "script", children: await beforePaint(), injectTo: "head" },
      ],
    },
  };
}
