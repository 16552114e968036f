import { useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { marketMeta } from "../../../api/index.ts";
import { useNameOf } from "../../../i18n/index.ts";
import { Button, saveFile, showToast } from "../../../ui/index.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { type ScreenQuestion, screenQuery } from "../screener.query.ts";
import { pagesOf } from "./visible-rows.ts";

/** The most rows that one call answers. */
const MOST_ROWS = 10_000;

interface CsvButtonProps {
  readonly question: ScreenQuestion;
  /** Rows of the screen. */
  readonly count: number;
  readonly words: ScreenWords;
}

/** Saves all rows of the screen, not only those in sight, with the columns on screen. */
export function CsvButton({ question, count, words }: CsvButtonProps) {
  const { text } = words;
  const client = useQueryClient();
  const nameOf = useNameOf();
  const [isSaving, setIsSaving] = useState(false);
  async function save(): Promise<void> {
    setIsSaving(true);
    try {
      const pages = pagesOf({ first: 0, end: count }, MOST_ROWS, count);
      const [{ screenCsv }, ...answers] = await Promise.all([
        import("./screen-csv.ts"),
        ...pages.map((page) => client.fetchQuery({ ...screenQuery(question, page), gcTime: 0 })),
      ]);
      const rows = answers.filter((answer) => answer.kind === "rows");
      const day = question.asOf ?? marketMeta.read()?.asOf ?? "";
      saveFile(`screen-${day}.csv`, screenCsv(rows, words, nameOf), "text/csv;charset=utf-8");
    } catch {
      showToast(text("screener.csvFailed"));
    } finally {
      setIsSaving(false);
    }
  }
  return (
    <Button disabled={isSaving || count === 0} onClick={save}>
      <Download size={16} aria-hidden="true" />
      {text("screener.csv")}
    </Button>
  );
}
