import { Download } from "lucide-react";
import { Button } from "./Button.tsx";

interface CsvButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onSave: () => void;
}

/** Saves what is shown as a file for spreadsheets. */
export function CsvButton({ label, disabled = false, onSave }: CsvButtonProps) {
  return (
    <Button data-print="hide" disabled={disabled} onClick={onSave}>
      <Download size={16} aria-hidden="true" />
      {label}
    </Button>
  );
}

/** Downloads a table of `csvTable` as a file. */
export function saveCsv(name: string, content: string): void {
  saveText(name, content, "text/csv");
}

/** Downloads a text as a file. */
export function saveText(name: string, content: string, type = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start to read the address after this function returns.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
