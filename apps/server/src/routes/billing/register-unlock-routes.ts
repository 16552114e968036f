import { unlockReport, unlocks, type WireUnlock } from "@plumbline/contract";
import { formFamily } from "@plumbline/core/filings";
import { formatDay } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { FastifyInstance } from "fastify";
import type { AccountsContext } from "../../accounts/index.ts";
import {
  endFromNow,
  openUnlocks,
  presentUnlock,
  type Unlock,
  type UnlockedStock,
  unlockEnd,
  unlockStock,
  unlocksUsage,
} from "../../billing/index.ts";
import { serve, type User } from "../../http/index.ts";
import type { MarketAccess, ServedMarket } from "../../market-access/index.ts";
import { reportEvidence } from "../../reports/index.ts";
import { type AccountRoutesOptions, accountRoutes } from "../account/index.ts";
import { findInstrument } from "../instruments.ts";
import { type MarketTurn, turnOnMarket } from "../market-turn.ts";

export interface UnlockRoutesOptions extends AccountRoutesOptions {
  readonly market: MarketAccess;
}

/** Binds the calls of unlocks. */
export function registerUnlockRoutes(app: FastifyInstance, options: UnlockRoutesOptions): void {
  const { accounts, market } = options;
  const onMarket = { ...accountRoutes(app, options).serving, pin: () => turnOnMarket(market) };
  const ofUser = (user: User | null) => ({ ...accounts.context, user: user as User });
  serve<typeof unlockReport, MarketTurn>(
    app,
    unlockReport,
    async ({ input, user }, { turn, served }) => {
      const instrument = findInstrument(served.snapshot, input.code);
      const stock = unlockedStock(served.snapshot, instrument);
      const own = ofUser(user);
      // First the report: what cannot be shown uses up no unlock.
      await turn.releaseWhile(reportEvidence(served, instrument));
      const { unlock, ...rest } = await turn.releaseWhile(unlockStock(own, stock));
      return { unlock: unlock && wireUnlock(unlock, served.snapshot), ...rest };
    },
    onMarket,
  );
  serve<typeof unlocks, MarketTurn>(
    app,
    unlocks,
    ({ input, user }, { turn, served }) => turn.releaseWhile(unlocksAnswer(ofUser(user), served, input.code)),
    onMarket,
  );
}

type Own = AccountsContext & { readonly user: User };

async function unlocksAnswer(own: Own, { snapshot }: ServedMarket, code: string | undefined) {
  const asked = code === undefined ? null : unlockedStock(snapshot, findInstrument(snapshot, code));
  const isOpen = own.settings.plans === null;
  const [rows, usage, present] = await Promise.all([
    openUnlocks(own, snapshot.manifest.market),
    unlocksUsage(own),
    asked && presentUnlock(own, own.database.db, asked),
  ]);
  const now = own.clock();
  const open = rows.map((row) => {
    const instrument = snapshot.find(row.code);
    const endsAt = instrument ? unlockEnd(row, unlockedStock(snapshot, instrument).filedOn) : row.ends_at;
    return { code: row.code, unlockedAt: row.unlocked_at, endsAt };
  });
  const isCharged = !isOpen && present === null;
  return {
    isOpen,
    unlocks: open.filter(({ endsAt }) => now < endsAt).map((unlock) => wireUnlock(unlock, snapshot)),
    usage,
    asked: asked && {
      isUnlocked: isOpen || present !== null,
      cost: isCharged ? (1 as const) : (0 as const),
      endsAt: isOpen ? null : (present?.endsAt ?? endFromNow(own)).toISOString(),
    },
  };
}

/** A stock, and what tells when its unlocks end. */
export function unlockedStock(snapshot: Snapshot, { symbol, cik }: Instrument): UnlockedStock {
  const periodic = (cik === null ? [] : snapshot.filings(cik)).filter(({ form }) => isPeriodic(form));
  const { manifest } = snapshot;
  return {
    market: manifest.market,
    code: symbol,
    marketDay: manifest.lastDay ?? manifest.createdAt?.slice(0, 10) ?? "1970-01-01",
    filedOn: periodic.map(({ filed }) => formatDay(filed)).sort(),
  };
}

/** An annual or a quarterly report; what amends one is none. */
function isPeriodic(form: string): boolean {
  const family = formFamily(form);
  return family !== null && family !== "8-K" && !/\/A\s*$/i.test(form);
}

function wireUnlock({ code, unlockedAt, endsAt }: Unlock, snapshot: Snapshot): WireUnlock {
  return {
    code,
    names: snapshot.find(code)?.names ?? null,
    unlockedAt: unlockedAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}
