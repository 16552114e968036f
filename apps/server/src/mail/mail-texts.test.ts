import type { EmailPurpose, LanguageCode } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { alertMessage, ringLine, type ToldRing } from "./alert-message.ts";
import { codeMessage, codeSmsText } from "./code-message.ts";
import type { MessageContent } from "./letter.ts";
import { PALETTE } from "./mail-html.ts";
import {
  accountRemovalNotice,
  accountRemovedNotice,
  emailChangedNotice,
  feedbackNotice,
  newSignInNotice,
  passwordChangedNotice,
  securityNotice,
} from "./notices.ts";
import { ENGLISH } from "./texts/english.ts";
import type { SecurityEvent } from "./texts/mail-texts.ts";

const LANGUAGES: readonly LanguageCode[] = ["en", "es", "fr", "zh-Hans", "zh-Hant"];
const PURPOSES: readonly EmailPurpose[] = ["register", "login", "changeemail", "changepassword", "delete", "security"];
const SECURITY_EVENTS = Object.keys(ENGLISH.security.events) as SecurityEvent[];
const AT = new Date("2026-07-14T09:15:30Z");
const URL_OF_SERVER = "https://stocks.example.org";

const RING: ToldRing = {
  name: "ADAM ≥ 50",
  code: "ADAM",
  day: "2026-07-13",
  value: 55.61,
  unit: "perShare",
  currency: "USD",
  details: {},
};
const NEWS: ToldRing["details"] = {
  entered: ["ADAM"],
  left: ["YAHO", "NONE"],
  filing: { form: "10-Q", accession: "0000000100-24-000002", filed: "2026-07-12" },
  target: { firm: "UBS", published: "2026-07-11", target: 57, prior: 25 },
  earnings: { day: "2026-07-30" },
  broken: [{ assumption: "growth", assumed: 0.08, actual: 0.02, by: 0.06 }],
};

const letterhead = (language: LanguageCode) => ({ language, productName: "Plumbline", publicUrl: URL_OF_SERVER });
const codeOf = (language: LanguageCode, purpose: EmailPurpose) =>
  codeMessage({ ...letterhead(language), purpose, code: "402917", minutes: 10 });

function noticesIn(language: LanguageCode): Readonly<Record<string, MessageContent>> {
  const head = letterhead(language);
  return {
    "password changed": passwordChangedNotice({ ...head, at: AT }),
    "address changed": emailChangedNotice({ ...head, at: AT, newEmail: "kim.lee@elsewhere.example" }),
    "account will be removed": accountRemovalNotice({ ...head, removedAt: AT }),
    "account removed": accountRemovedNotice(head),
    "new sign-in": newSignInNotice({ ...head, at: AT, device: "Firefox, Linux", networkAddress: "203.0.113.7" }),
    ...Object.fromEntries(SECURITY_EVENTS.map((event) => [event, securityNotice({ ...head, at: AT, event })])),
    "one alert": alertMessage({
      ...head,
      rings: [RING],
      more: 0,
      unsubscribe: `${URL_OF_SERVER}/api/alerts/unsubscribe`,
    }),
    "several alerts": alertMessage({
      ...head,
      rings: [RING, { ...RING, value: null, unit: null, details: NEWS }, { ...RING, unit: "fraction", value: -0.125 }],
      more: 4,
      unsubscribe: null,
    }),
    feedback: feedbackNotice({ ...head, message: "The P/E is off.", contact: null, page: "/pages/analysis?code=AAPL" }),
  };
}

const everyMessage = LANGUAGES.flatMap((language) => [
  ...PURPOSES.map((purpose) => [language, purpose, codeOf(language, purpose)] as const),
  ...Object.entries(noticesIn(language)).map(([name, content]) => [language, name, content] as const),
]);

/** What a person sees of the HTML. */
const seen = (html: string) =>
  html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>|<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name] ?? "'");
/** Facts stand in columns in HTML, with a colon between them in plain text. */
const letters = (text: string) => text.replace(/[\s:：>]+/g, "");

