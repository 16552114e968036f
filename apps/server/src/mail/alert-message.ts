import type { LanguageCode, WireAlert, WireRingDetails } from "@plumbline/contract";
import type { Block, Letterhead, MessageContent } from "./letter.ts";
import { layOut } from "./mail-layout.ts";
import { outsideLine } from "./outside-text.ts";
import { type Phrasebook, phrasebook } from "./texts/phrasebook.ts";

/** An alert that has rung, as a message tells of it. */
export interface ToldRing {
  /** What its user calls it. */
  readonly name: string;
  /** Symbol of the stock; null of one that watches a whole market. */
  readonly code: string | null;
  /** `YYYY-MM-DD`, of the market. */
  readonly day: string;
  readonly value: number | null;
  readonly unit: WireAlert["unit"];
  readonly currency: string | null;
  readonly details: WireRingDetails;
}

export interface AlertMessageOptions extends Letterhead {
  /** At least one. */
  readonly rings: readonly ToldRing[];
  /** How many have rung besides. */
  readonly more: number;
  /** Ends these messages, for a reader and for the programs of one (RFC 8058). Null without an address of the server. */
  readonly unsubscribe: string | null;
}

const MAX_NAME = 120;
const MAX_DETAIL = 200;
/** Where a user finds all of them. */
const INBOX_PAGE = "/#/pages/usercenter/usercenter#alerts";

/** Tells of alerts that have rung, one or those of a day. */
export function alertMessage(options: AlertMessageOptions): MessageContent {
  const { rings, more, productName: product, publicUrl, language, unsubscribe } = options;
  const { texts, fill } = phrasebook(language);
  const { alert: words } = texts;
  const count = new Intl.NumberFormat(texts.locale).format(rings.length + more);
  const only = rings.length + more === 1 ? outsideLine(rings[0]?.name ?? "", MAX_NAME) : null;
  const blocks = rings.flatMap((ring) => ringBlocks(ring, { language, isTitled: only === null }));
  const links: Block[] = publicUrl === null ? [] : [link(words.inbox, `${publicUrl}${INBOX_PAGE}`)];
  if (unsubscribe) links.push(link(words.unsubscribe, unsubscribe));
  const content = layOut({
    ...options,
    subject: fill(only === null ? words.subjectOfSeveral : words.subject, { product, count, alert: only ?? "" }),
    heading: only ?? fill(words.headingOfSeveral, { product, count }),
    blocks: [...blocks, ...(more > 0 ? [paragraph(words.more)] : []), paragraph(words.caution), ...links],
    reason: fill(words.reason, { product }),
    colon: texts.colon,
  });
  return { ...content, ...(unsubscribe && { unsubscribe }) };
}

/** The same in a line, for a notification of a browser. */
export function ringLine(ring: ToldRing, language: LanguageCode): string {
  const book = phrasebook(language);
  return factsOf(ring, book)
    .map(([name, value]) => `${name}${book.texts.colon}${value}`)
    .join(" · ");
}

function ringBlocks(
  ring: ToldRing,
  { language, isTitled }: { readonly language: LanguageCode; readonly isTitled: boolean },
): Block[] {
  const facts = { kind: "facts", facts: factsOf(ring, phrasebook(language)) } as const;
  return isTitled ? [paragraph(outsideLine(ring.name, MAX_NAME)), facts] : [facts];
}

type Fact = readonly [name: string, value: string];

function factsOf({ code, day, value, unit, currency, details }: ToldRing, book: Phrasebook): Fact[] {
  const { alert: words, locale } = book.texts;
  const { filing, target, earnings, entered = [], left = [], broken = [] } = details;
  const names = (symbols: readonly string[]) => outsideLine(symbols.join(", "), MAX_DETAIL);
  const facts: (Fact | null)[] = [
    code === null ? null : [words.stock, code],
    value === null || unit === null || target ? null : [words.value, writtenValue({ value, unit, currency }, book)],
    filing ? [words.filing, outsideLine(`${filing.form} · ${filing.filed}`, MAX_DETAIL)] : null,
    target
      ? [
          words.target,
          outsideLine(`${target.firm} · ${written(target.target, "perShare", { locale, currency })}`, MAX_DETAIL),
        ]
      : null,
    earnings ? [words.earnings, book.day(new Date(`${earnings.day}T00:00:00Z`))] : null,
    entered.length > 0 ? [words.entered, names(entered)] : null,
    left.length > 0 ? [words.left, names(left)] : null,
    ...broken.map(
      ({ assumption, by }): Fact => [
        words.assumptions[assumption],
        book.fill(words.missedBy, { product: "", count: written(by, "fraction", { locale, currency: null }) }),
      ],
    ),
    [words.day, book.day(new Date(`${day}T00:00:00Z`))],
  ];
  return facts.filter((fact) => fact !== null);
}

/** The number of an alert; the width of a moat is a word. */
function writtenValue(
  { value, unit, currency }: { readonly value: number; readonly unit: Unit; readonly currency: string | null },
  { texts }: Phrasebook,
): string {
  const width = unit === "moatWidth" ? texts.alert.moatWidths[value] : undefined;
  return width ?? written(value, unit, { locale: texts.locale, currency });
}

type Unit = NonNullable<WireAlert["unit"]>;

interface Style {
  readonly locale: string;
  readonly currency: string | null;
}

/** A number as a reader of the language writes it; beside the page, messages are where rates become percent. */
function written(value: number, unit: Unit, { locale, currency }: Style): string {
  if (unit === "fraction") {
    return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(value);
  }
  const isMoney = (unit === "perShare" || unit === "money") && currency !== null && /^[A-Z]{3}$/.test(currency);
  const digits = unit === "money" ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    maximumFractionDigits: digits,
    ...(isMoney && { style: "currency", currency, minimumFractionDigits: digits }),
  }).format(value);
}

function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}

function link(text: string, address: string): Block {
  return { kind: "link", text, address };
}
