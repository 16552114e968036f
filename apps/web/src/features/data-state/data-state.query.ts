import type { CallOutput } from "@plumbline/contract/calls";
import { call, callQuery } from "../../api/index.ts";

export type DataState = CallOutput<"dataState">;
export type DataRun = DataState["runs"][number];
export type DataReport = NonNullable<CallOutput<"dataRun">["report"]>;
/** What a file does not show. */
export type Unanswered = NonNullable<DataReport["imported"]>["unanswered"][number];

/** Milliseconds: what providers and runs do changes by itself. */
const EVERY = 15_000;

export const DATA_STATE = { ...callQuery("dataState", {}), staleTime: EVERY, refetchInterval: EVERY };

export const runQuery = (run: string) => callQuery("dataRun", { run });

export function isOver({ state }: Pick<DataRun, "state">): boolean {
  return state === "done" || state === "failed" || state === "cancelled";
}

/** Sends the files of a delivery one after the other, and has them imported. */
export async function sendFiles(
  files: readonly File[],
  { onFile, signal }: { readonly onFile: (place: number) => void; readonly signal: AbortSignal },
): Promise<string> {
  const upload = crypto.randomUUID();
  for (const [place, file] of files.entries()) {
    onFile(place);
    await call("uploadData", { upload, file }, { signal, timeout: 60 * 60_000, special: { dataType: "form" } });
  }
  return (await call("importUpload", { upload }, { signal })).run;
}
