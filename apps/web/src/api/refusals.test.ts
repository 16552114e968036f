import { expect, it } from "vitest";
import { refusal } from "./call-error.ts";
import { refusals } from "./refusals.ts";

it("quotes the server's reason for each refused parameter", () => {
  const fields = [{ path: "thresholds", message: "There is no check X9" }];
  expect(refusals({ data: { fields }, message: "invalid parameter" })).toEqual(["There is no check X9"]);
  expect(refusal({ data: { fields }, message: "invalid parameter" })).toBe("There is no check X9");
});

it("falls back to the message of the answer", () => {
  for (const data of [null, "text", {}, { fields: [] }, { fields: [{}] }]) {
    expect(refusals({ data, message: "invalid parameter" })).toEqual(["invalid parameter"]);
    expect(refusal({ data, message: "invalid parameter" })).toBe("invalid parameter");
  }
});
