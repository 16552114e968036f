import type { CallInput, CallOutput } from "@plumbline/contract/calls";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";

/** The server's answer about the written report of a stock. */
export type ReportAnswer = CallOutput<"report">;
export type WholeReport = NonNullable<ReportAnswer["whole"]>;
export type ReportVersion = CallOutput<"reportVersions">["versions"][number];
export type ReportChanges = NonNullable<WholeReport["changes"]>;

/** The stock, the day on which it is seen, and the language of the page. */
export interface ReportedStock {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly language: NonNullable<CallInput<"report">["language"]>;
}

/** The report of a stock: the present one, or a published version, on request beside an earlier one. */
export function reportQuery(
  { code, language, asOf }: ReportedStock,
  { version, against }: { readonly version?: string | undefined; readonly against?: string | undefined } = {},
) {
  return queryOptions(callQuery("report", { code, language, asOf, version, against }));
}

/** The published versions of a report, newest first. */
export function versionsQuery({ code, language, asOf }: ReportedStock) {
  return queryOptions(callQuery("reportVersions", { code, language, asOf }));
}

/** What a report by a language model would take. */
export function estimateQuery({ code, language, asOf }: ReportedStock) {
  return queryOptions({ ...callQuery("reportEstimate", { code, language, asOf }), staleTime: 0 });
}

/** The moat as it was measured, with the spread of each year. */
export function moatQuery({ code, asOf }: Pick<ReportedStock, "code" | "asOf">) {
  return queryOptions(callQuery("stockMoat", { code, asOf }));
}

/** Asks anew for everything that is shown of the reports of a stock. */
export async function renewReports(client: QueryClient, code: string): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey: [name, input] }) =>
      (name === "report" || name === "reportVersions") && (input as { readonly code?: string }).code === code,
  });
}
