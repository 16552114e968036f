import { Search, X } from "lucide-react";
import type { InputHTMLAttributes, RefObject } from "react";
import { useText } from "../../i18n/index.ts";
import { Button, classNames } from "../../ui/index.ts";
import styles from "./SearchField.module.css";

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size" | "onChange" | "value"> {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly size: "medium" | "large";
}

/** The field in which one types, with a button that empties it. */
export function SearchField({ value, onValue, input, size, ...rest }: SearchFieldProps) {
  const text = useText();
  function clear() {
    onValue("");
    input.current?.focus();
  }
  return (
    <div className={classNames(styles.field, size === "large" && styles.large)}>
      <Search className={styles.icon} aria-hidden="true" size={size === "large" ? 20 : 17} />
      <input
        {...rest}
        ref={input}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        aria-label={text("search.label")}
        placeholder={text("search.placeholder")}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={140}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      {value !== "" && (
        <Button look="quiet" icon className={styles.clear} aria-label={text("search.clear")} onClick={clear}>
          <X size={16} aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
