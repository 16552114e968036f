import { Download } from "lucide-react";
import { call } from "../../api/index.ts";
import { callProblem } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { Button, showToast } from "../../ui/index.ts";
import styles from "./ExportButtons.module.css";
import type { TradesFilter } from "./trade-rows.ts";

const FORMATS = ["csv", "xlsx", "json"] as const;
/** Milliseconds for a whole sentence. */
const SENTENCE = 5000;

interface ExportButtonsProps {
  readonly id: string;
  /** Which trades are shown; null for all. */
  readonly filter: TradesFilter | null;
}

/** The orders of a run as files: those of the trades that are shown. */
export function ExportButtons({ id, filter }: ExportButtonsProps) {
  const text = useText();
  async function save(format: (typeof FORMATS)[number]): Promise<void> {
    try {
      const code = filter?.code.trim() || undefined;
      const input = { id, format, code, reason: filter?.reason ?? undefined };
      const file = await call("exportOrders", input, { special: { responseType: "blob", loading: true } });
      const address = URL.createObjectURL(file);
      const link = document.createElement("a");
      link.href = address;
      link.download = `plumbline-orders-${id.slice(0, 8)}.${format}`;
      link.click();
      // Some browsers start to read the address after this function returns.
      setTimeout(() => URL.revokeObjectURL(address), 1000);
    } catch (failure) {
      showToast(callProblem(failure)(text), SENTENCE);
    }
  }
  return (
    <fieldset className={styles.buttons} data-print="hide">
      <legend className="visually-hidden">{text("runs.export")}</legend>
      <Download size={16} aria-hidden="true" />
      {FORMATS.map((format) => (
        <Button
          key={format}
          look="quiet"
          aria-label={text(filter ? "runs.exportShownAs" : "runs.exportAs", { format: format.toUpperCase() })}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </fieldset>
  );
}
