import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/index.ts";

interface MoveToolsProps {
  /** What is moved; each has names of its own. */
  readonly kind: "rule" | "rank";
  /** As the reader counts: 1 is the first. */
  readonly n: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const NAMES = {
  rule: { up: "builder.up", down: "builder.down", remove: "builder.remove" },
  rank: { up: "builder.rankUp", down: "builder.rankDown", remove: "builder.rankRemove" },
} as const;

/** Moves an entry of a list by one place, or removes it. */
export function MoveTools({ kind, n, count, onMove, onRemove }: MoveToolsProps) {
  const text = useText();
  const { up, down, remove } = NAMES[kind];
  return (
    <>
      <Button look="quiet" icon disabled={n === 1} aria-label={text(up, { n })} onClick={() => onMove(-1)}>
        <ArrowUp size={16} aria-hidden="true" />
      </Button>
      <Button look="quiet" icon disabled={n === count} aria-label={text(down, { n })} onClick={() => onMove(1)}>
        <ArrowDown size={16} aria-hidden="true" />
      </Button>
      <Button look="quiet" icon aria-label={text(remove, { n })} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </Button>
    </>
  );
}
