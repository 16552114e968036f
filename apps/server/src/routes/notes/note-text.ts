import type { NOTE_KEYS, note, OutputOf } from "@plumbline/contract";

export type NoteKey = (typeof NOTE_KEYS)[number];

/** The texts of one language, by key. */
export type NoteTexts = Readonly<Record<NoteKey, Pick<OutputOf<typeof note>, "title" | "body">>>;
