import type { WireFairValueHistory } from "@plumbline/contract";
import type { Reason } from "@plumbline/core/figure";
import { type Day, formatDay } from "@plumbline/core/time";
import { type ValueHistory, valueHistory } from "@plumbline/market/companies";
import { type Filer, wireSeam } from "../fundamentals/index.ts";
import type { RequestedStock } from "./valued-stock.ts";

type Columns = Omit<WireFairValueHistory, "symbol" | "currency">;

/** Fair value of a share through time against its price, in columns. */
export function fairValueColumns({ snapshot, stock, asOf }: RequestedStock): WireFairValueHistory {
  const { symbol, currency } = stock.instrument;
  const history = valueHistory(snapshot, stock, asOf);
  if (typeof history === "string") return { symbol, currency, ...noColumns(history) };
  const filer = { cik: stock.instrument.cik, fictional: snapshot.manifest.fictional };
  return { symbol, currency, ...columnsOf(history, asOf, filer) };
}

/** From the first month of which anything is known. */
function columnsOf(history: ValueHistory, asOf: Day, filer: Filer): Columns {
  const { source, priceSource } = history;
  const isKnown = ({ value }: { readonly value: number | null }) => value !== null;
  const begins = history.points.findIndex(
    ({ dcf, graham }, k) => isKnown(dcf) || isKnown(graham) || history.prices[k]?.value !== null,
  );
  const points = history.points.slice(Math.max(0, begins));
  const first = points[0]?.day ?? asOf;
  const last = points.at(-1)?.day ?? asOf;
  const days = { periodStart: formatDay(first), periodEnd: formatDay(last) };
  return {
    because: null,
    provenance: { source, ...days, formula: "DCF-01, GRA-01" },
    priceProvenance: { source: priceSource, ...days },
    date: points.map(({ day }) => formatDay(day)),
    dcf: points.map(({ dcf }) => dcf.value),
    graham: points.map(({ graham }) => graham.value),
    price: history.prices.slice(Math.max(0, begins)).map(({ value }) => value),
    filedAt: points.map(({ filed }) => (filed === null ? null : formatDay(filed))),
    seams: history.seams.flatMap(({ filed, seam }) => (filed > first ? [wireSeam(seam, history.years, filer)] : [])),
  };
}

function noColumns(because: Reason): Columns {
  return {
    because,
    provenance: null,
    priceProvenance: null,
    date: [],
    dcf: [],
    graham: [],
    price: [],
    filedAt: [],
    seams: [],
  };
}
