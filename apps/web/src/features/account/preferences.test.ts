import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { reply } from "../../api/session-server.fixture.ts";
import { playSession, tokenFor } from "../../api/signed-in-tab.fixture.ts";
import { chooseLanguage, loadTexts, translator } from "../../i18n/index.ts";
import { user } from "../../state/index.ts";
import { colourConvention, theme } from "../../ui/index.ts";
import { applyPreferences, preferenceStore, risingIn } from "./preferences.ts";

const NONE = { language: null, theme: null, rising: null } as const;

/** The server of the account, and a browser in which Ada is signed in with a token that it accepts. */
const played = playSession();

function signInAda(): void {
  const token = tokenFor(600);
  played.server.accepted.add(token);
  played.signInWith(token);
}

const received = (): unknown[] => played.server.at("user/updateConfiguration").map(({ body }) => JSON.parse(body));

beforeAll(async () => {
  // As the parts that draw and store preferences do.
  await Promise.all((["forms", "signIn", "userCenter"] as const).map(loadTexts));
});

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

afterEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  theme.write("system");
  colourConvention.write("green-up");
  await chooseLanguage("en");
  vi.unstubAllGlobals();
});

describe("preferences of an account", () => {
  it("apply to the page where the user has chosen them", async () => {
    applyPreferences({ language: "fr", theme: "dark", rising: "red" });
    expect([theme.read(), colourConvention.read()]).toEqual(["dark", "red-up"]);
    await expect.poll(() => translator.read().language).toBe("fr");
    expect(played.storage.content.get("colours")).toBe("red-up");
  });

  it("leave the page as this device has it where the user has chosen nothing", () => {
    theme.write("light");
    applyPreferences(NONE);
    expect([theme.read(), colourConvention.read(), translator.read().language]).toEqual(["light", "green-up", "en"]);
  });

  it("do not make a choice of a color that the page shows anyway", () => {
    applyPreferences({ rising: "green" });
    expect(played.storage.content.has("colours")).toBe(false);
  });

  it("name the color of rising prices", () => {
    expect([risingIn("green-up"), risingIn("red-up")]).toEqual(["green", "red"]);
  });
});

describe("a choice", () => {
  it("is known to the page at once, and stored in the account", async () => {
    signInAda();
    const storing = preferenceStore(played.openTab())({ theme: "dark" });
    expect(user.read()?.preferences.theme).toBe("dark");
    await storing;
    expect(received()).toEqual([{ preferences: { theme: "dark" } }]);
  });

  it("arrives after the one before it, even if that one is slow", async () => {
    signInAda();
    const held: (() => void)[] = [];
    played.server.answer = (response) => held.push(() => reply(response, 200, { code: 0, message: "", data: null }));
    const store = preferenceStore(played.openTab());
    const storing = [store({ theme: "light" }), store({ theme: "dark" })];
    await expect.poll(() => held.length).toBe(1);
    expect(received()).toEqual([{ preferences: { theme: "light" } }]);
    held[0]?.();
    await expect.poll(() => held.length).toBe(2);
    held[1]?.();
    await Promise.all(storing);
    expect(received().at(-1)).toEqual({ preferences: { theme: "dark" } });
  });

  it("stays on the page when the account cannot store it, and the next one is stored", async () => {
    signInAda();
    played.server.answer = (response) => reply(response, 500, { code: 500, message: "", data: null });
    const store = preferenceStore(played.openTab());
    await store({ rising: "red" });
    expect(user.read()?.preferences.rising).toBe("red");
    played.server.answer = null;
    await store({ theme: "dark" });
    expect(received()).toHaveLength(2);
  });

  it("of a reader without an account is sent nowhere", async () => {
    await preferenceStore(played.openTab())({ theme: "dark" });
    expect(played.server.received).toEqual([]);
  });
});
