import { Bookmark } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { Button } from "../../ui/index.ts";
import type { SaveButtonProps } from "./SavingButton.tsx";

/** When its file cannot be loaded, the page has no such button. */
const SavingButton = lazy(async (): Promise<{ default: (props: SaveButtonProps) => ReactNode }> => {
  try {
    return { default: (await import("./SavingButton.tsx")).SavingButton };
  } catch {
    return { default: () => null };
  }
});

/** Saves the page with its state in the account of the reader. What it needs is loaded after the page. */
export function SaveButton(props: SaveButtonProps) {
  const place = (
    <Button aria-disabled="true">
      <Bookmark size={16} aria-hidden="true" />
      {props.label}
    </Button>
  );
  return (
    <Suspense fallback={place}>
      <SavingButton {...props} />
    </Suspense>
  );
}
