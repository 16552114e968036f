import type { Day } from "@plumbline/core/time";
import type { DeliveredPrices } from "../quality/index.ts";
import type { AnswerReaders } from "./answer-readers.ts";
import { type AnswerFile, requestAnswer } from "./answer-request.ts";
import type {
  Ask,
  PricesRequest,
  ProvidedPrices,
  ProvidedRates,
  ProvidedTargets,
  RatesRequest,
  Supply,
} from "./live-provider.ts";
import type { ProviderCall } from "./provider-call.ts";
import { ProviderError } from "./provider-error.ts";

const NO_PRICES: ProvidedPrices = { delivered: null, exchange: null, issues: [] };
const NO_TARGETS: ProvidedTargets = { targets: [], issues: [] };
const NO_RATES: ProvidedRates = { series: [], issues: [] };

/**
 * Prices of a provider whose answers importers can read.
 *
 * @param exchangeIn Finds the name of the exchange in an answer that states it.
 */
export function suppliedPrices(
  ask: Ask<PricesRequest>,
  readers: AnswerReaders,
  exchangeIn: (bytes: Uint8Array) => string | null = () => null,
): Supply<PricesRequest, ProvidedPrices> {
  return supplied(ask, NO_PRICES, async (bytes, file, wanted, provider) => {
    const { delivered, issues } = await readers.prices(bytes, file);
    if (delivered === null)
      throw new ProviderError("malformed", { provider, detail: "sent no price that can be read." });
    if (delivered.history.symbol !== wanted.symbol)
      throw new ProviderError("malformed", { provider, detail: "sent prices of another stock." });
    return { delivered: untilDay(delivered, lastDay(wanted)), exchange: exchangeIn(bytes), issues };
  });
}

/** Price targets of a provider whose answers importers can read. */
export function suppliedTargets(ask: Ask<string>, readers: AnswerReaders): Supply<string, ProvidedTargets> {
  return supplied(ask, NO_TARGETS, (bytes, file) => readers.targets(bytes, file));
}

/** Yields of a provider whose answers importers can read. */
export function suppliedRates(ask: Ask<RatesRequest>, readers: AnswerReaders): Supply<RatesRequest, ProvidedRates> {
  return supplied(ask, NO_RATES, (bytes, file) => readers.rates(bytes, file));
}

type Read<Request, Value> = (bytes: Uint8Array, file: AnswerFile, wanted: Request, provider: string) => Promise<Value>;

function supplied<Request, Value>(
  ask: Ask<Request>,
  nothing: Value,
  read: Read<Request, Value>,
): Supply<Request, Value> {
  return async (wanted: Request, call: ProviderCall) => {
    const request = await ask(wanted, call);
    const bytes = request === null ? null : await requestAnswer(request, call);
    const receivedAt = new Date().toISOString();
    if (request === null || bytes === null) return { value: nothing, receivedAt };
    return { value: await read(bytes, request.file, wanted, request.provider), receivedAt };
  };
}

const DAY_MS = 86_400_000;

/** The last day of which a price is wanted: that of the request, or yesterday. */
export function lastDay({ until }: PricesRequest, now: number = Date.now()): Day {
  return until ?? ((Math.floor(now / DAY_MS) - 1) as Day);
}

/** Leaves out what is after a day; the cells of a session that goes on are no closes. */
function untilDay(delivered: DeliveredPrices, last: Day): DeliveredPrices | null {
  const { bars, actions } = delivered.history;
  const rows = Array.from(bars.day.keys()).filter((row) => (bars.day[row] as number) <= last);
  if (rows.length === 0) return null;
  if (rows.length === bars.day.length) return delivered;
  const cut = (column: Float64Array) => Float64Array.from(rows, (row) => column[row] as number);
  const { open, high, low, close, volume } = bars;
  const history = {
    ...delivered.history,
    bars: {
      day: Int32Array.from(rows, (row) => bars.day[row] as number),
      open: cut(open),
      high: cut(high),
      low: cut(low),
      close: cut(close),
      volume: cut(volume),
    },
    actions: {
      splits: actions.splits.filter((split) => split.exDay <= last),
      dividends: actions.dividends.filter((dividend) => dividend.exDay <= last),
    },
  };
  const { adjustedClose } = delivered;
  return { ...delivered, history, ...(adjustedClose ? { adjustedClose: cut(adjustedClose) } : {}) };
}
