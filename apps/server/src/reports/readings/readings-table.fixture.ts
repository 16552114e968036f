import { type Compared, comparedProducts, comparedRivals, summed } from "./compare-reading.fixture.ts";
import { listOfSec, readAnnualReport } from "./read-annual-report.fixture.ts";
import { READER_LISTS, type ReaderList } from "./reader-lists.fixture.ts";

/** A report, or several, beside their readers. */
export interface Measured {
  readonly name: string;
  readonly products: Compared;
  readonly rivals: Compared;
}

/** All reports, each and together. */
export interface Readings {
  readonly reports: readonly (Measured & { readonly isHeldOut: boolean })[];
  readonly sums: {
    /** The rules were made while looking at these. */
    readonly seen: Measured;
    readonly heldOut: Measured;
    readonly all: Measured;
  };
}

/** Reads the 36 annual reports by the rules, and compares them with their readers. */
export async function measureReadings(): Promise<Readings> {
  const sec = listOfSec();
  const reports = await Promise.all(
    READER_LISTS.map(async (list: ReaderList) => {
      const reading = await readAnnualReport(list.file, list.own, sec);
      return {
        name: list.file,
        isHeldOut: list.isHeldOut,
        products: comparedProducts(list, reading),
        rivals: comparedRivals(list, reading),
      };
    }),
  );
  const sumOf = (name: string, isIn: (report: { readonly isHeldOut: boolean }) => boolean): Measured => {
    const chosen = reports.filter(isIn);
    return {
      name,
      products: summed(chosen.map(({ products }) => products)),
      rivals: summed(chosen.map(({ rivals }) => rivals)),
    };
  };
  return {
    reports,
    sums: {
      seen: sumOf("24 that the rules were made with", ({ isHeldOut }) => !isHeldOut),
      heldOut: sumOf("12 held out at first", ({ isHeldOut }) => isHeldOut),
      all: sumOf("all 36", () => true),
    },
  };
}

/** `node scripts/report-readings.ts` writes the text between these in docs/report-readings.md. */
export const TABLE_BEGINS = "<!-- readings -->\n";
export const TABLE_ENDS = "<!-- end of readings -->\n";

/** The tables of docs/report-readings.md. */
export function readingsTables({ reports, sums: { seen, heldOut, all } }: Readings): string {
  return [
    "| reports | products named | given | right | met | precision | recall | rivals named | given | right | met | precision | recall |",
    `|---|${"--:|".repeat(12)}`,
    ...[seen, heldOut, all].map(({ name, products, rivals }) =>
      rowOf(name, [...counts(products), ...rates(products), ...counts(rivals), ...rates(rivals)]),
    ),
    "",
    "| report | products named | given | right | met | rivals named | given | right | met |",
    `|---|${"--:|".repeat(8)}`,
    ...reports.map(({ name, isHeldOut, products, rivals }) =>
      rowOf(isHeldOut ? `${name} (held out)` : name, [...counts(products), ...counts(rivals)]),
    ),
    "",
  ].join("\n");
}

function counts({ named, given, right, met }: Compared): readonly string[] {
  return [named, given, right, met].map(String);
}

function rates({ named, given, right, met }: Compared): readonly string[] {
  return [share(right, given), share(met, named)];
}

/** Of a hundred, in whole numbers. */
function share(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`;
}

function rowOf(name: string, cells: readonly string[]): string {
  return `| ${[name, ...cells].join(" | ")} |`;
}
