import { useText } from "../../i18n/index.ts";
import { Notice, Panel } from "../../ui/index.ts";
import type { DataState } from "./data-state.query.ts";
import { IssueTotals } from "./IssueTotals.tsx";

/** What is not among the data, and why. */
export function Quarantine({ state: { quarantine } }: { readonly state: DataState }) {
  const text = useText();
  return (
    <Panel title={text("data.quarantine")} note={text("data.quarantineNote")} toEdges>
      {quarantine.length === 0 ? <Notice title={text("data.quarantineNone")} /> : <IssueTotals totals={quarantine} />}
    </Panel>
  );
}
