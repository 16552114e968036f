import type { Block, Letterhead, MessageContent } from "./letter.ts";
import { layOut } from "./mail-layout.ts";
import { outsideLine, outsideLines } from "./outside-text.ts";
import type { SecurityEvent } from "./texts/mail-texts.ts";
import { type Phrasebook, phrasebook } from "./texts/phrasebook.ts";

const MAX_DEVICE = 120;
const MAX_NETWORK_ADDRESS = 60;
const MAX_CONTACT = 254;
const MAX_PAGE = 500;
/** The contract takes fewer. */
const MAX_FEEDBACK = 10_000;

/** Where a user changes what belongs to the account; signing in comes first if need be. */
const ACCOUNT_PAGE = "/#/pages/usercenter/usercenter";

interface NoticeWords {
  readonly subject: string;
  readonly heading: string;
  readonly reason: string;
}

/** Tells that the password was changed, and when. */
export function passwordChangedNotice(options: Letterhead & { readonly at: Date }): MessageContent {
  const book = phrasebook(options.language);
  const { passwordChanged: words, facts } = book.texts;
  return notice(options, { words }, [
    paragraph(words.lead),
    { kind: "facts", facts: [[facts.time, book.moment(options.at)]] },
    paragraph(words.otherwise),
    ...accountLink(options, book),
  ]);
}

/** Tells the address that an account had until now that it has another one, of which only the beginning is shown. */
export function emailChangedNotice(
  options: Letterhead & { readonly at: Date; readonly newEmail: string },
): MessageContent {
  const book = phrasebook(options.language);
  const { emailChanged: words, facts } = book.texts;
  const rows = [
    [facts.time, book.moment(options.at)],
    [words.newAddress, hinted(options.newEmail)],
  ] as const;
  return notice(options, { words }, [
    paragraph(words.lead),
    { kind: "facts", facts: rows },
    paragraph(words.otherwise),
  ]);
}

/** Tells on which day the account will be removed, and how to keep it. */
export function accountRemovalNotice(options: Letterhead & { readonly removedAt: Date }): MessageContent {
  const book = phrasebook(options.language);
  const { accountRemoval: words } = book.texts;
  return notice(options, { words, day: book.day(options.removedAt) }, [
    paragraph(words.lead),
    paragraph(words.keep),
    ...accountLink(options, book, words.keepLink),
    paragraph(words.otherwise),
  ]);
}

/** Tells that the account and all that belonged to it are gone. */
export function accountRemovedNotice(options: Letterhead): MessageContent {
  const { accountRemoved: words } = phrasebook(options.language).texts;
  return notice(options, { words }, [paragraph(words.lead), paragraph(words.otherwise)]);
}

/** Tells that a way to sign in has changed, and when. */
export function securityNotice(
  options: Letterhead & { readonly at: Date; readonly event: SecurityEvent },
): MessageContent {
  const book = phrasebook(options.language);
  const { security, facts } = book.texts;
  const { events, reason, otherwise } = security;
  const words = { ...events[options.event], reason };
  return notice(options, { words }, [
    paragraph(words.lead),
    { kind: "facts", facts: [[facts.time, book.moment(options.at)]] },
    paragraph(otherwise),
    ...accountLink(options, book),
  ]);
}

/** Tells that someone signed in from a device that the account does not know. */
export function newSignInNotice(
  options: Letterhead & { readonly device: string; readonly at: Date; readonly networkAddress: string },
): MessageContent {
  const book = phrasebook(options.language);
  const { newSignIn: words, facts } = book.texts;
  const rows = [
    [facts.time, book.moment(options.at)],
    [facts.device, outsideLine(options.device, MAX_DEVICE)],
    [facts.networkAddress, outsideLine(options.networkAddress, MAX_NETWORK_ADDRESS)],
  ] as const;
  return notice(options, { words }, [
    paragraph(words.lead),
    { kind: "facts", facts: rows },
    paragraph(words.expected),
    paragraph(words.otherwise),
    ...accountLink(options, book),
  ]);
}

export interface FeedbackOptions extends Letterhead {
  readonly message: string;
  /** Where an answer can be sent; null if the writer gave none. */
  readonly contact: string | null;
  /** The page that it is about. */
  readonly page: string | null;
}

/** Brings what a visitor wrote to the one who runs the server. */
export function feedbackNotice(options: FeedbackOptions): MessageContent {
  const { feedback: words } = phrasebook(options.language).texts;
  const { contact, page } = options;
  const from = contact === null ? words.anonymous : outsideLine(contact, MAX_CONTACT);
  const rows: (readonly [string, string])[] = [[words.from, from]];
  if (page !== null) rows.push([words.page, outsideLine(page, MAX_PAGE)]);
  return notice(options, { words }, [
    paragraph(words.lead),
    { kind: "quote", text: outsideLines(options.message, MAX_FEEDBACK) },
    { kind: "facts", facts: rows },
    paragraph(words.caution),
  ]);
}

function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}

/** Fills the names into what we wrote; what others wrote stays as it is. */
function notice(
  letterhead: Letterhead,
  { words, day }: { readonly words: NoticeWords; readonly day?: string },
  blocks: readonly Block[],
): MessageContent {
  const { texts, fill } = phrasebook(letterhead.language);
  const filled = (text: string) => fill(text, { product: letterhead.productName, ...(day !== undefined && { day }) });
  return layOut({
    ...letterhead,
    subject: filled(words.subject),
    heading: filled(words.heading),
    blocks: blocks.map((block) => (block.kind === "paragraph" ? paragraph(filled(block.text)) : block)),
    reason: filled(words.reason),
    colon: texts.colon,
  });
}

function accountLink({ publicUrl }: Letterhead, { texts }: Phrasebook, text = texts.links.account): Block[] {
  return publicUrl === null ? [] : [{ kind: "link", text, address: `${publicUrl}${ACCOUNT_PAGE}` }];
}

/** Enough to recognise one's own address, not enough to write to it: `k•••@example.org`. */
function hinted(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return outsideLine(`${first}•••${email.slice(at)}`, MAX_CONTACT);
}
