import { Suspense } from "react";
import { IndicatorWindow } from "./indicators/later.ts";
import { MarksWindow } from "./marks/later.ts";

type Layer = "indicators" | "marks";

interface LayerWindowProps {
  readonly layer: Layer;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly code: string;
  /** Nothing that became known later is shown. */
  readonly asOf?: string | undefined;
  /** What is chosen, as in the address; values per share stand among prices only. */
  readonly state: Readonly<Record<Layer, string>> & { readonly basis: "price" | "total" };
  /** Changes what is chosen at the moment of the call, so that two quick changes both count. */
  readonly onLayer: (layer: Layer, change: (chosen: string) => string) => void;
}

/** The window in which something that lies over a price chart is chosen. */
export function LayerWindow({ layer, state, onLayer, code, asOf, ...place }: LayerWindowProps) {
  return (
    <Suspense>
      {layer === "marks" ? (
        <MarksWindow
          {...place}
          code={code}
          asOf={asOf}
          chosen={state.marks}
          onChange={(change) => onLayer("marks", change)}
          isPriced={state.basis === "price"}
        />
      ) : (
        <IndicatorWindow
          {...place}
          chosen={state.indicators}
          onChange={(chosen) => onLayer("indicators", () => chosen)}
        />
      )}
    </Suspense>
  );
}
