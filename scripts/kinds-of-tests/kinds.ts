/** What tests assert, by kind; a test may be of several. */
export interface Kind {
  readonly name: string;
  /** What is compared with what. */
  readonly asks: string;
  /** What is counted, in the plural. */
  readonly unit: string;
  readonly isOf: (file: Source) => boolean;
  readonly counted: RegExp;
}

export interface Source {
  /** Below the root. */
  readonly path: string;
  readonly text: string;
}

const TEST = /^\s*(?:it|test)(?:\.\w+)*[(`]/gm;
const isTest = ({ path }: Source) => /\.test\.tsx?$/.test(path);

/** Of tests whose file is found by its path, or by what it says. */
const testsOf = (name: string, asks: string, { path, text }: { readonly path?: RegExp; readonly text?: RegExp }) => ({
  name,
  asks,
  unit: "tests",
  isOf: (file: Source) => isTest(file) && (path?.test(file.path) || text?.test(file.text) || false),
  counted: TEST,
});

export const KINDS: readonly Kind[] = [
  {
    name: "all",
    asks: "each kind below, and values that a test says the origin of",
    unit: "tests",
    isOf: isTest,
    counted: TEST,
  },
  { name: "all", asks: "the same", unit: "assertions", isOf: isTest, counted: /\bexpect(?:\.\w+)?\(/g },
  {
    name: "laws",
    asks: "what must hold for every input, on random cases",
    unit: "laws",
    isOf: isTest,
    counted: /\bfc\.(?:async)?[pP]roperty\(/g,
  },
  testsOf("golden values and real data", "our numbers with those of other programs and of filings", {
    text: /shared-data\.ts|shared-companies|real-companies|golden-/,
  }),
  testsOf("claims in simulation", "how often an interval or a probability is right with what it claims", {
    path: /-coverage\.test\.ts$/,
  }),
  testsOf("hostile and damaged input", "what is refused, and that nothing has changed", {
    path: /fuzz|hostile|damage|fault|refus/,
    text: /testing\/(?:hostile|damage|planted)/,
  }),
  testsOf("real servers", "answers of a server on loopback: ours, and those that play the outside world", {
    text: /start(?:Account|Paid|Test|Valued)Server\(|createServer\(|serverProgram\(/,
  }),
  testsOf("programs", "what is left when a program is stopped or killed", { path: /\.process\.test\.ts$/ }),
  testsOf("flows in a browser", "what a reader sees after what they do, in a real Chromium", {
    path: /^e2e\/(?!sweep)/,
  }),
  testsOf("sweeps of pages", "every state of a page: six widths, five languages, two themes, paper", {
    path: /^e2e\/sweep\//,
  }),
  {
    name: "accessibility",
    asks: "what axe finds, by WCAG 2.2 AA",
    unit: "looks of axe in sources",
    isOf: ({ path }) => path.startsWith("e2e/"),
    counted: /\bexpectAccessible\(page/g,
  },
  testsOf("texts and structure", "texts in five languages, documents and sources with what they must agree with", {
    path: /^scripts\/|^apps\/web\/(?:src\/i18n|documents)\//,
  }),
  testsOf("partners", "the server with PostgreSQL, PgBouncer, nginx and Caddy of Debian", { path: /^partners\// }),
  {
    name: "planted faults",
    asks: "whether the tests fail when a fault is planted",
    unit: "faults",
    isOf: ({ path }) => /^scripts\/planted\/\w+-faults\.ts$/.test(path),
    counted: /^ {4}fault: /gm,
  },
  {
    name: "benchmarks",
    asks: "whether each prints finite figures, at a tiny size",
    unit: "benchmarks",
    isOf: ({ path }) => /^bench\/(?!_|run)[^/]+\.ts$/.test(path),
    counted: /^export (?:(?:async )?function run\(|const run\b)/gm,
  },
];

export interface Count {
  readonly kind: Kind;
  readonly files: number;
  readonly number: number;
}

/** How many there are of each kind. */
export function countKinds(sources: readonly Source[], kinds: readonly Kind[] = KINDS): readonly Count[] {
  return kinds.map((kind) => {
    const numbers = sources.filter(kind.isOf).map(({ text }) => text.match(kind.counted)?.length ?? 0);
    const found = numbers.filter((number) => number > 0);
    return { kind, files: found.length, number: found.reduce((sum, number) => sum + number, 0) };
  });
}

/** Markdown, a row for each kind. */
export function kindTable(counts: readonly Count[]): string {
  const rows = counts.map(
    ({ kind, files, number }) =>
      `| ${kind.name} | ${kind.asks} | ${number.toLocaleString("en")} ${kind.unit} | ${files} |`,
  );
  return ["| kind | what is compared | number | files |", "|---|---|---|---|", ...rows, ""].join("\n");
}

/** Of which kinds there are fewer than a table says, in words. */
export function fewerThan(table: string, counts: readonly Count[]): readonly string[] {
  return counts.flatMap(({ kind, number }) => {
    const row = table
      .split("\n")
      .find((line) => line.startsWith(`| ${kind.name} |`) && line.includes(` ${kind.unit} |`));
    const before = Number(/ ([\d,]+) [a-z ]+ \| \d+ \|$/.exec(row ?? "")?.[1]?.replaceAll(",", "") ?? Number.NaN);
    return number >= before ? [] : [`${kind.name}: ${number} ${kind.unit}, before ${before}`];
  });
}
