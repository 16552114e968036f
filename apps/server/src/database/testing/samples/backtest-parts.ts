import type { MigrationSample } from "../migration-sample.ts";

export const BACKTEST_PARTS_SAMPLE: MigrationSample = {
  rows: ({ idOf, digestOf, momentOf }) => [
    {
      into: "backtest_parts",
      row: {
        backtest_id: idOf("backtest"),
        place: 0,
        kind: "combinations",
        begins: 0,
        ends: 50,
        snapshot: "first",
        program: "1.0.0",
        steps_done: 50,
        attempts: 1,
        started_at: momentOf("start of part"),
        result: digestOf("result of part"),
      },
    },
    {
      into: "backtest_parts",
      row: {
        backtest_id: idOf("backtest"),
        place: 1,
        kind: "combinations",
        begins: 50,
        ends: 100,
        snapshot: "first",
        program: "1.0.0",
        claim: idOf("claim of part"),
        claimed_until: momentOf("claim of part"),
        attempts: 1,
        started_at: momentOf("start of second part"),
      },
    },
    {
      into: "backtest_parts",
      row: {
        backtest_id: idOf("backtest"),
        place: 2,
        kind: "combinations",
        begins: 100,
        ends: 150,
        snapshot: "first",
        program: "1.0.0",
        attempts: 3,
        started_at: momentOf("start of third part"),
        error: "memory",
      },
    },
  ],
  refused: {
    backtest_parts_place_check: ["backtest_parts", { place: 256 }],
    backtest_parts_kind_check: ["backtest_parts", { kind: "days" }],
    backtest_parts_begins_check: ["backtest_parts", { begins: -1 }],
    backtest_parts_snapshot_check: ["backtest_parts", { snapshot: "" }],
    backtest_parts_program_check: ["backtest_parts", { program: "" }],
    backtest_parts_steps_done_check: ["backtest_parts", { steps_done: -1 }],
    backtest_parts_attempts_check: ["backtest_parts", { attempts: 4 }],
    backtest_parts_error_check: ["backtest_parts", { error: "bad luck" }],
    backtest_parts_result_check: ["backtest_parts", { result: Buffer.alloc(2 ** 25 + 1) }],
    backtest_parts_check: ["backtest_parts", { ends: 0 }],
    backtest_parts_check1: ["backtest_parts", { claimed_until: new Date("2027-01-01T00:00:00Z"), claim: null }],
    backtest_parts_check2: [
      "backtest_parts",
      {
        claim: "3f0b2f3e-53d8-4f36-9d3e-2a3b1c4d5e6f",
        claimed_until: new Date("2027-01-01T00:00:00Z"),
        result: Buffer.from("found"),
      },
    ],
  },
};
