import type { AskedTopic } from "../model/index.ts";
import type { SettledQuestion } from "./import-options.ts";
import { type SettledLayout, UNKNOWN } from "./layout-answers/index.ts";

/** What became of the questions about one layout. */
export function settledQuestion(layout: SettledLayout): SettledQuestion {
  const { open, answers } = layout;
  const unanswered = open.openAsks
    .filter(({ topic }) => answers[topic] === undefined)
    .map((item) => {
      const { name: file, files } = open.filesWithout(item.topic);
      const canBeAnswered = open.answerable.some(({ topic }) => topic === item.topic);
      return { ...item, layout: open.layout, canBeAnswered, proposed: open.proposed(item.topic), file, files };
    });
  return { answers, kept: keptUse(layout), unanswered };
}

/** What somebody said about other files is shown where it was used for these; that nobody knows says nothing of them. */
export function keptUse({ open, kept }: SettledLayout): SettledQuestion["kept"] {
  const said = Object.entries(kept?.answers ?? {}).filter(([, answer]) => answer !== UNKNOWN);
  const [first] = said;
  if (kept === null || first === undefined) return null;
  const { name: file, files } = open.filesWithout(first[0] as AskedTopic);
  return { answers: Object.fromEntries(said), day: kept.day, about: kept.file, file, files };
}
