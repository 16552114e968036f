import type { WireUser } from "@plumbline/contract";

/** A user as the server sends one. */
export const ADA: WireUser = {
  id: "0d4d3b52-6f0c-4f7e-9f6e-0f7c8b8f3a11",
  email: "ada@example.org",
  phone: null,
  avatar: null,
  name: "Ada",
  role: "member",
  createdAt: "2026-01-02T03:04:05Z",
  preferences: { language: "en", theme: null, rising: null, benchmark: null, costPreset: null },
  removedAt: null,
};
