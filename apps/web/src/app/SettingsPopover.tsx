import type { ReactNode } from "react";
import { storePreferences } from "../features/account/later.ts";
import { chooseLanguage, LANGUAGES, loadTexts, useLanguage, useText } from "../i18n/index.ts";
import { useObservable, user } from "../state/index.ts";
import {
  COLOUR_CONVENTIONS,
  chooseColourConvention,
  classNames,
  colourConvention,
  SegmentedControl,
  showToast,
  THEMES,
  theme,
} from "../ui/index.ts";
import { AnchoredPopover } from "../ui/popover/AnchoredPopover.tsx";
import styles from "./SettingsPopover.module.css";
import { useLater } from "./use-later.ts";

async function loadPhoneLink() {
  const [{ PhoneLink }] = await Promise.all([import("./PhoneLink.tsx"), loadTexts("phone")]);
  return PhoneLink;
}

/** What a signed-in reader chooses follows to other devices. */
function keep(change: Parameters<typeof storePreferences>[0]): void {
  if (user.read()) void storePreferences(change);
}

interface SettingsPopoverProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Language, theme and the colours of gains and losses; on a wide screen also the way to a telephone. */
export function SettingsPopover({ anchor, onClose }: SettingsPopoverProps) {
  const text = useText();
  const PhoneLink = useLater(loadPhoneLink, { isWanted: true });
  return (
    <AnchoredPopover
      anchor={anchor}
      align="end"
      title={text("shell.settings")}
      onClose={onClose}
      className={styles.settings}
    >
      <Languages />
      <Setting label={text("shell.theme")}>
        <SegmentedControl
          label={text("shell.theme")}
          options={THEMES.map((value) => ({ value, label: text(`shell.theme.${value}`) }))}
          value={useObservable(theme)}
          onChange={(value) => {
            theme.write(value);
            keep({ theme: value });
          }}
          className={styles.control}
        />
      </Setting>
      <Setting label={text("shell.colours")}>
        <SegmentedControl
          label={text("shell.colours")}
          options={COLOUR_CONVENTIONS.map((value) => ({ value, label: text(`shell.colours.${value}`) }))}
          value={useObservable(colourConvention)}
          onChange={(value) => {
            chooseColourConvention(value);
            keep({ rising: value === "red-up" ? "red" : "green" });
          }}
          className={classNames(styles.control, styles.colours)}
        />
      </Setting>
      {PhoneLink ? <PhoneLink /> : <div className={styles.phonePlace} />}
    </AnchoredPopover>
  );
}

function Setting({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.setting}>
      <p aria-hidden="true" className={styles.label}>
        {label}
      </p>
      {children}
    </div>
  );
}

function Languages() {
  const text = useText();
  const spoken = useLanguage();
  return (
    <fieldset className={styles.languages}>
      <legend className="visually-hidden">{text("shell.language")}</legend>
      {LANGUAGES.map(({ code, name }) => (
        <label key={code} className={styles.language} lang={code}>
          <input
            type="radio"
            name="language"
            checked={code === spoken}
            onChange={() => {
              chooseLanguage(code).then(
                () => keep({ language: code }),
                () => showToast(text("shell.languageFailed")),
              );
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
