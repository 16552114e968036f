import { expect, it, vi } from "vitest";

it("translates the texts of a part beside the others once they are loaded", async () => {
  // Other tests may have loaded parts into the module that they share.
  vi.resetModules();
  const { loadTexts, translator } = await import("./translator.ts");
  expect(translator.read().find("checks.title")).toBeNull();
  await loadTexts("checks");
  const { text } = translator.read();
  expect(text("checks.title")).toBe("Checks");
  expect(text("shell.home")).toBe("Home");
  expect(text("checks.is.G5", { count: 1, value: "1" })).toBe("EPS has risen for 1 fiscal year in a row");
});
