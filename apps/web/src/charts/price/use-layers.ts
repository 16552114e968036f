import { useCallback, useState } from "react";
import type { ChartLayers, GiveLayer } from "./chart-layer.ts";

/** The layers of a chart, and what the parts that draw them call. */
export function useLayers(): readonly [ChartLayers, GiveLayer] {
  const [layers, setLayers] = useState<ChartLayers>({});
  return [layers, useCallback((name, layer) => setLayers((before) => ({ ...before, [name]: layer })), [])];
}
