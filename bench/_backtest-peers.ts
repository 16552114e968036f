import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BARS } from "./_backtest-runs.ts";

/** What a peer measured, and its results: one per run. */
export interface PeerRuns {
  readonly version: string;
  readonly milliseconds: number;
  readonly values: readonly number[];
  readonly trades: readonly number[];
}

const PEERS = join(import.meta.dirname, "peers");
const ROUNDS = 5;

/**
 * Other engines on the same prices, where they are installed: a C compiler (`CC`, else gcc), and a Python with vectorbt and
 * backtesting.py (`PEERS_PYTHON`). One that is missing is named and left out.
 */
export class BacktestPeers {
  readonly #folder = mkdtempSync(join(tmpdir(), "backtest-peers-"));
  readonly #prices = join(this.#folder, "prices");

  constructor(buffer: SharedArrayBuffer) {
    const stocks = buffer.byteLength / (2 * BARS * Float64Array.BYTES_PER_ELEMENT);
    const size = Buffer.from(BigInt64Array.of(BigInt(stocks), BigInt(BARS)).buffer);
    writeFileSync(this.#prices, Buffer.concat([size, new Uint8Array(buffer)]));
  }

  /** The loop in C; null without a compiler. */
  loop(kind: "sweep" | "universe"): PeerRuns | null {
    const compiler = process.env.CC ?? "gcc";
    return attempted(compiler, () => {
      const program = join(this.#folder, "loop");
      const results = join(this.#folder, "results");
      execFileSync(compiler, ["-O3", "-o", program, join(PEERS, "loop.c"), "-lm"]);
      const [version = compiler] = textOf(compiler, ["--version"]).split("\n");
      const milliseconds = Number(textOf(program, [kind, this.#prices, results, String(ROUNDS)]));
      const rows = new Float64Array(new Uint8Array(readFileSync(results)).buffer);
      const column = (place: number) => [...rows.filter((_, k) => k % 5 === place)];
      return { version, milliseconds, values: column(0), trades: column(4) };
    });
  }

  /** vectorbt; null where it is not installed. */
  vectorbt(kind: "sweep" | "universe", runs: number): PeerRuns | null {
    return this.#python("vectorbt_runs.py", [kind, this.#prices, String(runs)]);
  }

  /** backtesting.py; null where it is not installed. */
  backtesting(stocks: number): PeerRuns | null {
    return this.#python("backtesting_runs.py", [this.#prices, String(stocks)]);
  }

  #python(script: string, parameters: readonly string[]): PeerRuns | null {
    const python = process.env.PEERS_PYTHON;
    if (python === undefined) return null;
    return attempted(script, () => JSON.parse(textOf(python, [join(PEERS, script), ...parameters])) as PeerRuns);
  }

  end(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

function textOf(program: string, parameters: readonly string[]): string {
  return execFileSync(program, parameters, {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

function attempted(name: string, work: () => PeerRuns): PeerRuns | null {
  try {
    const runs = work();
    process.stdout.write(`  ${runs.version}\n`);
    return runs;
  } catch (error) {
    process.stdout.write(`  without ${name}: ${error instanceof Error ? error.message.split("\n")[0] : error}\n`);
    return null;
  }
}
