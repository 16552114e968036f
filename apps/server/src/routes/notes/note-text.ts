import type { getNote, NOTE_KEYS, OutputOf } from "@plumbline/contract";

type NoteKey = (typeof NOTE_KEYS)[number];

/** The texts of one language, by key. */
export type NoteTexts = Readonly<Record<NoteKey, Pick<OutputOf<typeof getNote>, "title" | "body">>>;
