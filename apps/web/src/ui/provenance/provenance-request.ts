import type { WireFigure } from "@plumbline/contract";
import type { ReactNode } from "react";
import { observable } from "../../state/index.ts";

/** A figure whose provenance the reader wants to see. */
export interface ProvenanceRequest {
  readonly figure: WireFigure;
  /** What the figure is, such as "52-week high". */
  readonly label: string;
  /** The figure as it is written on screen. */
  readonly shown: string;
  /** How it is computed, in a sentence. */
  readonly explanation?: string | undefined;
  /** More about it, drawn below its provenance or its reason. */
  readonly details?: ReactNode;
  /** The element that was clicked. */
  readonly anchor: HTMLElement;
}

/** The figure whose provenance is open, if any. */
export const provenanceRequest = observable<ProvenanceRequest | null>(null);
