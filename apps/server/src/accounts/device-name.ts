/** Programs by what they call themselves, the more particular first: most also name those that they resemble. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const MAX_OTHER = 60;

/**
 * What a browser is, in words of the same kind in every language: program and system, or what it says of itself where it is
 * neither.
 *
 * @example
 * deviceName("Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36"); // "Chrome, Linux"
 */
export function deviceName(userAgent: string): string {
  const named = [PROGRAMS, SYSTEMS].map((known) => known.find(([pattern]) => pattern.test(userAgent))?.[1]);
  const words = named.filter((word) => word !== undefined);
  if (words.length > 0) return words.join(", ");
  // It may hold anything: only what is plain is shown again.
  return (
    userAgent
      .replace(/[^ -~]/g, "")
      .trim()
      .slice(0, MAX_OTHER) || "-"
  );
}
