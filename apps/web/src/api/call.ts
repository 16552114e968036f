import type { LanguageCode, Meta } from "@plumbline/contract";
import { CALLS, type CallInput, type CallName, type CallOutput } from "@plumbline/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { observable } from "../state/index.ts";
import { type Client, createClient } from "./client.ts";
import { runtimeConfiguration } from "./runtime-configuration.ts";

/** Language of the answers; `i18n` sets it to the language of the page. */
export const answerLanguage = observable<LanguageCode>("en");

/** The market data that the newest answer is made from; `null` before the first answer. */
export const marketMeta = observable<Meta | null>(null);

/** Calls the server, such as `call("stockHeader", { code: "AAPL" }, { signal })`. */
export const call: Client = createClient({
  baseUrl: async () => (await runtimeConfiguration()).API_BASE_URL,
  language: answerLanguage.read,
  onMeta: marketMeta.write,
});

/** Query options of a call: the same name and input are the same data. Use with `useQuery` or `useSuspenseQuery`. */
export function callQuery<Name extends CallName>(name: Name, input: CallInput<Name>) {
  return queryOptions<CallOutput<Name>, Error, CallOutput<Name>, readonly [Name, CallInput<Name>]>({
    queryKey: [name, input],
    // What is not about the market is for one user: it is forgotten when that user leaves.
    meta: { isPrivate: !(name in CALLS) },
    queryFn: ({ signal }) => call(name, input, { signal }),
  });
}
