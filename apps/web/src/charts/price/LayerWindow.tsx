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
  readonly onLayer: (layer: Layer, chosen: string) => void;
}

/** The window in which something that lies over a price chart is chosen. */
export function LayerWindow({ layer, state, onLayer, code, asOf, ...place }: LayerWindowProps) {
  const choice = { chosen: state[layer], onChange: (chosen: string) => onLayer(layer, chosen) };
  return (
    <Suspense>
      {layer === "marks" ? (
        <MarksWindow {...place} {...choice} code={code} asOf={asOf} isPriced={state.basis === "price"} />
      ) : (
        <IndicatorWindow {...place} {...choice} />
      )}
    </Suspense>
  );
}
