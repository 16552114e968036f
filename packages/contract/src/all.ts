import type { AnyEndpoint } from "./endpoint.ts";
import { baseData } from "./endpoints/base-data.ts";
import { getStockBaseInfo } from "./endpoints/base-info.ts";
import { getStockBaseInfos } from "./endpoints/base-infos.ts";
import { getBasicList } from "./endpoints/basic-list.ts";
import { checkStudy } from "./endpoints/check-study.ts";
import { marketChanges } from "./endpoints/market-changes.ts";
import { marketSectors } from "./endpoints/market-sectors.ts";
import { marketQuality, marketState } from "./endpoints/market-state.ts";
import { stockMonthlyData } from "./endpoints/monthly-data.ts";
import { getNote } from "./endpoints/note.ts";
import { priceTarge } from "./endpoints/price-targe.ts";
import { realtimeData } from "./endpoints/realtime-data.ts";
import { stockSimplifyData } from "./endpoints/simplify-data.ts";
import { getStockInfo } from "./endpoints/stock-info.ts";
import { getStockValuation, postStockValuation } from "./endpoints/stock-valuation.ts";

/** Every endpoint that the server serves; documentation and fuzz tests walk this table. */
export const ENDPOINTS: readonly AnyEndpoint[] = [
  getBasicList,
  getStockBaseInfo,
  getStockBaseInfos,
  baseData,
  getStockInfo,
  getStockValuation,
  postStockValuation,
  stockSimplifyData,
  stockMonthlyData,
  priceTarge,
  realtimeData,
  getNote,
  marketState,
  marketSectors,
  marketChanges,
  marketQuality,
  checkStudy,
];
