import { useText } from "../../i18n/index.ts";
import { SegmentedControl } from "../../ui/index.ts";
import { BASES, type Basis } from "./change-cells.ts";

interface BasisSwitchProps {
  readonly basis: Basis;
  readonly onBasis: (basis: Basis) => void;
  readonly className?: string | undefined;
}

/** Chooses between the price alone and the total return, for all that a page shows of the price. */
export function BasisSwitch({ basis, onBasis, className }: BasisSwitchProps) {
  const text = useText();
  return (
    <SegmentedControl
      label={text("header.measure")}
      options={BASES.map((value) => ({ value, label: text(`header.measure.${value}`) }))}
      value={basis}
      onChange={onBasis}
      className={className}
    />
  );
}
