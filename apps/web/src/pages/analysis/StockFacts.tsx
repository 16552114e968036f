import type { ReactNode } from "react";
import { EventsPanel, KeyFactsPanel } from "../../features/stock-facts/index.ts";
import { FindingsPanel } from "../../features/stock-facts/later.ts";
import { Boundary } from "../../ui/index.ts";
import { FactsPlace } from "./FactsPlace.tsx";

interface StockFactsProps {
  readonly code: string;
  readonly asOf: string | undefined;
}

/** Events, key facts and findings of a stock, a panel each. */
export function StockFacts({ code, asOf }: StockFactsProps) {
  return (
    <>
      <Place>
        <EventsPanel code={code} asOf={asOf} />
      </Place>
      <Place>
        <KeyFactsPanel code={code} asOf={asOf} />
      </Place>
      <Place>
        <FindingsPanel code={code} asOf={asOf} />
      </Place>
    </>
  );
}

function Place({ children }: { readonly children: ReactNode }) {
  return <Boundary loading={<FactsPlace />}>{children}</Boundary>;
}
