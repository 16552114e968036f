import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNameOf } from "../../../i18n/index.ts";
import { CsvButton, showToast } from "../../../ui/index.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import type { ScreenRequest } from "../screener.query.ts";

interface ScreenCsvButtonProps {
  readonly request: ScreenRequest;
  /** Rows of the screen. */
  readonly count: number;
  readonly words: ScreenWords;
}

/** Saves all rows of the screen, not only the visible ones, with the columns of the table. */
export function ScreenCsvButton({ request, count, words }: ScreenCsvButtonProps) {
  const { text } = words;
  const client = useQueryClient();
  const nameOf = useNameOf();
  const [isSaving, setIsSaving] = useState(false);
  async function save(): Promise<void> {
    setIsSaving(true);
    try {
      const { saveScreen } = await import("./screen-csv.ts");
      await saveScreen(client, request, { count, words, nameOf });
    } catch {
      showToast(text("screener.csvFailed"));
    } finally {
      setIsSaving(false);
    }
  }
  return <CsvButton label={text("screener.csv")} disabled={isSaving || count === 0} onSave={save} />;
}
