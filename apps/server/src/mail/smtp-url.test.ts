import { describe, expect, it } from "vitest";
import { readSmtpUrl } from "./smtp-url.ts";

describe("the address of a mail server", () => {
  // Ports: RFC 6409, section 3.1, and RFC 8314, section 7.3.
  it.each([
    ["smtp://mail.example.org", { host: "mail.example.org", port: 587, secure: false, requireTLS: false }],
    ["smtps://mail.example.org", { host: "mail.example.org", port: 465, secure: true }],
    ["smtp://127.0.0.1:2525", { host: "127.0.0.1", port: 2525, secure: false }],
    ["smtp://[::1]:25", { host: "::1", port: 25 }],
    ["smtp://m.example?tls.rejectUnauthorized=false", { tls: { rejectUnauthorized: false } }],
    ["smtps://m.example", { tls: { rejectUnauthorized: true } }],
    ["smtp://me%40example.org:p%3A%2Fss@m.example", { auth: { user: "me@example.org", pass: "p:/ss" } }],
  ])("says in %s how the server is spoken to", (url, expected) => {
    expect(readSmtpUrl(url)).toMatchObject(expected);
  });

  it.each([
    ["smtp://me:secret@mail.example.org", true],
    ["smtp://me:secret@mail.example.org?requireTLS=false", false],
    ["smtp://me:secret@localhost", false],
    ["smtp://me:secret@127.0.0.1", false],
    ["smtp://me:secret@[::1]", false],
    ["smtp://mail.example.org", false],
    ["smtp://mail.example.org?requireTLS=true", true],
  ])("lets a password cross a network only encrypted: %s", (url, requireTLS) => {
    expect(readSmtpUrl(url).requireTLS).toBe(requireTLS);
  });

  it.each([
    "mail.example.org",
    "http://me:secret@mail.example.org",
    "smtp://",
    "smtp://me:secret@mail.example.org?logger=true",
    "smtp://me:secret@mail.example.org?requireTLS=maybe",
    "smtp://me:secret%zz@mail.example.org",
  ])("is refused without being repeated: %s", (url) => {
    expect(() => readSmtpUrl(url)).toThrow(RangeError);
    expect(() => readSmtpUrl(url)).not.toThrow(/secret|mail\.example/);
  });
});
