export {
  type BarColumn,
  type InstrumentBars,
  instrumentBars,
  type MarketColumns,
  type SharedActions,
} from "./market-columns.ts";
export { ColumnsError, type ColumnsOptions, readMarketColumns } from "./read-market-columns.ts";
