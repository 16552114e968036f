/** Differences between two builds in the same accounts, as rows that lead to the filings. */
import { factsBehind, type ItemId, type Periods, type Traced } from "../packages/core/src/fundamentals/index.ts";
import { type Day, formatDay } from "../packages/core/src/time/index.ts";

/** A period of an item that one build reads otherwise than the other, on one or more days. */
export interface Change {
  readonly company: string;
  readonly item: ItemId;
  readonly span: Periods["span"];
  readonly end: Day;
  readonly kind: "lost" | "gained" | "changed";
  /** On the first of the days. */
  readonly before: Traced;
  readonly after: Traced;
  readonly days: Day[];
}

const MISSING: Traced = { value: null, because: "not-reported", item: null };

/** Ends up to so many days apart are one period (FND-08). */
const NEAR_DAYS = 6;

/** Differences below are those of adding in another order. */
const EQUAL = 1e-9;

export interface Pair {
  readonly end: Day;
  readonly before: Traced;
  readonly after: Traced;
}

/** Every period of an item that either build has, with what each reads. */
export function pairsOf(before: Periods, after: Periods, id: ItemId): readonly Pair[] {
  const isNear = (one: { readonly end: Day }, other: { readonly end: Day }) =>
    Math.abs(one.end - other.end) <= NEAR_DAYS;
  const common = before.list.map((period, index): Pair => {
    const place = after.list.findIndex((other) => isNear(period, other));
    return { end: period.end, before: before.item(id, index), after: place < 0 ? MISSING : after.item(id, place) };
  });
  const added = after.list.flatMap((period, index): readonly Pair[] =>
    before.list.some((other) => isNear(period, other))
      ? []
      : [{ end: period.end, before: MISSING, after: after.item(id, index) }],
  );
  return [...common, ...added];
}

/** How a build's number differs from the earlier one; `null` where it does not. */
export function kindOf({ before, after }: Pair): Change["kind"] | null {
  if (before.value === null) return after.value === null ? null : "gained";
  if (after.value === null) return "lost";
  return Math.abs(after.value - before.value) > EQUAL * Math.abs(before.value) ? "changed" : null;
}

/** Changes by what they say, each with its days. */
export class Changes {
  readonly #known = new Map<string, Change>();

  /** Notes a change on a day. */
  note(change: Omit<Change, "days">, asOf: Day): void {
    const { company, item, span, end, before, after } = change;
    const key = [company, item, span, end, before.value, after.value ?? after.because].join(" ");
    const known = this.#known.get(key);
    if (known) known.days.push(asOf);
    else this.#known.set(key, { ...change, days: [asOf] });
  }

  /** Values that were lost or changed before those that were gained; of each the one that stood longest first. */
  get all(): readonly Change[] {
    const rank = ({ kind }: Change) => ["changed", "lost", "gained"].indexOf(kind);
    return [...this.#known.values()].sort(
      (a, b) =>
        rank(a) - rank(b) || a.company.localeCompare(b.company) || a.item.localeCompare(b.item) || a.end - b.end,
    );
  }
}

/** A markdown table of changes; amounts in millions. */
export function changeTable(changes: readonly Change[]): string {
  const head = [
    "| | company | item | period | as of | before | after | facts before | facts after |",
    "|---|---|---|---|---|---|---|---|---|",
  ];
  return `${[...head, ...changes.map(row)].join("\n")}\n`;
}

function row({ kind, company, item, span, end, before, after, days }: Change): string {
  const [first, last] = [days[0], days.at(-1)] as [Day, Day];
  const more = days.length > 1 ? ` to ${formatDay(last)} (${days.length})` : "";
  const period = `${span} to ${formatDay(end)}`;
  const cells = [kind, company, item, period, `${formatDay(first)}${more}`, told(before), told(after)];
  return `| ${[...cells, filings(before), filings(after)].join(" | ")} |`;
}

function told(number: Traced): string {
  return number.value === null ? `missing: ${number.because}` : millions(number.value);
}

function millions(value: number): string {
  return (value / 1e6).toLocaleString("en", { maximumFractionDigits: 3 });
}

/** The facts that decide a number: value, concept, period, form, day of filing and accession number. */
function filings(number: Traced): string {
  if (number.value === null) return "";
  return factsBehind(number)
    .map(({ value, concept, start, end, form, filed, accession }) => {
      const period = `${start === null ? "" : `${formatDay(start)}..`}${formatDay(end)}`;
      return `${millions(value)} ${concept} ${period}, ${form} ${formatDay(filed)} ${accession}`;
    })
    .join("<br>");
}
