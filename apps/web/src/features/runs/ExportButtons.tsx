import { Download } from "lucide-react";
import { call } from "../../api/index.ts";
import { callProblem } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { Button, showToast } from "../../ui/index.ts";
import styles from "./ExportButtons.module.css";

const FORMATS = ["csv", "xlsx", "json"] as const;
/** Milliseconds for a whole sentence. */
const SENTENCE = 5000;

/** The orders of a run as files. */
export function ExportButtons({ id }: { readonly id: string }) {
  const text = useText();
  async function save(format: (typeof FORMATS)[number]): Promise<void> {
    try {
      const file = await call("exportOrders", { id, format }, { special: { responseType: "blob", loading: true } });
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
          aria-label={text("runs.exportAs", { format: format.toUpperCase() })}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </fieldset>
  );
}
