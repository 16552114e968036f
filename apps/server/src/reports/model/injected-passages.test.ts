import type { EvidenceItem } from "@plumbline/core/report";
import { REPORT_SECTIONS } from "@plumbline/core/words";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReportEvidence } from "../report-evidence.ts";
import { writeReport } from "../writer/write-report.ts";
import { ChatService } from "./chat-service.ts";
import { honestDraft, numbersOf, sampleEvidence } from "./honest-draft.fixture.ts";
import { INJECTED_PASSAGES } from "./injected-passages.fixture.ts";
import { numberedEvidence } from "./numbered-evidence.ts";
import {
  configurationOf,
  inPieces,
  PATIENT,
  type PlayedService,
  startPlayedService,
} from "./played-service.fixture.ts";
import { reportPrompt } from "./report-prompt.ts";
import { writeByModel } from "./write-by-model.ts";

const HASH = "cd".repeat(32);
const [PLAIN] = sampleEvidence(200, 1).filter((evidence) => writeReport(evidence, "en").bull.length > 1) as [
  ReportEvidence,
];

/** The evidence of a company whose filing says what is given. */
function withPassage(text: string): ReportEvidence {
  const items = PLAIN.items.map(
    (item): EvidenceItem => (item.kind === "passage" ? { ...item, text: `${item.text} ${text}` } : item),
  );
  return { ...PLAIN, items, name: `Apple ${text.slice(0, 30)}` };
}

const CASES = INJECTED_PASSAGES.map((injected, at) => ({ at: at + 1, ...injected }));

let service: PlayedService;
beforeAll(async () => {
  service = await startPlayedService();
});
afterAll(() => service.close());

describe("a passage that holds instructions", () => {
  it("is one of at least thirty", () => {
    expect(new Set(INJECTED_PASSAGES.map(({ passage }) => passage)).size).toBeGreaterThanOrEqual(30);
  });

  it.each(CASES)("$at is data between two fences that it cannot close", ({ passage }) => {
    const evidence = withPassage(passage);
    const numbered = numberedEvidence(evidence);
    const { user, system } = reportPrompt({ evidence, numbered, language: "en", hash: HASH }, REPORT_SECTIONS);
    const lines = user.split("\n");
    const fence = HASH.slice(0, 24);
    const [open, close] = [lines.indexOf(`<<<${fence}`), lines.indexOf(`${fence}>>>`)];
    expect(user.split(fence)).toHaveLength(3);
    // Every line between is one JSON object, in which no tag, fence or placeholder begins.
    const data = lines.slice(open + 1, close);
    for (const line of data) expect(line).not.toMatch(/[<>`\p{Cc}\p{Cf}]|\{\{|\[\[/u);
    expect(data.map((line) => JSON.parse(line))).toHaveLength(
      numbered.lines.length + evidence.products.length + evidence.competitors.length + evidence.moat.sources.length,
    );
    expect(system).not.toContain(passage);
    // Outside of the fences stands nothing that a filing says, but for the name of the company, as data.
    expect([...lines.slice(1, open), ...lines.slice(close)].join("\n")).not.toContain(passage.slice(0, 20));
  });

  it.each(CASES)("$at reaches no page through a model that obeys it", async ({ at, passage, obeyed }) => {
    const evidence = withPassage(passage);
    const model = `obeying-${at}`;
    const ref = [...numbersOf(evidence)].find(([id]) => id.startsWith("passage."))?.[1] ?? 0;
    const honest = honestDraft(evidence, "en");
    const said = { refs: [ref], text: obeyed };
    const draft = {
      ...honest,
      summary: [said, ...honest.summary],
      bull: [said],
      bear: [...honest.bear.slice(0, 1), said],
      products: honest.products.map((product) => ({ ...product, what: said })),
      moat: { ...honest.moat, text: [said] },
    };
    service.play(model, () => ({ pieces: inPieces(JSON.stringify(draft)) }));
    const configuration = configurationOf(service, { model });
    const told: string[] = [];
    const { report } = await writeByModel(
      { evidence, language: "en", hash: HASH },
      {
        service: new ChatService(configuration, PATIENT),
        configuration,
        signal: new AbortController().signal,
        listener: {
          onSentence: (_section, _place, { text }) => void told.push(text),
          onSection: (_section, content) => void told.push(JSON.stringify(content)),
          onTokens: () => undefined,
        },
      },
    );
    const page = [JSON.stringify(report), ...told].join("\n");
    // What a model places by number is turned into ids before it is checked.
    expect(page).not.toContain(JSON.stringify(obeyed.split(/[{[]/, 1)[0]).slice(1, -1).trim() || "item-");
    expect(page).not.toContain("item-9");
    expect(report.writtenBy).toMatchObject({ summary: "rules", bull: "rules", moat: "rules" });
    expect(report.bull).toEqual(writeReport(evidence, "en").bull);
  });
});
