import type { Block, Letter } from "./letter.ts";

/**
 * Colours of the message; they have at least the contrast of WCAG AA. None has six digits: readers and programs look for the
 * code as the only number of six digits.
 */
export const PALETTE = {
  light: {
    ground: "#f3f5f9",
    card: "#ffffff",
    ink: "#1b2030",
    soft: "#565d72",
    line: "#dde1ea",
    accent: "#3d4fc6",
    onAccent: "#ffffff",
  },
  dark: {
    ground: "#11141c",
    card: "#1a1e29",
    ink: "#eef0f5",
    soft: "#b1b7c6",
    line: "#2f3645",
    accent: "#a3b3ff",
    onAccent: "#13172b",
  },
} as const;

const FONT =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,'PingFang SC','PingFang TC','Microsoft YaHei','Microsoft JhengHei',sans-serif";
const CODE_FONT = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace";

/**
 * Writes a message as HTML. Outlook for Windows reads tables and inline styles only; the sheet at the top is for dark mode,
 * which inline styles cannot ask for, and for nothing else.
 */
export function htmlText({ language, heading, blocks, reason, productName, publicUrl }: Letter): string {
  const { ground, card, ink, soft, line } = PALETTE.light;
  const name = `<p class="soft" style="margin:0 0 24px;font-size:14px;font-weight:600;letter-spacing:0.02em;color:${soft}">${escapeHtml(productName)}</p>`;
  const title = `<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:700;color:${ink}">${escapeHtml(heading)}</h1>`;
  const sender = publicUrl === null ? escapeHtml(productName) : anchor(publicUrl, publicUrl);
  return `<!doctype html>
<html lang="${language}" dir="ltr" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(heading)}</title>
<style>${darkStyles()}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${ground}">
<div lang="${language}" dir="ltr" role="article" aria-label="${escapeHtml(heading)}" class="ground" style="background-color:${ground};font-family:${FONT}">
<!--[if mso]><table role="presentation" align="center" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;border-collapse:separate">
<tr><td style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="card" style="background-color:${card};border:1px solid ${line};border-radius:12px;border-collapse:separate">
<tr><td style="padding:28px 24px 12px">
${[name, title, ...blocks.map(htmlBlock)].join("\n")}
</td></tr>
</table>
<p class="soft" style="margin:16px 12px 4px;font-size:13px;line-height:1.5;color:${soft}">${escapeHtml(reason)}</p>
<p class="soft" style="margin:0 12px;font-size:13px;line-height:1.5;color:${soft}">${sender}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</div>
</body>
</html>
`;
}

function htmlBlock(block: Block): string {
  const { ground, ink, line } = PALETTE.light;
  if (block.kind === "code")
    return `<p class="ground ink" style="margin:0 0 16px;padding:16px 12px;background-color:${ground};border-radius:8px;text-align:center;font-family:${CODE_FONT};font-size:32px;line-height:1.2;font-weight:700;letter-spacing:0.2em;color:${ink}">${escapeHtml(block.code)}</p>`;
  if (block.kind === "facts") return factsTable(block.facts);
  if (block.kind === "quote")
    return `<blockquote class="ink line" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${line};font-size:16px;line-height:1.6;color:${ink};overflow-wrap:anywhere">${escapeHtml(block.text).replace(/\n/g, "<br>")}</blockquote>`;
  if (block.kind === "link") return button(block);
  return `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${ink}">${escapeHtml(block.text)}</p>`;
}

function factsTable(facts: readonly (readonly [string, string])[]): string {
  const { ink, soft } = PALETTE.light;
  const cell = "padding:6px 12px 6px 0;font-size:15px;line-height:1.5;vertical-align:top;text-align:left";
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" class="soft" style="${cell};font-weight:400;white-space:nowrap;color:${soft}">${escapeHtml(name)}</th><td class="ink" style="${cell};color:${ink};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${rows.join("")}</table>`;
}

/** The coloured cell is the button of Outlook, which ignores the padding of a link. */
function button({ text, address }: { readonly text: string; readonly address: string }): string {
  const { accent, onAccent } = PALETTE.light;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:separate"><tr><td class="button" bgcolor="${accent}" style="background-color:${accent};border-radius:8px;mso-padding-alt:12px 20px"><a href="${escapeHtml(address)}" class="on-accent" style="display:inline-block;padding:12px 20px;font-size:16px;line-height:1.25;font-weight:600;color:${onAccent};text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`;
}

function anchor(address: string, text: string): string {
  return `<a href="${escapeHtml(address)}" class="soft" style="color:${PALETTE.light.soft}">${escapeHtml(text)}</a>`;
}

function darkStyles(): string {
  const { ground, card, ink, soft, line, accent, onAccent } = PALETTE.dark;
  const rules = [
    `.ground{background-color:${ground}!important}`,
    `.card{background-color:${card}!important;border-color:${line}!important}`,
    `.ink{color:${ink}!important}`,
    `.soft{color:${soft}!important}`,
    `.line{border-color:${line}!important}`,
    `.button{background-color:${accent}!important}`,
    `.on-accent{color:${onAccent}!important}`,
  ];
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join("")}}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
