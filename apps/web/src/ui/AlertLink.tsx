import type { ComponentProps } from "react";
import { setQuery } from "../router/index.ts";
import { Button } from "./Button.tsx";
import { useHasAccounts } from "./use-has-accounts.ts";

interface AlertLinkProps extends ComponentProps<typeof Button> {
  /** What the dialog begins with, such as `check.O1`. */
  readonly about: string;
}

/** Opens the dialog for a new alert on the stock of the page, whose bell reads it from the address. */
export function AlertLink({ about, ...button }: AlertLinkProps) {
  return useHasAccounts() ? <Button {...button} onClick={() => setQuery({ alert: about })} /> : null;
}
