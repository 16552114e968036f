/** The draft of a report as long as models write them, at least 2,000 tokens, of the numbered items of a prompt; each of its sentences passes the checker. */

interface NumberedLine {
  readonly n: number;
  readonly is: string;
  readonly unit?: string;
  readonly text?: string;
}

/** Sentences of each section. */
const COUNTS = { summary: 5, products: 8, competitors: 6, moat: 6, bull: 4, bear: 4, wouldChange: 4 } as const;
type Section = keyof typeof COUNTS;

/** Half a dozen of them in turn, so that no two sentences of a section are the same. */
const ENDINGS = [
  "which is what the accounts of the latest fiscal year have, as the company has filed them and as its auditors have examined them, for every fiscal year that it shows, in the tables and in the notes that belong to them, so far as it has any of them at all",
  "as anyone can follow in the report that the company has filed with the commission for that year and in those of the years before, for every fiscal year that it shows, in the tables and in the notes that belong to them, so far as it has any of them at all",
  "and that is the figure with which a comparison to the industry and to the years before it begins in the notes of most analysts, for every fiscal year that it shows, in the tables and in the notes that belong to them, so far as it has any of them at all",
  "while the notes to the financial statements explain how the company arrives at it in each period and what it leaves out of it, for every fiscal year that it shows, in the tables and in the notes that belong to them, so far as it has any of them at all",
  "so that the question for the years ahead is how long the business of the company can keep it there against all of its rivals, for every fiscal year that it shows, in the tables and in the notes that belong to them, so far as it has any of them at all",
  "and the discussion of the management in the annual report says what stands behind it in detail and what it expects of it next, for every fiscal year that it shows, in the tables and in the notes that belong to them, so far as it has any of them at all",
];

/** A draft of all sections that a prompt asks for. */
export function longDraft(prompt: string): string {
  const lines = prompt.split("\n").filter((line) => line.startsWith("{"));
  const items = lines.filter((line) => line.startsWith('{"n":')).map((line) => JSON.parse(line) as NumberedLine);
  const fractions = items.filter(({ is, unit }) => is.startsWith("metric.") && unit === "fraction");
  const passages = items.filter(({ is }) => is === "passage");
  let written = 0;
  const sentence = (of: NumberedLine | undefined) => {
    const ending = ENDINGS[written++ % ENDINGS.length];
    return { refs: [of?.n ?? 0], text: `The accounts put this measure at {{${of?.n}|percent}}, ${ending}.` };
  };
  /** Of the passage that has most words of a name. */
  const told = (name: string) => ({
    refs: [passages.toSorted((a, b) => wordsOf(name, b.text) - wordsOf(name, a.text))[0]?.n ?? 0],
    text: `The annual report of the company tells of it in its own words, ${ENDINGS[written++ % ENDINGS.length]}.`,
  });
  const next = () => sentence(fractions[written % Math.max(1, fractions.length)]);
  const sections: Readonly<Record<Section, (count: number) => unknown>> = {
    summary: (count) => {
      const first = next();
      return [{ ...first, text: first.text.replace(/, .*/, ".") }, ...listOf(count - 1, next)];
    },
    products: (count) =>
      namedIn(lines, "product")
        .slice(0, count)
        .map(({ name }, at) => ({ product: at + 1, what: told(name), trend: null })),
    competitors: (count) =>
      namedIn(lines, "competitor")
        .slice(0, count)
        .map(({ name, code }, at) => {
          const own = items.find(({ is }) => is === `peer.${code}.operatingMargin`);
          return { competitor: at + 1, why: own ? sentence(own) : told(name), strongerIn: null, weakerIn: null };
        }),
    moat: (count) => ({ sources: [], text: listOf(count, next) }),
    bull: (count) => listOf(count, next),
    bear: (count) => listOf(count, next),
    wouldChange: (count) => listOf(count, next),
  };
  const wanted = (/Write these sections: ([\w, ]+)\./.exec(prompt)?.[1]?.split(", ") ?? []) as Section[];
  return JSON.stringify(Object.fromEntries(wanted.map((section) => [section, sections[section](COUNTS[section])])));
}

interface Named {
  readonly name: string;
  readonly code?: string | null;
}

/** The numbered list of products, or of competitors. */
function namedIn(lines: readonly string[], kind: "product" | "competitor"): Named[] {
  return lines.filter((line) => line.startsWith(`{"${kind}":`)).map((line) => JSON.parse(line) as Named);
}

/** How many words of a name a text has. */
function wordsOf(name: string, text = ""): number {
  const words = name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => text.toLowerCase().includes(word.replace(/(?:ies|s)$/u, ""))).length;
}

function listOf<Entry>(count: number, entry: (at: number) => Entry): Entry[] {
  return Array.from({ length: count }, (_, at) => entry(at));
}
