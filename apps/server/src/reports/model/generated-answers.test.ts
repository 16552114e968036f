import { checkReport, type EvidenceItem, parseText, type Report, type ReportSentence } from "@plumbline/core/report";
import { REPORT_LANGUAGES, type ReportLanguage } from "@plumbline/core/words";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkContextOf, type ReportEvidence } from "../report-evidence.ts";
import { sentencesOf } from "../report-items.ts";
import { ChatService } from "./chat-service.ts";
import type { Draft, DraftSentence } from "./draft-schemas.ts";
import { honestDraft, sampleEvidence } from "./honest-draft.fixture.ts";
import { INJECTED_PASSAGES } from "./injected-passages.fixture.ts";
import {
  configurationOf,
  inPieces,
  type Played,
  type PlayedService,
  startPlayedService,
} from "./played-service.fixture.ts";
import { writeByModel } from "./write-by-model.ts";

const ANSWERS = 1_000;
const AT_ONCE = 8;
const PATIENCE = { first: 3_000, between: 2_000, whole: 20_000, retry: 1 };
const HASH = "ef".repeat(32);
const EVIDENCE = sampleEvidence(12, 7);

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Chance = ReturnType<typeof chanceOf>;
const oneOf = <Value>(list: readonly Value[], chance: Chance): Value =>
  list[Math.floor(chance() * list.length)] as Value;

const OWN_FIGURES = [
  "12%",
  "twelve percent",
  "$5",
  "€1.2bn",
  "3x",
  "40 million",
  "half",
  "1,234",
  "２０％",
  "٤٥",
  "½",
  "十二倍",
  "百分之五",
  "5 puntos",
];

/** What a bad model does to a sentence. */
const SENTENCE_FAULTS: readonly ((sentence: DraftSentence, chance: Chance) => DraftSentence)[] = [
  ({ refs, text }, chance) => ({ refs, text: text.replace(/[.。]?$/u, ` ${oneOf(OWN_FIGURES, chance)}.`) }),
  ({ refs, text }, chance) => ({ refs, text: text.replace(/\{\{[^}]*\}\}/u, oneOf(OWN_FIGURES, chance)) }),
  ({ text }) => ({ refs: [], text: text.replace(/\{\{[^}]*\}\}|\[\[[^\]]*\]\]/gu, "much") }),
  ({ refs, text }) => ({ refs: [...refs, 9_999], text }),
  ({ refs, text }) => ({ refs, text: text.replace(/\d+(?=\|)/u, "8888") }),
  ({ refs, text }) => ({ refs, text: text.replace(/\|\w+\}\}/u, "|barrels}}") }),
  ({ refs }, chance) => ({ refs, text: oneOf(INJECTED_PASSAGES, chance).obeyed }),
  ({ refs, text }) => ({ refs, text: `<i>${text}</i>` }),
  ({ refs, text }) => ({ refs, text: `${text} https://evil.example/${refs.length}` }),
  ({ refs, text }) => ({ refs, text: text.repeat(40).slice(0, 1_999) }),
  ({ refs, text }) => ({ refs, text: text.replace(/rose|grew|above/gu, "fell").replace(/fell by/u, "rose by") }),
  ({ text }, chance) => ({ refs: [Math.ceil(chance() * 150)], text }),
  ({ refs, text }, chance) => ({ refs, text: text.replace(/\d+(?=\|)/u, String(Math.ceil(chance() * 150))) }),
];

/** What a bad model does to its JSON. */
const JSON_FAULTS: readonly ((text: string, chance: Chance) => string)[] = [
  (text, chance) => text.slice(0, Math.floor(chance() * text.length)),
  (text, chance) => text.replace(/[[\]{}",:]/u, () => oneOf(["", "}", "]", '"', "null"], chance)),
  (text) => `${text}${text}`,
  (text) => text.replaceAll('"refs"', '"sources"'),
  (text) => `\`\`\`json\n${text}\n\`\`\``,
  (text) => text.replace('{"refs"', '{"__proto__":{"text":"12%"},"refs"'),
  (text) => `${"[".repeat(5_000)}${text}`,
  (text) => text.replace('"bull":[', '"bull":["99%",'),
];

function faulty(sentence: DraftSentence, chance: Chance): DraftSentence {
  return chance() < 0.35 ? oneOf(SENTENCE_FAULTS, chance)(sentence, chance) : sentence;
}