describe.each(everyMessage)("the message in %s about %s", (language, _, { subject, text, html }) => {
  it("leaves no name in braces and no empty line of words", () => {
    for (const part of [subject, text, seen(html)]) expect(part).not.toMatch(/[{}]|undefined|null/);
    expect(subject.trim()).not.toBe("");
  });

  it("says the same in plain text and in HTML", () => {
    const shown = letters(seen(html));
    const lines = text.split("\n").filter((line) => !/^(---|https:.*|Plumbline|)$/.test(line));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(shown).toContain(letters(line));
  });

  it("states its language and loads nothing", () => {
    expect(html).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${language}" dir="ltr"`));
    expect(html).not.toMatch(/<(img|link|script|iframe|object|form|input|svg)\b|url\(|@import|\son\w+=/i);
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    for (const address of addresses) expect(address?.startsWith(URL_OF_SERVER)).toBe(true);
  });
});

it("double punctuation in French stays on the line of its word", () => {
  const french = everyMessage.filter(([language]) => language === "fr");
  for (const [, , { text }] of french) {
    const ours = text.replace(/https:\S*|\/pages\S*|\d\d:\d\d/g, "");
    expect(ours).not.toMatch(/[^\u00a0][:;?!»%]|«[^\u00a0]/);
  }
  expect(french.filter(([, , { text }]) => text.includes("\u00a0:")).length).toBeGreaterThan(5);
});

describe.each(LANGUAGES.flatMap((language) => PURPOSES.map((purpose) => [language, purpose] as const)))(
  "a code in %s to %s",
  (language, purpose) => {
    const { subject, text, html } = codeOf(language, purpose);
    it("begins its subject, and is the only number of six digits", () => {
      expect(subject.startsWith("402917 ")).toBe(true);
      for (const part of [text, html]) expect(part.match(/(?<!\d)\d{6}(?!\d)/g)).toEqual(["402917"]);
    });

    it("states for how long it is valid and leads to no page that asks for it", () => {
      expect(text).toMatch(/\b10 (minutes|minutos|分钟|分鐘)/);
      expect(html).not.toContain("/pages/");
    });
  },
);

describe("the texts of codes", () => {
  it("say in every language what the code is for", () => {
    for (const language of LANGUAGES) {
      const subjects = PURPOSES.map((purpose) => codeOf(language, purpose).subject);
      expect(new Set(subjects).size).toBe(PURPOSES.length);
    }
  });

  it("count one minute as one", () => {
    const inWords = (language: LanguageCode) =>
      codeMessage({ ...letterhead(language), purpose: "login", code: "402917", minutes: 1 }).text;
    expect(inWords("en")).toContain("valid for 1 minute.");
    expect(inWords("es")).toContain("durante 1 minuto.");
    expect(inWords("fr")).toContain("valable 1 minute.");
  });

  it("are short enough for one text message", () => {
    for (const language of LANGUAGES) {
      const sms = codeSmsText({ language, productName: "Plumbline", code: "402917", minutes: 10 });
      expect(sms.match(/\d{6}/g)).toEqual(["402917"]);
      // One part holds 160 characters, or 70 with others than those of GSM 03.38; French has an apostrophe that is not.
      expect(sms.length).toBeLessThanOrEqual(language.startsWith("zh") ? 70 : 134);
    }
  });
});

describe("the notices", () => {
  it("name the day and time in the way of the language, in UTC", () => {
    const timeIn = (language: LanguageCode) => noticesIn(language)["new sign-in"]?.text;
    expect(timeIn("en")).toContain("Time: July 14, 2026, 09:15 UTC\nDevice: Firefox, Linux\nIP address: 203.0.113.7");
    expect(timeIn("es")).toContain("Hora: 14 de julio de 2026, 09:15 UTC");
    expect(timeIn("fr")).toContain("Heure\u00a0: 14 juillet 2026 à 09:15 UTC");
    expect(timeIn("zh-Hans")).toContain("时间：2026年7月14日 09:15（UTC）");
    expect(timeIn("zh-Hant")).toContain("時間：2026年7月14日 09:15（UTC）");
  });

  it("name the day of the removal in the subject and lead to where it is cancelled", () => {
    const { subject, text, html } = accountRemovalNotice({ ...letterhead("en"), removedAt: AT });
    expect(subject).toBe("Your Plumbline account will be deleted on July 14, 2026");
    expect(text).toContain(`Keep my account:\n${URL_OF_SERVER}/#/pages/usercenter/usercenter\n`);
    expect(html).toContain(`href="${URL_OF_SERVER}/#/pages/usercenter/usercenter"`);
  });

  it("show enough of a new address to recognise it and too little to write to it", () => {
    const { text, html } = emailChangedNotice({ ...letterhead("en"), at: AT, newEmail: "kim.lee@elsewhere.example" });
    expect(text).toContain("New address: k•••@elsewhere.example");
    expect(text + html).not.toContain("kim");
  });

  it("have no link if the server does not know its address", () => {
    const { text, html } = passwordChangedNotice({ ...letterhead("en"), publicUrl: null, at: AT });
    expect(html).not.toContain("<a ");
    expect(text).not.toMatch(/https?:|null/);
  });
});

describe("what strangers write", () => {
  const device = `<img src=x onerror="alert(1)">\r\nBcc: thief@elsewhere.example\u0000\u202e\u2028 'Firefox' & {product}`;
  it("stays text on one line of a notice", () => {
    const notice = newSignInNotice({ ...letterhead("en"), at: AT, device, networkAddress: "<b>::1</b>" });
    const plain = `<img src=x onerror="alert(1)"> Bcc: thief@elsewhere.example 'Firefox' & {product}`;
    expect(notice.text).toContain(`\nDevice: ${plain}\nIP address: <b>::1</b>\n`);
    expect(notice.html).toContain(
      "&lt;img src=x onerror=&quot;alert(1)&quot;&gt; Bcc: thief@elsewhere.example &#39;Firefox&#39; &amp; {product}<",
    );
    expect(notice.html).not.toMatch(/<img|<b>/);
    expect(notice.subject).toBe("New sign-in to your Plumbline account");
  });

  it("is cut where it is longer than a device, an address or a page is", () => {
    const long = { device: "🦊".repeat(5000), networkAddress: "9".repeat(5000) };
    const { text } = newSignInNotice({ ...letterhead("en"), at: AT, ...long });
    expect(text).toContain(`Device: ${"🦊".repeat(119)}…\nIP address: ${"9".repeat(59)}…\n`);
  });

  it("keeps its lines in feedback, each marked as a quotation", () => {
    const message = "First line\r\n\r\n</blockquote><script>alert(1)</script>\n---\n\u202eBcc: x\ud800";
    const contact = "kim@reader.example\r\nSubject: other";
    const { subject, text, html } = feedbackNotice({ ...letterhead("en"), message, contact, page: null });
    expect(text).toContain("> First line\n> \n> </blockquote><script>alert(1)</script>\n> ---\n> Bcc: x\ufffd\n");
    expect(text).toContain("\nContact: kim@reader.example Subject: other\n");
    expect(html).toContain(
      "First line<br><br>&lt;/blockquote&gt;&lt;script&gt;alert(1)&lt;/script&gt;<br>---<br>Bcc: x\ufffd</blockquote>",
    );
    expect(subject).toBe("New feedback about Plumbline");
  });

  it("cannot end the attribute of a link", () => {
    const publicUrl = `https://stocks.example.org/"><script>`;
    const { html } = passwordChangedNotice({ ...letterhead("en"), publicUrl, at: AT });
    expect(html).not.toContain("<script");
  });
});

describe("the width of a moat", () => {
  it.each<[LanguageCode, string]>([
    ["en", "Now: Wide"],
    ["fr", "Valeur actuelle\u00a0: Large"],
    ["es", "Ahora: Amplio"],
    ["zh-Hans", "当前值：宽"],
    ["zh-Hant", "目前數值：寬"],
  ])("is a word in %s, not a number", (language, words) => {
    expect(ringLine({ ...RING, unit: "moatWidth", value: 2 }, language)).toContain(words);
  });
});

describe("the colours", () => {
  /** Relative luminance and contrast as WCAG 2.2 defines them. */
  const channel = (hex: string) => {
    const value = Number.parseInt(hex, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? []).map(channel);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };

  it("are told apart as WCAG AA asks, by day and by night", () => {
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    for (const { ground, card, ink, soft, accent, onAccent } of Object.values(PALETTE)) {
      const pairs = [ink, soft].flatMap((text) => [ground, card].map((behind) => [text, behind] as const));
      for (const [text, behind] of [...pairs, [onAccent, accent] as const])
        expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
