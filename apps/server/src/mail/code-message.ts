import type { EmailPurpose, LanguageCode } from "@plumbline/contract";
import type { Letterhead, MessageContent } from "./letter.ts";
import { layOut } from "./mail-layout.ts";
import { phrasebook } from "./texts/phrasebook.ts";

export interface CodeMessageOptions extends Letterhead {
  readonly purpose: EmailPurpose;
  /** Six digits. */
  readonly code: string;
  /** For how long the code is valid. */
  readonly minutes: number;
}

/**
 * Writes a verification code. It stands first in the subject, where a notification shows it and devices offer to fill it in,
 * followed by what it is for, so that nobody passes on a code for one thing believing that it is for another. No link leads
 * to a place where it is entered: a message that asks to click and sign in looks like those of thieves.
 */
export function codeMessage(options: CodeMessageOptions): MessageContent {
  const { purpose, code, minutes, productName: product, language } = options;
  const { texts, fill, minutes: inMinutes } = phrasebook(language);
  const words = texts.code.purposes[purpose];
  const validity = fill(texts.code.validity, { product, duration: inMinutes(minutes) });
  const paragraphs = [validity, fill(texts.code.secrecy, { product }), fill(words.otherwise, { product })];
  return layOut({
    ...options,
    subject: fill(words.subject, { product, code }),
    heading: fill(words.heading, { product }),
    blocks: [
      { kind: "paragraph", text: fill(words.lead, { product }) },
      { kind: "code", code },
      ...paragraphs.map((text) => ({ kind: "paragraph", text }) as const),
    ],
    reason: fill(words.reason, { product }),
    colon: texts.colon,
  });
}

export interface CodeSmsOptions {
  readonly language: LanguageCode;
  readonly productName: string;
  readonly code: string;
  readonly minutes: number;
}

/** Writes a verification code as a text message. */
export function codeSmsText({ language, productName: product, code, minutes }: CodeSmsOptions): string {
  const { texts, fill, minutes: inMinutes } = phrasebook(language);
  return fill(texts.code.sms, { product, code, duration: inMinutes(minutes) });
}
