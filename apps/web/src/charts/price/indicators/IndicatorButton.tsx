import { Suspense, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { IndicatorWindow } from "./later.ts";

interface IndicatorButtonProps {
  /** As in the address. */
  readonly chosen: string;
  readonly onChange: (chosen: string) => void;
  readonly className?: string | undefined;
}

/** Opens the window in which indicators are chosen; everything behind it is loaded then. */
export function IndicatorButton({ className, ...menu }: IndicatorButtonProps) {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        {text("chart.indicators")}
      </button>
      <Suspense>{anchor && <IndicatorWindow {...menu} anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}
