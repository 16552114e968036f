import type { LanguageCode } from "@plumbline/contract";
import { chooseLanguage, LANGUAGES, useLanguage, useText } from "../../i18n/index.ts";
import { useObservable } from "../../state/index.ts";
import {
  COLOUR_CONVENTIONS,
  chooseColourConvention,
  colourConvention,
  Panel,
  SegmentedControl,
  Select,
  showToast,
  THEMES,
  theme,
} from "../../ui/index.ts";
import { BacktestPreferences, type RenderPicker } from "./BacktestPreferences.tsx";
import styles from "./PreferencesSection.module.css";
import { risingIn, storePreferences } from "./preferences.ts";
import { Setting } from "./Setting.tsx";

/**
 * Language, theme and the color of rising prices, and what backtests begin with. The page changes at once; the account keeps
 * the choice.
 */
export function PreferencesSection({ renderPicker }: { readonly renderPicker: RenderPicker }) {
  const text = useText();
  const shownTheme = useObservable(theme);
  const shownColours = useObservable(colourConvention);
  return (
    <Panel title={text("userCenter.preferences")} note={text("userCenter.preferencesNote")}>
      <Languages />
      <Setting
        label={text("shell.theme")}
        end={
          <SegmentedControl
            label={text("shell.theme")}
            options={THEMES.map((value) => ({ value, label: text(`shell.theme.${value}`) }))}
            value={shownTheme}
            onChange={(chosen) => {
              theme.write(chosen);
              void storePreferences({ theme: chosen });
            }}
            className={styles.control}
          />
        }
      >
        {text("userCenter.themeExplained")}
      </Setting>
      <Setting
        label={text("userCenter.rising")}
        end={
          <SegmentedControl
            label={text("userCenter.rising")}
            options={COLOUR_CONVENTIONS.map((value) => ({ value, label: text(`shell.colours.${value}`) }))}
            value={shownColours}
            onChange={(chosen) => {
              chooseColourConvention(chosen);
              void storePreferences({ rising: risingIn(chosen) });
            }}
            className={styles.colours}
          />
        }
      >
        {text("userCenter.risingExplained")}
      </Setting>
      <BacktestPreferences renderPicker={renderPicker} />
    </Panel>
  );
}

function Languages() {
  const text = useText();
  const spoken = useLanguage();

  async function choose(language: LanguageCode): Promise<void> {
    try {
      await chooseLanguage(language);
    } catch {
      showToast(text("shell.languageFailed"));
      return;
    }
    await storePreferences({ language });
  }

  return (
    <Setting
      label={text("shell.language")}
      end={
        <Select
          aria-label={text("shell.language")}
          className={styles.languages}
          value={spoken}
          onChange={({ target }) => void choose(target.value as LanguageCode)}
        >
          {LANGUAGES.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
      }
    >
      {text("userCenter.languageExplained")}
    </Setting>
  );
}
