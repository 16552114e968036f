import { ArrowUpRight } from "lucide-react";
import { useContext } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { OpenPassageContext } from "./filing/open-passage.ts";
import styles from "./Quotation.module.css";
import { useReportItems } from "./report-items.ts";

/** A paragraph of a filing, word by word and in its own language, with the way to its place. */
export function Quotation({ id }: { readonly id: string }) {
  const text = useText();
  const { day } = useFormats();
  const openPassage = useContext(OpenPassageContext);
  const item = useReportItems().get(id);
  if (item?.kind !== "passage") return null;
  const { form, filedAt, item: place } = item.source;
  return (
    <span className={styles.quotation}>
      {/* Filings of the SEC are in English; the words of others keep their language. */}
      <q lang="en" className={styles.words}>
        {item.text.trim()}
      </q>
      <button type="button" className={styles.place} aria-haspopup="dialog" onClick={() => openPassage(item.source)}>
        {text("report.passageOf", { form, item: place, day: day(filedAt) })}
        <ArrowUpRight size={13} aria-hidden="true" />
      </button>
    </span>
  );
}
