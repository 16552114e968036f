import type { WireSavedItem } from "@plumbline/contract";
import { type ReactNode, Suspense } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { readAddress } from "../../router/address.ts";
import { FailureBoundary, lazyPart } from "../../ui/index.ts";

const ValuationWords = lazyPart(["valuation"], async () => (await import("./ValuationWords.tsx")).ValuationWords);
const ScreenWords = lazyPart(["screener", "checks"], async () => (await import("./ScreenWords.tsx")).ScreenWords);

interface SavedStateProps {
  readonly item: WireSavedItem;
}

/** In words, what a saved page holds. Where they cannot be loaded, the name of the page says enough. */
export function SavedState({ item: { kind, address } }: SavedStateProps) {
  const text = useText();
  const { day } = useFormats();
  const { query } = readAddress(address);
  const { code = "", compare = "", asOf } = query;
  const words: Readonly<Record<typeof kind, () => ReactNode>> = {
    valuation: () => <ValuationWords query={query} />,
    screen: () => <ScreenWords query={query} />,
    comparison: () => compare.split(",").join(" · "),
  };
  return (
    <>
      {code && `${code} · `}
      <Words>{words[kind]()}</Words>
      {asOf && ` · ${text("saved.asOf", { day: day(asOf) })}`}
    </>
  );
}

/** The line is there before its words, so that nothing moves when they come. */
function Words({ children }: { readonly children: ReactNode }) {
  return (
    <FailureBoundary>
      <Suspense fallback={"\u00a0"}>{children}</Suspense>
    </FailureBoundary>
  );
}