/** A draft in which some sentences are bad. */
function spoiled(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value)) return value.map((one) => spoiled(one, chance));
  if (typeof value !== "object" || value === null) return value;
  if ("text" in value && "refs" in value) return faulty(value as DraftSentence, chance);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, spoiled(field, chance)]));
}

function playedAnswer(draft: Draft, chance: Chance): Played {
  const mood = chance();
  if (mood < 0.03) return { status: oneOf([500, 503, 429, 401, 418], chance) };
  const text = JSON.stringify(mood < 0.1 ? draft : spoiled(draft, chance));
  const sent = chance() < 0.25 ? oneOf(JSON_FAULTS, chance)(text, chance) : text;
  const pieces = inPieces(sent, 1 + Math.floor(chance() * 200));
  if (mood > 0.98) return { pieces: pieces.slice(0, 5), end: "hang" };
  if (mood > 0.94) return { pieces: pieces.slice(0, Math.floor(chance() * pieces.length)), end: "cut" };
  return { pieces };
}

/** Figures that a sentence states and nothing proves, and claims that rest on nothing: found without the checker. */
function unproven(
  { text, refs }: ReportSentence,
  items: ReadonlyMap<string, EvidenceItem>,
  names: readonly string[],
): string[] {
  const { own, placed, quoted } = parseText(text);
  const cited = refs.map((id) => items.get(id));
  const known = [...names, ...cited.flatMap((item) => (item?.kind === "passage" ? [item.text] : []))];
  const digits = own.match(/[\p{L}]*[\p{N}%$€£¥％][\p{L}\p{N}.,%]*/gu) ?? [];
  return [
    ...digits.filter((token) => !known.some((name) => name.includes(token))),
    ...(refs.length === 0 ? [`no source: ${text}`] : []),
    ...refs.filter((id) => !items.has(id)),
    ...placed.filter(({ id }) => !refs.includes(id)).map(({ id }) => `not among the sources: ${id}`),
    ...placed.filter(({ id }) => figureOf(items.get(id)) === null).map(({ id }) => `no figure: ${id}`),
    ...quoted.filter((id) => items.get(id)?.kind !== "passage"),
  ];
}

function figureOf(item: EvidenceItem | undefined): number | null {
  return item === undefined || item.kind === "passage" ? null : item.figure.value;
}

let service: PlayedService;
beforeAll(async () => {
  service = await startPlayedService();
});
afterAll(() => service.close());

interface Outcome {
  readonly evidence: ReportEvidence;
  readonly language: ReportLanguage;
  readonly report: Report;
  readonly told: readonly ReportSentence[];
}

async function answerOf(seed: number): Promise<Outcome> {
  const chance = chanceOf(seed);
  const evidence = oneOf(EVIDENCE, chance);
  const language = oneOf(REPORT_LANGUAGES, chance);
  const draft = honestDraft(evidence, chance() < 0.05 ? oneOf(REPORT_LANGUAGES, chance) : language);
  const model = `seed-${seed}`;
  service.play(model, () => playedAnswer(draft, chance));
  const configuration = configurationOf(service, { model });
  const told: ReportSentence[] = [];
  const { report } = await writeByModel(
    { evidence, language, hash: HASH },
    {
      service: new ChatService(configuration, PATIENCE),
      configuration,
      signal: new AbortController().signal,
      listener: {
        onSentence: (_section, _place, sentence) => void told.push(sentence),
        onSection: () => undefined,
        onTokens: () => undefined,
      },
    },
  );
  return { evidence, language, report, told };
}

describe("a thousand generated answers of a model that cannot be trusted", () => {
  it("bring no figure that is not proven and no claim without a source to a page", async () => {
    const outcomes: Outcome[] = [];
    let next = 0;
    const worker = async () => {
      while (next < ANSWERS) outcomes.push(await answerOf(next++));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const faults: string[] = [];
    let byModel = 0;
    for (const { evidence, language, report, told } of outcomes) {
      const context = checkContextOf(evidence, language);
      const shown = [...sentencesOf(report), ...told];
      faults.push(...shown.flatMap((sentence) => unproven(sentence, context.items, context.names)));
      faults.push(...checkReport(report, context).map(({ place, rule, found }) => `${place} ${rule} ${found}`));
      byModel += Object.values(report.writtenBy).filter((writer) => writer === "model").length;
    }
    expect(outcomes).toHaveLength(ANSWERS);
    expect(faults).toEqual([]);
    // The good ones get through: what is shown is not the rules' alone.
    expect(byModel).toBeGreaterThan(ANSWERS / 2);
  }, 240_000);
});
