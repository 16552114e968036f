import type { LanguageCode } from "@plumbline/contract";
import { DatabaseUnavailable } from "../../database/index.ts";
import type { PinnedSource, User } from "../../http/index.ts";
import type { MarketAccess, ServedMarket } from "../../market-access/index.ts";
import { lastPublished, type ReportGuards, type ReportShelf, type Reports, reportAccess } from "../../reports/index.ts";
import type { ReportSource } from "./report.ts";

/** What reports are pinned from. */
export interface PinOptions extends ReportGuards {
  readonly market: MarketAccess;
  readonly reports: Reports;
}

/** What a request for a report asks for, and who asks. */
export interface AskedReport {
  readonly input: { readonly code: string; readonly language?: LanguageCode | undefined };
  readonly language: LanguageCode;
  readonly user: User | null;
}

/**
 * What is open to everyone is stored as all answers about the market are, until a version is published; what one reader alone may read
 * is stored nowhere.
 */
export async function pinReport(
  options: PinOptions,
  { input, language, user }: AskedReport,
): Promise<PinnedSource<ReportSource>> {
  const { market, reports } = options;
  const { sourceFor, revision, meta, release } = market.pin();
  try {
    const { snapshot } = market.served as ServedMarket;
    const instrument = snapshot.find(input.code);
    const code = instrument?.symbol ?? input.code;
    const shelf = { market: snapshot.manifest.market, code, language: input.language ?? language };
    const [access, mark] = await Promise.all([
      reportAccess(options, { user, snapshot, instrument }),
      markOf(reports, shelf),
    ]);
    const isOwn = user !== null && access.because !== "open";
    return {
      sourceFor: (turn) => ({ turn, served: sourceFor(turn), access, reports }),
      revision: isOwn || mark === null ? null : `${revision} ${access.scope} ${access.because} ${mark}`,
      meta,
      release,
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Changes with every version that is published; null while that is not known. */
async function markOf({ versions }: Reports, shelf: ReportShelf): Promise<string | null> {
  if (versions === null) return "";
  try {
    return await lastPublished(versions, shelf);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return null;
    throw error;
  }
}
