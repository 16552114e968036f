export { ENDPOINTS } from "./all.ts";
export { CODES, type CodeName } from "./codes.ts";
export {
  type Access,
  type AnyEndpoint,
  type Endpoint,
  endpoint,
  type InputOf,
  type OutputOf,
  type ParsedInputOf,
} from "./endpoint.ts";
export {
  baseData,
  type WireCatalogueMetric,
  type WireFundamentals,
  type WireMetric,
  type WirePeriod,
} from "./endpoints/base-data.ts";
export { getStockBaseInfo, type WireRange } from "./endpoints/base-info.ts";
export { getBasicList } from "./endpoints/basic-list.ts";
export { CHANGE_PERIODS, type ChangePeriod } from "./endpoints/change-periods.ts";
export { CHART_RANGES, type ChartRange } from "./endpoints/chart-ranges.ts";
export { CHECK_STATES, CHECK_TABS, type CheckState, type CheckTab } from "./endpoints/check-words.ts";
export { marketQuality, marketState } from "./endpoints/market-state.ts";
export { METRIC_GROUPS, METRIC_IDS, type MetricGroup, type MetricId } from "./endpoints/metric-ids.ts";
export { getNote, NOTE_KEYS } from "./endpoints/note.ts";
export { realtimeData } from "./endpoints/realtime-data.ts";
export { stockSimplifyData, type WireBars, type WireChart, type WireRow } from "./endpoints/simplify-data.ts";
export { getStockInfo, type WireCheckSummary, type WireEvaluation } from "./endpoints/stock-info.ts";
export { type Envelope, EnvelopeSchema, InvalidFieldsSchema } from "./envelope.ts";
export { type RuntimeConfiguration, RuntimeConfigurationSchema } from "./runtime-configuration.ts";
export { DayInput, LanguageCode, type Names, NamesSchema, SymbolInput } from "./schemas/code.ts";
export { type Evidence, EvidenceSchema } from "./schemas/evidence.ts";
export { FigureSchema, ProvenanceSchema, ReasonCode, type WireFigure } from "./schemas/figure.ts";
export { type Meta, MetaSchema } from "./schemas/meta.ts";
