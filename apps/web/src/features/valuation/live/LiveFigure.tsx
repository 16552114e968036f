import type { WireFigure } from "@plumbline/contract";
import { type ReactNode, useMemo } from "react";
import { FigureValue } from "../../../ui/index.ts";
import type { Proofs } from "./proofs.ts";

interface LiveFigureProps {
  readonly value: number;
  readonly proof: Proofs[keyof Proofs];
  readonly label: string;
  readonly format: (value: number) => string;
  readonly explanation?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A number that the page computed, which can be questioned like every other. */
export function LiveFigure({ value, proof, ...rest }: LiveFigureProps) {
  const figure = useMemo<WireFigure>(() => ({ value, provenance: proof }), [value, proof]);
  return <FigureValue figure={figure} {...rest} />;
}
