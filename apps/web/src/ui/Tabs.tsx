import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import styles from "./Tabs.module.css";

interface TabsProps<Value extends string> {
  /** The accessible name of the tabs. */
  readonly label: string;
  /** Names tabs and panel in the document. */
  readonly id: string;
  readonly tabs: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Called before a tab is chosen, when it is pointed at or focused: time to load what it shows. */
  readonly onApproach?: () => void;
}

const tabId = (id: string, value: string): string => `${id}-${value}`;

/** The tab that a key moves to; null for other keys. */
function stepOf(key: string, index: number, count: number): number | null {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** Tabs of a `TabPanel` with the same `id`. They are one tab stop; arrow keys choose. */
export function Tabs<Value extends string>({ label, id, tabs, value, onChange, onApproach }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  // A link may open a tab that a phone has to scroll to.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#${tabId(id, value)}`);
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft;
  }, [id, value]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // Starts from the focused tab: the next key may arrive before the last choice is drawn.
    const focused = tabs.findIndex((tab) => tabId(id, tab.value) === (event.target as HTMLElement).id);
    const step = focused < 0 ? null : stepOf(event.key, focused, tabs.length);
    const next = step === null ? undefined : tabs[step];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`#${tabId(id, next.value)}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={styles.tabs}
      onKeyDown={onKeyDown}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(id, tab.value)}
          className={styles.tab}
          aria-selected={tab.value === value}
          aria-controls={`${id}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  readonly id: string;
  /** The tab that is chosen. */
  readonly value: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What the chosen tab shows. */
export function TabPanel({ id, value, className, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(id, value)} className={className}>
      {children}
    </div>
  );
}
