import type { LanguageCode } from "@plumbline/contract";
import { phrasebook } from "./texts/phrasebook.ts";

/** What the page behind the last link of an alert's message shows. */
export interface EndingPage {
  readonly language: LanguageCode;
  readonly productName: string;
  /** `ask`: a button, because programs follow addresses of messages, too. */
  readonly shown: "ask" | "done" | "unknown";
  /** Where the button posts to. */
  readonly action: string;
}

/** Writes the page that ends e-mails of alerts: it works in any browser, without a script and without a sign-in. */
export function endingPage({ language, productName, shown, action }: EndingPage): string {
  const { title, explained, button, done, unknown } = phrasebook(language).texts.alert.ending;
  const content = {
    ask: `<p>${escaped(explained)}</p>
<form method="post" action="${escaped(action)}"><button type="submit">${escaped(button)}</button></form>`,
    done: `<p role="status">${escaped(done)}</p>`,
    unknown: `<p role="alert">${escaped(unknown)}</p>`,
  }[shown];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · ${escaped(productName)}</title>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${content}
<p><a href="/">${escaped(productName)}</a></p>
</main>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
