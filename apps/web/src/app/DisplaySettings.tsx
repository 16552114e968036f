import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useText } from "../i18n/index.ts";
import { Button, showToast } from "../ui/index.ts";
import { useLater } from "./use-later.ts";

const load = async () => (await import("./SettingsPopover.tsx")).SettingsPopover;

/** Loads the settings before they are opened; a failure shows when they are. */
function loadAhead(): void {
  load().catch(() => undefined);
}

/** The button that opens language, theme and colours. */
export function DisplaySettings() {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const SettingsPopover = useLater(load, {
    isWanted: anchor !== null,
    onFailure() {
      setAnchor(null);
      showToast(text("shell.failed"));
    },
  });
  return (
    <>
      <Button
        look="quiet"
        icon
        aria-label={text("shell.settings")}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
      </Button>
      {anchor && SettingsPopover && <SettingsPopover anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
