import type { AnyEndpoint } from "./endpoint.ts";
import { baseData } from "./endpoints/base-data.ts";
import { getStockBaseInfo } from "./endpoints/base-info.ts";
import { getBasicList } from "./endpoints/basic-list.ts";
import { marketQuality, marketState } from "./endpoints/market-state.ts";
import { getNote } from "./endpoints/note.ts";
import { realtimeData } from "./endpoints/realtime-data.ts";
import { stockSimplifyData } from "./endpoints/simplify-data.ts";
import { getStockInfo } from "./endpoints/stock-info.ts";

/** Every endpoint that the server serves; documentation and fuzz tests walk this table. */
export const ENDPOINTS: readonly AnyEndpoint[] = [
  getBasicList,
  getStockBaseInfo,
  baseData,
  getStockInfo,
  stockSimplifyData,
  realtimeData,
  getNote,
  marketState,
  marketQuality,
];
