import { Download } from "lucide-react";
import { useText } from "../../i18n/index.ts";
import { Button, saveFile } from "../../ui/index.ts";
import type { Opinion } from "./opinion.query.ts";
import { targetsCsv } from "./targets-csv.ts";

/** Saves every target of the stock as a table. */
export function CsvButton({ opinion }: { readonly opinion: Opinion }) {
  const text = useText();
  const save = (): void => {
    saveFile(`${opinion.symbol}-targets-${opinion.day}.csv`, targetsCsv(opinion, text), "text/csv;charset=utf-8");
  };
  return (
    <Button data-print="hide" onClick={save}>
      <Download size={16} aria-hidden="true" />
      {text("opinion.csv")}
    </Button>
  );
}
