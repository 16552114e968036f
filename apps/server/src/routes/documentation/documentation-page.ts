import { type AnyEndpoint, CODES, ENDPOINTS } from "@plumbline/contract";
import { PRODUCT_NAME, VERSION } from "../../config/index.ts";
import { messageOf } from "../../http/index.ts";
import { type Html, html } from "./html.ts";
import {
  choiceText,
  type JsonSchema,
  jsonSchemaOf,
  NAMED_SCHEMAS,
  type Parameter,
  parametersOf,
  shapesOf,
} from "./json-schema.ts";
import { codesOf } from "./open-api.ts";
import { definitionText, typeText } from "./type-text.ts";

interface DocumentationContext {
  /** Address to which the examples go. */
  readonly origin: string;
  /** Symbols that the served market has. */
  readonly symbols: readonly string[];
  /** A filing whose text it has. */
  readonly filing: ExampleFiling;
}

/** What leads to the text of a filing. */
export interface ExampleFiling {
  readonly code: string;
  readonly accession: string;
  readonly item: string;
}

type ExampleContext = Omit<DocumentationContext, "origin">;

/** The interface for people: each call with what it takes and gives, its codes, and an example to try. */
export function documentationPage(context: DocumentationContext): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${PRODUCT_NAME} interface</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>${PRODUCT_NAME} interface</h1>
<p>Version ${VERSION}. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
</header>
<nav aria-label="Calls"><ul>${ENDPOINTS.map(({ name, method, path }) => html`<li><a href="#${name}"><code>${method === "GET" ? path : `${method} ${path}`}</code></a></li>`)}</ul></nav>
<main>
${conventions()}
${ENDPOINTS.map((endpoint) => endpointSection(endpoint, context))}
</main>
</body>
</html>
`;
  return page.markup;
}

function conventions(): Html {
  return html`<section id="conventions">
<h2>What all calls share</h2>
<ul>
<li>GET takes its input from the query, POST from a JSON body. What a call does not know is refused.</li>
<li>Every answer is an envelope: <code>{ code, message, data }</code>. The HTTP status is 200 exactly when <code>code</code> is 0. Messages follow <code>Accept-Language</code> (en, es, fr, zh-Hans, zh-Hant).</li>
<li>Bad input is answered with code -1; <code>data.fields</code> lists each <code>{ path, message }</code>.</li>
<li>Rates are fractions: 0.05 is 5 %. Dates are <code>YYYY-MM-DD</code>, instants ISO 8601 UTC. Symbols may be written in any case, with <code>.</code>, <code>-</code> or <code>/</code> before a share class.</li>
<li>A <code>Figure</code> is <code>{ value, provenance }</code>, or <code>{ value: null, because }</code> when the number does not exist. It is never 0 instead.</li>
<li>Answers about the market carry <code>meta</code>, of the shape <code>Meta</code>, a strong <code>ETag</code>, and answer 304 to <code>If-None-Match</code>.</li>
</ul>
${[...NAMED_SCHEMAS].map(
  ([name, schema]) =>
    html`<details><summary><code>${name}</code></summary><pre>${definitionText(schema)}</pre></details>`,
)}
</section>`;
}

function endpointSection(endpoint: AnyEndpoint, context: DocumentationContext): Html {
  const input = jsonSchemaOf(endpoint.input, "input");
  const choice = choiceText(input);
  return html`<section id="${endpoint.name}">
<h2><span class="method">${endpoint.method}</span> <code>${endpoint.path}</code></h2>
<p>${endpoint.summary}</p>
<h3>Takes</h3>
${choice === null ? [] : html`<p>${choice}</p>`}
${endpoint.method === "GET" ? parameterTable(parametersOf(input)) : html`<pre>${typeText(input)}</pre>`}
${givesSection(endpoint)}
<h3>Codes</h3>
${codeTable(endpoint)}
<h3>Try it</h3>
${examplesOf(endpoint, context).map((example) => html`<pre>curl ${example}</pre>`)}
</section>`;
}

function givesSection(endpoint: AnyEndpoint): Html {
  if (endpoint.content) return html`<h3>Gives</h3><p>${endpoint.content.join(", ")}</p>`;
  return html`<h3>Gives in <code>data</code></h3>
<details><summary>The shape</summary><pre>${typeText(jsonSchemaOf(endpoint.output, "output"))}</pre></details>`;
}

function examplesOf(endpoint: AnyEndpoint, { origin, ...context }: DocumentationContext): string[] {
  const address = `${origin}${endpoint.path}`;
  const token = endpoint.access === "token" ? ' --oauth2-bearer "$TOKEN"' : "";
  if (endpoint.method === "GET")
    return exampleQueries(endpoint, context).map((query) => `'${address}${query}'${token}`);
  if (endpoint.body === "multipart") return [`'${address}' --form file=@picture.jpg${token}`];
  return exampleBodies(endpoint, context).map((body) => `'${address}' --json '${body}'${token}`);
}

function parameterTable(parameters: readonly Parameter[]): Html {
  if (parameters.length === 0) return html`<p>Nothing.</p>`;
  return html`<div class="scroll" tabindex="0"><table>
<thead><tr><th scope="col">Parameter</th><th scope="col">Type</th><th scope="col">Needed</th></tr></thead>
<tbody>${parameters.map(
    ({ name, schema, required }) =>
      html`<tr><td><code>${name}</code></td><td><code>${typeText(schema)}</code></td><td>${required ? "yes" : "no"}</td></tr>`,
  )}</tbody>
