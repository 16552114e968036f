import type { ReportSentence, SentencePlan } from "@plumbline/core/report";
import type { ReportLanguage } from "@plumbline/core/words";
import type { Wordings } from "../wordings/wordings.ts";
import { openingOf } from "./openings.ts";
import { stableHash } from "./stable-hash.ts";

/** Around a name in Latin letters Chinese leaves a space, around a Chinese one none. */
const BETWEEN_HAN = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;
const SLOT = /\{([A-Za-z]+)\|([A-Za-z]+)\}|\[\[([A-Za-z]+)\]\]/g;

/** Words plans of one report: no two of its sentences begin alike, and a wording comes again only when all of its kind were used. */
export interface SentenceWriter {
  /** @returns null where every wording needs what the plan lacks, or begins like an earlier sentence. */
  readonly write: (plan: SentencePlan) => ReportSentence | null;
}

/**
 * A writer for one report.
 *
 * @param seed The same report is worded in the same way; another company in another.
 *
 * @example
 * sentenceWriter(en, { language: "en", seed: "AAPL" }).write({ wording: "roe-high", slots });
 */
export function sentenceWriter(
  wordings: Wordings,
  { language, seed }: { readonly language: ReportLanguage; readonly seed: string },
): SentenceWriter {
  const openings = new Set<string>();
  const uses = new Map<string, number>();
  const usesOf = (wording: string) => uses.get(wording) ?? 0;
  return {
    write: (plan) => {
      const usable = wordings[plan.wording].filter((wording) => hasSlots(wording, plan));
      const first = stableHash(`${seed} ${plan.wording} ${plan.name ?? ""}`) % Math.max(1, usable.length);
      const inTurn = [...usable.slice(first), ...usable.slice(0, first)].sort((a, b) => usesOf(a) - usesOf(b));
      for (const wording of inTurn) {
        const text = filled(wording, plan);
        const opening = openingOf(text, language);
        if (openings.has(opening)) continue;
        openings.add(opening);
        uses.set(wording, usesOf(wording) + 1);
        return { text, refs: refsOf(text, plan) };
      }
      return null;
    },
  };
}

function hasSlots(wording: string, { slots }: SentencePlan): boolean {
  return [...wording.matchAll(SLOT)].every(([, figure, , quotation]) => (figure ?? quotation ?? "") in slots);
}

function filled(wording: string, { slots, name = "", business = "" }: SentencePlan): string {
  return wording
    .replace(SLOT, (_, figure?: string, form?: string, quotation?: string) =>
      figure === undefined ? `[[${slots[quotation as string]}]]` : `{{${slots[figure]}|${form}}}`,
    )
    .replaceAll("{name}", () => name)
    .replaceAll("{business}", () => business)
    .replace(BETWEEN_HAN, "");
}

/** What stands in the sentence, and what else it rests on. */
function refsOf(text: string, { slots, refs = [] }: SentencePlan): readonly string[] {
  const ids = Object.values(slots);
  const placed = ids.filter((id) => text.includes(`{{${id}|`) || text.includes(`[[${id}]]`));
  const rest = ids.filter((id) => !placed.includes(id));
  return [...new Set([...placed, ...rest, ...refs])];
}
