import { CHECK_TABS } from "@plumbline/contract/calls";
import type { PickerGroup, PickerOption } from "../../../ui/picker/matching-options.ts";
import { numberName } from "../catalogue/number-text.ts";
import { numbersByGroup } from "../catalogue/screen-catalogue.ts";
import { checkName, type ScreenWords, signOf } from "../catalogue/screen-words.ts";

const GROUPS = ["sectors", "industries", "companyTypes"] as const;

/** The groups of companies that a screen can filter by. */
export function companyGroups({ text }: ScreenWords): PickerGroup {
  const options = GROUPS.map((key) => ({ id: key, name: text(`screener.group.${key}`), keywords: "" }));
  return { name: text("screener.groupName.about"), options };
}

/** All numbers and checks, group by group. */
export function valueGroups(words: ScreenWords): PickerGroup[] {
  const { text, catalogue } = words;
  const numbers = numbersByGroup(catalogue).map(([group, members]) => ({
    name: text(`screener.groupName.${group}`),
    options: members.map(({ id, formula, source }) => ({
      id,
      name: numberName(id, words),
      keywords: `${formula} ${source}`,
    })),
  }));
  const checks = CHECK_TABS.map((tab) => ({
    name: text(`screener.checksOf.${tab}`),
    options: checkOptions(tab, words),
  }));
  return [...numbers, ...checks];
}

function checkOptions(tab: (typeof CHECK_TABS)[number], words: ScreenWords): PickerOption[] {
  const ofTab = [...words.catalogue.checks.values()].filter((check) => check.tab === tab);
  return ofTab.map((check) => ({
    id: check.id,
    name: checkName(check.id, words),
    note: `${signOf(check)} ${words.checks.threshold(check.threshold, check)}`,
    keywords: `${check.formula} ${check.source}`,
  }));
}