</table></div>`;
}

function codeTable(endpoint: AnyEndpoint): Html {
  return html`<div class="scroll" tabindex="0"><table>
<thead><tr><th scope="col">Code</th><th scope="col">HTTP</th><th scope="col">Message</th></tr></thead>
<tbody>${codesOf(endpoint).map(
    (name) =>
      html`<tr><td>${CODES[name].code}</td><td>${CODES[name].status}</td><td>${messageOf(name, "en")}</td></tr>`,
  )}</tbody>
</table></div>`;
}

type Example =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly { readonly code: string }[]
  | Readonly<Record<string, unknown>>;

/** Example values of accounts. */
const ACCOUNT_EXAMPLES: Readonly<Record<string, Example>> = {
  token: "a".repeat(64),
  email: "ada@example.org",
  word: "k7mqd-x9tbf",
  phone: "+14155552671",
  password: "seven green bottles",
  currentPassword: "seven grey bottles",
  refreshToken: "qFJx1Zb0v1mX9x3J3pJ4q0x2m6R7n8S9t0U1v2W3x4Y",
  message: "The chart is fine.",
  id: "0b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a",
  ids: ["0b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a"],
  list: "0b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a",
  path: "/pages/analysis?code=AAPL",
  ticket: "qFJx1Zb0v1mX9x3J3pJ4q0x2m6R7n8S9t0U1v2W3x4Y",
  provider: "google",
  name: "Banks",
  note: "Reports on the second of May",
  address: "/pages/valuation?code=AAPL&set=wacc%3A0.09",
  secondFactor: "123456",
  plan: "investor",
  type: "customer.subscription.updated",
  proof: { currentPassword: "seven grey bottles" },
  strategyId: "golden-cross",
  universe: { codes: ["AAPL"] },
  from: "2015-01-02",
  to: "2023-12-29",
  capital: 10_000,
  costs: { rate: 0.001, slippage: 0.0005 },
  fractional: true,
  strategy: {
    version: 1,
    parameters: {},
    universe: {},
    entry: {
      all: [{ left: { indicator: "rsi", parameters: { length: 2 } }, operator: "below", right: { number: 5 } }],
    },
    exit: {
      all: [{ left: { indicator: "rsi", parameters: { length: 2 } }, operator: "above", right: { number: 70 } }],
    },
    stops: {},
    ranking: null,
    positions: { count: 10 },
    sizing: { kind: "equal" },
    rebalancing: "signals",
  },
  // As a browser writes it, shortened.
  credential: {
    id: "kq0x2m6R7n8S9t0U",
    rawId: "kq0x2m6R7n8S9t0U",
    type: "public-key",
    response: { clientDataJSON: "e30", attestationObject: "oA", authenticatorData: "AA", signature: "AA" },
  },
};

/** Example values for parameters whose schema alone does not give a good one. */
function exampleOf(name: string, schema: JsonSchema, symbols: readonly string[]): Example {
  if (schema.pattern?.startsWith("^evt_")) return "evt_1QFJx1Zb0v1mX9x3";
  const ofAccount = ACCOUNT_EXAMPLES[name];
  if (ofAccount !== undefined) return ofAccount;
  if (typeof schema.const === "boolean") return schema.const;
  // The code of a stock has letters; one that proves an address has digits alone.
  if (name === "code" && schema.pattern?.startsWith("^\\d")) return "123456";
  const ofStocks = stocksExample(name, schema, symbols.length > 0 ? symbols : ["AAPL", "MSFT"]);
  if (ofStocks !== null) return ofStocks;
  if (schema.type === "array") return [];
  if (name === "check") return "O1";
  if (schema.format === "date") return "2023-12-31";
  return String(schema.enum?.[0] ?? schema.const ?? "");
}

/** Null of a parameter that names no stocks. */
function stocksExample(name: string, schema: JsonSchema, symbols: readonly string[]): Example | null {
  if (name === "code" || name === "explain") return symbols[0] ?? "";
  if (name === "codes") return schema.type === "array" ? symbols : symbols.join(",");
  return name === "stocks" ? symbols.map((code) => ({ code })) : null;
}

/** What each shape of the input needs, so that every example can be tried as it stands. */
function exampleInputs(endpoint: AnyEndpoint, { symbols, filing }: ExampleContext): [string, Example][][] {
  const isOfFiling = "accession" in (shapesOf(jsonSchemaOf(endpoint.input, "input"))[0]?.properties ?? {});
  const known: Readonly<Record<string, Example>> = isOfFiling ? { ...filing } : {};
  return shapesOf(jsonSchemaOf(endpoint.input, "input")).map((shape) =>
    (shape.required ?? []).map((name) => [
      name,
      known[name] ?? exampleOf(name, shape.properties?.[name] ?? {}, symbols),
    ]),
  );
}

/** What follows the address of a GET, one for each shape of its input. */
function exampleQueries(endpoint: AnyEndpoint, context: ExampleContext): string[] {
  return exampleInputs(endpoint, context).map((input) => {
    const query = new URLSearchParams(input.map(([name, value]) => [name, String(value)]));
    return query.size === 0 ? "" : `?${query.toString().replaceAll("%2C", ",")}`;
  });
}

/** The JSON body of a POST, one for each shape of its input. */
function exampleBodies(endpoint: AnyEndpoint, context: ExampleContext): string[] {
  return exampleInputs(endpoint, context).map((input) => JSON.stringify(Object.fromEntries(input)));
}
