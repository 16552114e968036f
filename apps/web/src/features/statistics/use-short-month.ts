import { useFormats } from "../../i18n/index.ts";

/** Names a calendar month, 0 for January, in as few letters as the language has for it. */
export function useShortMonth(): (month: number) => string {
  const { day } = useFormats();
  // Any year will do.
  return (month) => day(`2024-${String(month + 1).padStart(2, "0")}-01`, "monthOnly");
}
