import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { EnvironmentSchema, PAGE_DIRECTORY, SECRET_VARIABLES } from "./configuration.ts";
import { ConfigurationError } from "./configuration-error.ts";
import { readConfiguration } from "./read-configuration.ts";

/** What a secret is called, and addresses, in which a password may stand. */
const SECRETIVE = /SECRET|TOKEN|PASSWORD|KEY|(?:DATABASE|SMTP|SMS|LLM)_URL/;

/** What only servers have: values and names that would show that some of it went into the page. */
const OF_SERVERS = ["$argon2id$", "PRIVATE KEY-----", "postgres://", "node:crypto", ...SECRET_VARIABLES];

describe("a variable with a secret", () => {
  it("is known as one by its name", () => {
    const names = Object.keys(EnvironmentSchema.shape).filter((name) => SECRETIVE.test(name));
    expect(names.sort()).toEqual([...SECRET_VARIABLES].sort());
  });

  it.each([...SECRET_VARIABLES].filter((name) => !["SMS_TOKEN", "LLM_KEY"].includes(name)))(
    "is not repeated when %s cannot be used",
    (name) => {
      const value = "geheim:h0rse";
      let said = "";
      try {
        readConfiguration({ [name]: value });
      } catch (error) {
        if (error instanceof ConfigurationError) said = error.message;
      }
      expect(said).toContain(`${name} is set to something else, which is not shown; it must `);
      expect(said).not.toContain("h0rse");
    },
  );
});

/** `npm run check` builds the page before it tests; a run of this test alone may have none. */
const isBuilt = existsSync(join(PAGE_DIRECTORY, "index.html"));

describe.skipIf(!isBuilt)("the built page", () => {
  it("holds nothing that only servers have", () => {
    const files = readdirSync(PAGE_DIRECTORY, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(?:js|css|html|json|map)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(10);
    const found = files.flatMap((name) => {
      const text = readFileSync(join(PAGE_DIRECTORY, name), "utf8");
      return OF_SERVERS.filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`);
    });
    expect(found).toEqual([]);
  });
});
