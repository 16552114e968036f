import { expect, it } from "vitest";
import { sendsOf } from "./use-sends.ts";

// The names of the features are those of the server's `/config/config.json`.
it.each([
  [["accounts", "mail", "sms"], { email: true, sms: true }],
  [["accounts", "mail"], { email: true, sms: false }],
  [["accounts", "first-account"], { email: false, sms: false }],
])("takes a server with the features %s for one that sends %o", (FEATURES, sends) => {
  expect(sendsOf({ FEATURES, VERSION: "1.0.0" })).toEqual(sends);
});

it("says of no server that it sends nothing whose configuration could not be loaded", () => {
  expect(sendsOf({ FEATURES: [], VERSION: "" })).toEqual({ email: true, sms: true });
});
