import { expect, it } from "vitest";
import { learn, speech } from "./speech.ts";

it("speaks a part beside the other texts once it has been learned", async () => {
  expect(speech.read().find("checks.title")).toBeNull();
  await learn("checks");
  const { text } = speech.read();
  expect(text("checks.title")).toBe("Checks");
  expect(text("shell.home")).toBe("Home");
  expect(text("checks.is.G5", { count: 1, value: "1" })).toBe("EPS has risen for 1 fiscal year in a row");
});
