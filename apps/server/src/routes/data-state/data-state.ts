import type { dataState, OutputOf } from "@plumbline/contract";
import { listSnapshots } from "@plumbline/market/snapshot";
import type { ServedMarket } from "../../market-access/index.ts";
import { nextDue, type Upkeep, wireRun } from "../../upkeep/index.ts";

type Answer = OutputOf<typeof dataState>;

const SHOWN_RUNS = 30;

interface Known {
  readonly upkeep: Upkeep;
  readonly dataDirectory: string;
  readonly clock: () => Date;
}

/** Where the data come from, and how old they are. */
export async function stateOfData(
  { snapshot }: ServedMarket,
  { upkeep, dataDirectory, clock }: Known,
): Promise<Answer> {
  const { market, fictional } = snapshot.manifest;
  const now = clock();
  const [providers, ages, snapshots, runs, standing, state] = await Promise.all([
    upkeep.providers(),
    upkeep.ages.ofSnapshot(snapshot),
    listSnapshots(dataDirectory, market),
    upkeep.runs.list(),
    upkeep.standing,
    upkeep.state(),
  ]);
  const due = state === "on" ? nextDue(now.getTime(), upkeep.exchanges) : [];
  return {
    at: now.toISOString(),
    market,
    isFictional: fictional,
    ownMarket: upkeep.ownMarket,
    upkeep: state,
    universe: standing?.universe == null ? null : universeShown(standing.universe),
    providers: [...providers],
    ages: [...ages],
    quarantine: snapshot.issueTotals
      .filter(({ outcome }) => outcome === "quarantined" || outcome === "rejected")
      .map((total) => ({ ...total })),
    snapshots: snapshots.map(({ id, isCurrent, manifest }) => ({
      id,
      isCurrent,
      createdAt: manifest?.createdAt ?? null,
      lastDay: manifest?.lastDay ?? null,
      stocks: manifest?.counts.instruments ?? null,
      bars: manifest?.counts.bars ?? null,
      facts: manifest?.counts.facts ?? null,
    })),
    due: due.map(({ work, exchange, at }) => ({ work, exchange, at: new Date(at).toISOString() })),
    // What readers asked for says what they look at.
    runs: runs
      .filter(({ work }) => work !== "stock")
      .slice(0, SHOWN_RUNS)
      .map(wireRun),
  };
}

/** Of a file its name: where it lies is nobody's business. */
function universeShown(universe: string): string {
  return universe.split(/[\\/]/).at(-1) ?? universe;
}
