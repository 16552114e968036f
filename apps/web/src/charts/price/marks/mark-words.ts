import type { WireCheckFlip, WireFigure } from "@plumbline/contract";
import type { CompanyType } from "@plumbline/contract/calls";
import { quantityDecimals } from "../../../format/index.ts";
import { checkTextsId, currencyName, translator, useFormats, useText } from "../../../i18n/index.ts";
import { useObservable } from "../../../state/index.ts";
import { flipValue } from "./flip-value.ts";
import type { MarkEvent } from "./mark-events.ts";

export type Provenance = Extract<WireFigure, { provenance: unknown }>["provenance"];

/** Writes what marks stand for. */
export interface MarkWords {
  /** In a line. */
  readonly title: (event: MarkEvent) => string;
  /** A check that flipped, with its value and its threshold. */
  readonly flip: (flip: WireCheckFlip, type: CompanyType) => string;
}

/** The writer of marks in the reader's language. */
export function useMarkWords(): MarkWords {
  const text = useText();
  const formats = useFormats();
  const { find } = useObservable(translator);
  const nameOf = (id: string, type: CompanyType) => find(`checks.name.${checkTextsId(id, type)}`) ?? id;
  const { day, price, change, number } = formats;
  const traded = ({ quantity, price: paid }: { readonly quantity: number; readonly price: number }) => ({
    count: quantity,
    quantity: number(quantity, quantityDecimals(quantity)),
    price: price(paid),
  });
  return {
    title: (event) => {
      switch (event.kind) {
        case "filing": {
          const { form, periodEnd } = event.filing;
          return periodEnd ? text("marks.filing", { form, day: day(periodEnd) }) : text("marks.filingAlone", { form });
        }
        case "flips":
          return flipsTitle(event.of.flips);
        case "target":
          return text("marks.target", { firm: event.firm, target: price(event.target) });
        case "entry":
          return text("marks.entry", traded(event));
        case "exit": {
          const sold = traded(event);
          if (event.gain === null) return text("marks.exitPart", sold);
          return text("marks.exit", { ...sold, gain: change(event.gain) });
        }
      }
    },
    flip: ({ before, value, ...flip }, type) => {
      const check = nameOf(flip.id, type);
      if (value === null || before === null) return text(`marks.flipAlone.${flip.to}`, { check });
      const written = (given: number) => flipValue(given, flip, formats);
      const numbers = {
        value: inCurrency(written(value), flip),
        before: written(before),
        threshold: written(flip.threshold),
      };
      return text(`marks.flip.${flip.to}`, { check, ...numbers });
    },
  };

  /** The first amount of a sentence names the currency of all. */
  function inCurrency(amount: string, { currency }: Pick<WireCheckFlip, "currency">): string {
    return currency === null ? amount : `${amount}\u00a0${currencyName(currency, text)}`;
  }

  function flipsTitle(flips: readonly WireCheckFlip[]): string {
    const passed = flips.filter(({ to }) => to === "pass").length;
    const failed = flips.length - passed;
    const parts = [
      ...(passed > 0 ? [text("marks.nowPassed", { count: passed, n: formats.count(passed) })] : []),
      ...(failed > 0 ? [text("marks.nowFailed", { count: failed, n: formats.count(failed) })] : []),
    ];
    return parts.join(" · ");
  }
}

/** Where a mark comes from; null of a trade, which has a page of its own. */
export function provenanceOf(event: MarkEvent): readonly Provenance[] {
  switch (event.kind) {
    case "filing":
      return [filingProvenance(event.filing, event.source)];
    case "flips":
      return event.of.filings.map((filing) => filingProvenance(filing, event.source));
    case "target":
      return [{ source: event.source, periodEnd: event.date, formula: "PT-01" }];
    default:
      return [];
  }
}

function filingProvenance(
  { form, accession, filedAt, periodEnd }: Extract<MarkEvent, { kind: "filing" }>["filing"],
  source: string,
): Provenance {
  return { source, form, accession, filedAt, ...(periodEnd !== null && { periodEnd }) };
}
