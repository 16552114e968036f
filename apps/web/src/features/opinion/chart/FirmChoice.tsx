import type { WireFirm } from "@plumbline/contract";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { Button, Sheet } from "../../../ui/index.ts";
import styles from "./FirmChoice.module.css";

interface FirmChoiceProps {
  readonly firms: readonly WireFirm[];
  /** Null: the targets of all firms are shown. */
  readonly chosen: string | null;
  readonly onChoose: (firm: string | null) => void;
}

/** Chooses the firm whose targets the chart shows; each is offered with the number of its targets. */
export function FirmChoice({ firms, chosen, onChoose }: FirmChoiceProps) {
  const text = useText();
  const { count } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const all = text("opinion.allFirms");
  // A link may name a firm that does not cover the stock; the reader can still remove it.
  const shown = chosen === null ? all : (firms.find(({ id }) => id === chosen)?.name ?? chosen);
  const options = [
    { id: null, name: all, posts: null },
    ...firms.toSorted((left, right) => left.name.localeCompare(right.name)),
  ];
  return (
    <>
      <Button
        className={styles.choice}
        aria-haspopup="dialog"
        aria-label={text("opinion.chooseFirm", { firm: shown })}
        onClick={() => setOpen(true)}
      >
        <span className={styles.name}>{shown}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      {isOpen && (
        <Sheet title={text("opinion.firm")} onClose={() => setOpen(false)}>
          <ul className={styles.firms}>
            {options.map(({ id, name, posts }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === chosen}
                  onClick={() => {
                    onChoose(id);
                    setOpen(false);
                  }}
                >
                  <span className={styles.name}>{name}</span>
                  {posts !== null && <span className={styles.posts}>{count(posts)}</span>}
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}
