import { useFormats, useText } from "../../i18n/index.ts";
import type { BaseInfo } from "./base-info.ts";
import styles from "./StockHeader.module.css";

/** Says once, for the whole page, that the accounts are old: which mark their figures have, or that there are none. */
export function AccountsRemark({ accounts }: Pick<BaseInfo, "accounts">) {
  const text = useText();
  const { day } = useFormats();
  if (!accounts || accounts.state === "current") return null;
  return (
    <p className={styles.remark} role="status">
      {text(`header.accounts.${accounts.state}`, { day: day(accounts.end) })}
    </p>
  );
}
