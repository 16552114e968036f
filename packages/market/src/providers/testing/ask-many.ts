/**
 * A process of its own that asks a provider through the gate, for tests of what processes share.
 * Arguments: data directory, address, how many requests, requests a second, requests a day (0 for no limit). Prints how many were
 * refused, and when it began, in milliseconds since 1970.
 */
import { ProviderGate, RawStore, requestJson } from "../index.ts";

const [dataDirectory = "", address = "", count = "0", perSecond = "1", perDay = "0"] = process.argv.slice(2);
const terms = {
  name: "example",
  priceBasis: null,
  actions: null,
  quoteDelaySeconds: null,
  quotesPerRequest: null,
  namesStock: null,
  requestsPerSecond: Number(perSecond),
  requestsPerDay: Number(perDay) || null,
  licence: "For this test.",
};
const gate = new ProviderGate(terms, { dataDirectory, store: new RawStore(dataDirectory), secrets: ["s3cret"] });
let refused = 0;
const begunAt = Date.now();
const ask = async (number: number) => {
  const url = new URL(`${address}/${process.pid}/${number}`);
  await gate
    .ask((call) => requestJson(url, { provider: "example", ...call }), { file: () => `${number}.json`, attempts: 1 })
    .catch(() => {
      refused += 1;
    });
};
await Promise.all(
  Array.from({ length: 3 }, async (_, lane) => {
    for (let number = lane; number < Number(count); number += 3) await ask(number);
  }),
);
process.stdout.write(JSON.stringify({ refused, begunAt }));
