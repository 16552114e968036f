import type { CallOutput } from "@plumbline/contract/calls";
import type { ReportWriter } from "@plumbline/core/words";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/index.ts";
import { estimateQuery, type ReportedStock, renewReports, versionsQuery } from "../report.query.ts";
import type { ChangeReport } from "../report-state.ts";

export type Estimate = CallOutput<"reportEstimate">;
type Outcome = CallOutput<"updateReport">;
export type Unchanged = Extract<Outcome, { outcome: "unchanged" }>;
export type Consumption = NonNullable<Estimate["estimate"]>["least"];

/** Where an update of a report stands. */
export type UpdateState =
  | { readonly kind: "none" }
  | { readonly kind: "asking" }
  /** What a language model would take; nothing has been asked for yet. */
  | { readonly kind: "estimate"; readonly estimate: Estimate }
  | { readonly kind: "unchanged"; readonly answer: Unchanged }
  | { readonly kind: "running"; readonly run: string; readonly isShared: boolean }
  | { readonly kind: "published"; readonly consumption: Consumption | null }
  | { readonly kind: "refused"; readonly failure: unknown };

export interface ReportUpdate {
  readonly state: UpdateState;
  /** Asks for an update; where a language model would write, it first says what that takes. */
  readonly start: () => Promise<void>;
  readonly write: (writer: ReportWriter) => Promise<void>;
  readonly cancel: (run: string) => Promise<void>;
  /** Called when a run has published a version. */
  readonly finish: (version: string, consumption: Consumption) => Promise<void>;
  readonly close: () => void;
}

const NONE: UpdateState = { kind: "none" };

/** Updates the report of a stock, and opens the new version beside the one before. */
export function useUpdate(stock: ReportedStock, onChange: ChangeReport): ReportUpdate {
  const client = useQueryClient();
  const [state, setState] = useState<UpdateState>(NONE);
  const { code, language } = stock;

  /** What has failed is told by the panel, whose words are loaded with it. */
  async function attempt(act: () => Promise<UpdateState>): Promise<void> {
    setState({ kind: "asking" });
    try {
      setState(await act());
    } catch (failure) {
      setState({ kind: "refused", failure });
    }
  }

  async function open(version: string, against: string | undefined): Promise<void> {
    await renewReports(client, code);
    onChange((current) => ({ ...current, version, against, isWhole: true }));
  }

  async function ask(writer?: ReportWriter): Promise<UpdateState> {
    const answer = await call("updateReport", { code, language, writer });
    if (answer.outcome === "unchanged") return { kind: "unchanged", answer };
    if (answer.outcome === "started") return { kind: "running", run: answer.run, isShared: answer.isShared };
    // What answers a question about data is none that was asked.
    if (answer.outcome !== "published") return NONE;
    await open(answer.version.id, answer.changes?.before.id);
    return { kind: "published", consumption: null };
  }

  return {
    state,
    start: () =>
      attempt(async () => {
        const estimate = await client.fetchQuery(estimateQuery(stock));
        const isByModel = estimate.model !== null && !estimate.isPublished;
        return isByModel ? { kind: "estimate", estimate } : ask();
      }),
    write: (writer) => attempt(() => ask(writer)),
    cancel: (run) =>
      attempt(async () => {
        await call("cancelReport", { run });
        return NONE;
      }),
    finish: (version, consumption) =>
      attempt(async () => {
        const { versions } = await client.fetchQuery({ ...versionsQuery(stock), staleTime: 0 });
        const place = versions.findIndex(({ id }) => id === version);
        await open(version, versions[place + 1]?.id);
        return { kind: "published", consumption };
      }),
    close: () => setState(NONE),
  };
}
