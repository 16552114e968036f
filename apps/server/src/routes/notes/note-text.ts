import type { NOTE_KEYS, note, OutputOf } from "@plumbline/contract";

export type NoteKey = (typeof NOTE_KEYS)[number];

/** The texts of one language, by key. */
export type NoteTexts = Readonly<Record<NoteKey, Pick<OutputOf<typeof note>, "title" | "body">>>;

/** How written reports and values come about. */
export type MethodTexts = Pick<NoteTexts, "ai" | "models">;

/** What is agreed with who pays: the terms of the plans, and when money is returned. */
export type PlanTerms = Pick<NoteTexts, "plans" | "refunds">;
