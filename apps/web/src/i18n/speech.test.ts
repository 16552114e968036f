import { expect, it, vi } from "vitest";

it("speaks a part beside the other texts once it has been learned", async () => {
  // One that has learned nothing yet, whatever other tests have taught the one that they share.
  vi.resetModules();
  const { learn, speech } = await import("./speech.ts");
  expect(speech.read().find("checks.title")).toBeNull();
  await learn("checks");
  const { text } = speech.read();
  expect(text("checks.title")).toBe("Checks");
  expect(text("shell.home")).toBe("Home");
  expect(text("checks.is.G5", { count: 1, value: "1" })).toBe("EPS has risen for 1 fiscal year in a row");
});
