import { unlockReport, unlocks, type WireUnlock } from "@plumbline/contract";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { FastifyInstance } from "fastify";
import type { AccountsContext } from "../../accounts/index.ts";
import {
  latestEnd,
  openUnlocks,
  presentUnlock,
  type Unlock,
  unlockEnd,
  unlockStock,
  unlocksUsage,
} from "../../billing/index.ts";
import { serve, type User } from "../../http/index.ts";
import type { MarketAccess, ServedMarket } from "../../market-access/index.ts";
import { presentReport, unlockedStock } from "../../reports/index.ts";
import { type AccountRoutesOptions, accountRoutes } from "../account/index.ts";
import { type MarketTurn, turnOnMarket } from "../market-turn.ts";
import { reportedStock } from "../reports/index.ts";

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
    async ({ input, user, language }, { turn, served }) => {
      const instrument = reportedStock(served.snapshot, input.code);
      const stock = unlockedStock(served.snapshot, instrument);
      const own = ofUser(user);
      // First the report: what cannot be shown uses up no unlock.
      await turn.releaseWhile(presentReport(served, { instrument, language }));
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
  const asked = code === undefined ? null : unlockedStock(snapshot, reportedStock(snapshot, code));
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
      endsAt: isOpen ? null : (present?.endsAt ?? latestEnd(now)).toISOString(),
    },
  };
}

function wireUnlock({ code, unlockedAt, endsAt }: Unlock, snapshot: Snapshot): WireUnlock {
  return {
    code,
    names: snapshot.find(code)?.names ?? null,
    unlockedAt: unlockedAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}
