import {
  baseData,
  checkStudy,
  getBasicList,
  getNote,
  getStockBaseInfo,
  getStockBaseInfos,
  getStockInfo,
  getStockValuation,
  marketChanges,
  marketQuality,
  marketSectors,
  marketState,
  postStockValuation,
  priceTarge,
  realtimeData,
  stockMonthlyData,
  stockSimplifyData,
} from "@plumbline/contract";
import type { FastifyInstance } from "fastify";
import { type Admission, type AnswerCache, onProgram, serve } from "../http/index.ts";
import type { MarketAccess } from "../market-access/index.ts";
import { fundamentals } from "./base-data/index.ts";
import { baseInfo } from "./base-info/index.ts";
import { baseInfos } from "./base-infos/index.ts";
import { basicList } from "./basic-list.ts";
import { study } from "./check-study/index.ts";
import { changes } from "./market-changes/index.ts";
import { quality } from "./market-quality.ts";
import { sectors } from "./market-sectors.ts";
import { state } from "./market-state/index.ts";
import { monthlyData } from "./monthly-data/index.ts";
import { note } from "./notes/index.ts";
import { priceTargets } from "./price-targe/index.ts";
import { quotes } from "./quotes.ts";
import { simplifyData } from "./simplify-data/index.ts";
import { stockInfo } from "./stock-info/index.ts";
import { chosenValuation, stockValuation } from "./stock-valuation/index.ts";

interface RouteOptions {
  readonly cache: AnswerCache;
  readonly admission: Admission;
  readonly market: MarketAccess;
  readonly program: string;
}

/** Binds every endpoint of the contract. */
export function registerRoutes(app: FastifyInstance, { cache, admission, market, program }: RouteOptions): void {
  const onMarket = { stand: market.stand, cache, admission, program };
  serve(app, getBasicList, basicList, onMarket);
  serve(app, getStockBaseInfo, baseInfo, onMarket);
  serve(app, getStockBaseInfos, baseInfos, onMarket);
  serve(app, baseData, fundamentals, onMarket);
  serve(app, getStockInfo, stockInfo, onMarket);
  serve(app, getStockValuation, stockValuation, onMarket);
  serve(app, postStockValuation, chosenValuation, onMarket);
  serve(app, stockSimplifyData, simplifyData, onMarket);
  serve(app, stockMonthlyData, monthlyData, onMarket);
  serve(app, priceTarge, priceTargets, onMarket);
  serve(app, realtimeData, quotes, onMarket);
  serve(app, marketState, state, onMarket);
  serve(app, marketSectors, sectors, onMarket);
  serve(app, marketChanges, changes, onMarket);
  serve(app, marketQuality, quality, onMarket);
  serve(app, checkStudy, study, onMarket);
  serve(app, getNote, note, { stand: onProgram, cache, admission, program });
}
