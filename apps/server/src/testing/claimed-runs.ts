/** Ends what killed processes have left in the queue of backtests, without the half minute in which they might still be alive. */
import type pg from "pg";

/** Longer than a process that is alive takes to renew its claims, which it does twice a second. */
const SILENT_SECONDS = 5;

/** Ends all claims of a run, whose holders have been killed. @returns How many were still theirs. */
export async function endClaims(client: pg.Client, run: string): Promise<number> {
  return endClaimsOf(client, run, "claimed_until > now()");
}

/** Ends the claims of a run that are not renewed while others are: those of a killed process among several. */
export async function endSilentClaims(client: pg.Client, run: string): Promise<void> {
  const newest = `select max(claimed_until) from (
    select claimed_until from backtests where id = $1
    union all select claimed_until from backtest_parts where backtest_id = $1) claims`;
  await endClaimsOf(client, run, `claimed_until < (${newest}) - interval '${SILENT_SECONDS} seconds'`);
}

async function endClaimsOf(client: pg.Client, run: string, which: string): Promise<number> {
  const { rows } = await client.query<{ ended: number }>(
    `with runs as (
       update backtests set claimed_until = now() where id = $1 and claim is not null and ${which} returning id
     ), parts as (
       update backtest_parts set claimed_until = now() where backtest_id = $1 and claim is not null and ${which}
       returning place
     )
     select (select count(*) from runs)::int + (select count(*) from parts)::int as ended`,
    [run],
  );
  return rows[0]?.ended ?? 0;
}
