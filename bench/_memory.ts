/** Memory of a server at one moment, in megabytes. */
export interface MemorySample {
  /** When it was taken, for the table. */
  readonly when: string;
  readonly resident: number;
  /** One for each of `COLUMNS`. */
  readonly columns: readonly number[];
}

/** Beside the resident memory of both processes. */
const COLUMNS = [
  ["main used", 'isolate_heap_used_bytes{isolate="main"}'],
  ["main heap", 'isolate_heap_total_bytes{isolate="main"}'],
  ["main outside", 'isolate_external_bytes{isolate="main"}'],
  ["screening used", 'isolate_heap_used_bytes{isolate="screening-1"}'],
  ["screening heap", 'isolate_heap_total_bytes{isolate="screening-1"}'],
  ["screening outside", 'isolate_external_bytes{isolate="screening-1"}'],
  ["cached answers", "answer_cache_bytes"],
  ["background", "background_resident_memory_bytes"],
] as const;

/** Asks a server for its memory. */
export async function memorySample(address: string, when: string): Promise<MemorySample> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const megabytesOf = (name: string) => {
    const line = text.split("\n").find((candidate) => candidate.startsWith(`${name} `));
    return Number(line?.slice(name.length)) / 1e6;
  };
  // Earlier checkouts have no process in the background.
  const background = megabytesOf("background_resident_memory_bytes") || 0;
  const resident = megabytesOf("process_resident_memory_bytes") + background;
  return { when, resident, columns: COLUMNS.map(([, name]) => megabytesOf(name)) };
}

export function memoryTable(samples: readonly MemorySample[]): string {
  const rows = samples.map(({ when, resident, columns }) => [
    when,
    ...[resident, ...columns].map((megabytes) => megabytes.toFixed(0)),
  ]);
  return table([["MB", "resident", ...COLUMNS.map(([name]) => name)], ...rows]);
}

/** Rows of text in columns, the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0)) + 2);
  const cell = (text: string, place: number) => {
    const width = widths[place] ?? 0;
    return place === 0 ? text.padEnd(width) : text.padStart(width);
  };
  return rows.map((row) => `  ${row.map(cell).join("")}\n`).join("");
}
