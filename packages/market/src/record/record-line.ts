import { hash } from "node:crypto";
import type { Verdict } from "./verdict.ts";

/** What a publication begins with. */
export interface PublicationEntry {
  readonly entry: "publication";
  /** Counted from 1. */
  readonly number: number;
  /** Day of recording, `YYYY-MM-DD`: never before the publication of the snapshot. */
  readonly day: string;
  readonly snapshot: string;
  /** Instant of publication of the snapshot; null for a market that is the same bytes everywhere. */
  readonly published: string | null;
  /** Last day of prices in the snapshot. */
  readonly lastDay: string;
  /** Version of the formulas behind the verdicts. */
  readonly formulas: number;
  /** Whether all verdicts follow, or only those that changed. */
  readonly isFull: boolean;
}

export type VerdictEntry = { readonly entry: "verdict" } & Verdict;

/** The verdict of a stock stands no longer: the snapshot says nothing of it. */
export interface WithdrawalEntry {
  readonly entry: "withdrawn";
  readonly code: string;
}

/** What a publication ends with. */
export interface CheckpointEntry {
  readonly entry: "checkpoint";
  readonly number: number;
  /** Verdicts and withdrawals of the publication. */
  readonly changes: number;
  /** Verdicts that stand by now, and the SHA-256 of all of them. */
  readonly standing: number;
  readonly digest: string;
}

export type RecordEntry = PublicationEntry | VerdictEntry | WithdrawalEntry | CheckpointEntry;

/** A line of the record: its hash, a space, the entry, the end of the line. */
const LINE = /^([\w-]{43}) (\{.*\})$/;

/** What the first entry of a market stands on, as every other stands on the one before. */
export function firstHash(market: string): string {
  return digest(`Plumbline record of verdicts 1 ${market}`);
}

/** SHA-256, in 43 digits that need no escapes. */
export function digest(text: string): string {
  return hash("sha256", text, "base64url");
}

/**
 * Writes an entry behind another.
 *
 * @param previous Hash of the one before: the hash of this one covers it, so none can be changed, left out or put in between.
 */
export function lineOf(entry: RecordEntry, previous: string): { readonly line: string; readonly hash: string } {
  const text = JSON.stringify(entry);
  const own = digest(`${previous} ${text}`);
  return { line: `${own} ${text}\n`, hash: own };
}

/**
 * Reads a line.
 *
 * @param line Without its end.
 * @returns null where the line is no entry, or not the one that was written behind the one before.
 */
export function entryOf(line: string, previous: string): { readonly entry: RecordEntry; readonly hash: string } | null {
  const match = LINE.exec(line);
  if (!match) return null;
  const [, own, text] = match as unknown as readonly [string, string, string];
  if (digest(`${previous} ${text}`) !== own) return null;
  return { entry: JSON.parse(text) as RecordEntry, hash: own };
}
