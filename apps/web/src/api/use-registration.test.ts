import { describe, expect, it } from "vitest";
import { registrationOf } from "./use-registration.ts";

describe("who may make an account", () => {
  it.each([
    [["accounts", "registration-open"], "open"],
    [["accounts", "registration-invite"], "invite"],
    [["accounts", "registration-closed"], "closed"],
  ])("is read from the features %j: %s", (features, expected) => {
    expect(registrationOf(features)).toBe(expected);
  });

  it("is everyone for a page without the configuration, because the server decides", () => {
    expect(registrationOf([])).toBe("open");
  });
});
