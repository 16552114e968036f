import type { CallInput, CallName, CallOutput } from "@plumbline/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./call.ts";

/** Query options of a call: the same name and input are the same data. Use with `useQuery` or `useSuspenseQuery`. */
export function callQuery<Name extends CallName>(name: Name, input: CallInput<Name>) {
  return queryOptions<CallOutput<Name>, Error, CallOutput<Name>, readonly [Name, CallInput<Name>]>({
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, input, { signal }),
  });
}
