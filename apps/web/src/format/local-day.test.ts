import { afterEach, describe, expect, it, vi } from "vitest";
import { localDay } from "./local-day.ts";

describe("the day of an instant", () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ["America/New_York", "2026-11-22"],
    ["Asia/Shanghai", "2026-11-23"],
  ])("is that of the reader in %s", (zone, day) => {
    vi.stubEnv("TZ", zone);
    expect(localDay("2026-11-23T02:30:00Z")).toBe(day);
  });
});
