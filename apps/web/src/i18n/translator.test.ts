import { afterEach, beforeEach, expect, it, vi } from "vitest";

// Other tests may have loaded parts into the module that they share.
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: {} });
});
// Nor may they find a module in the language of the last test here.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("translates the texts of a part beside the others once they are loaded", async () => {
  const { loadTexts, startTranslator, translator } = await import("./translator.ts");
  vi.stubGlobal("navigator", { language: "en-GB" });
  await startTranslator();
  expect(translator.read().find("checks.title")).toBeNull();
  await loadTexts("checks");
  const { text } = translator.read();
  expect(text("checks.title")).toBe("Checks");
  expect(text("shell.home")).toBe("Home");
  const given = { count: 1, value: "1" };
  expect(text("checks.is.G5", given)).toBe("EPS has risen for 1 fiscal year in a row");
  expect(translator.read().find("checks.is.G5", given)).toBe("EPS has risen for 1 fiscal year in a row");
});

it("draws nothing anew for a part, and everything for another language, which has the part", async () => {
  const { loadTexts, switchTo, translator } = await import("./translator.ts");
  await switchTo("en");
  const drawn = vi.fn();
  translator.subscribe(drawn);
  await loadTexts("checks");
  expect(drawn).not.toHaveBeenCalled();
  await switchTo("fr");
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(translator.read().find("checks.title")).toBe("Critères");
});

it("loads a part in the language that is on its way, not in another one", async () => {
  const { loadTexts, startTranslator, translator } = await import("./translator.ts");
  vi.stubGlobal("navigator", { language: "es-MX" });
  const started = startTranslator();
  await loadTexts("checks");
  await started;
  expect(translator.read().language).toBe("es");
  expect(translator.read().find("checks.title")).toBe("Criterios");
});
