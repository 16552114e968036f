import {
  type AnyEndpoint,
  CODES,
  type CodeName,
  ENDPOINTS,
  EnvelopeSchema,
  InvalidFieldsSchema,
} from "@plumbline/contract";
import { PRODUCT_NAME, VERSION } from "../../config/index.ts";
import { choiceText, jsonSchemaOf, NAMED_SCHEMAS, parametersOf, withReferences } from "./json-schema.ts";

/** Codes that any endpoint may answer. */
const CODES_OF_ALL: readonly CodeName[] = ["ok", "invalidParameter", "tooManyRequests", "unavailable", "unknown"];

/** What a request must prove. A white-listed call does without a token, and takes one where it is given; so do some public ones. */
const SECURITY = {
  public: [],
  token: [{ bearer: [] }],
  whitelisted: [{}, { bearer: [] }],
} as const satisfies Readonly<Record<AnyEndpoint["access"], readonly object[]>>;

/** Codes that an endpoint may answer. */
export function codesOf({ access, codes }: AnyEndpoint): readonly CodeName[] {
  return [...CODES_OF_ALL, ...(access === "token" ? (["notLoggedIn"] as const) : []), ...codes];
}

/** The interface as OpenAPI 3.1, derived from the contract. */
export function openApiDocument(publicUrl: string | null): object {
  return {
    openapi: "3.1.0",
    info: {
      title: `${PRODUCT_NAME} interface`,
      version: VERSION,
      description:
        "Every answer is an envelope: `code` 0 with HTTP 200 is success, any other code says what went wrong. " +
        "Rates are fractions, dates are `YYYY-MM-DD`, instants are ISO 8601 UTC. A figure that does not exist is " +
        "`null` with the reason; one that exists names its source.",
      license: { name: "All rights reserved", identifier: "LicenseRef-All-Rights-Reserved" },
    },
    servers: [{ url: publicUrl ?? "/" }],
    paths: operationsByPath(),
    components: {
      schemas: {
        ...Object.fromEntries(NAMED_SCHEMAS),
        Failure: withReferences(jsonSchemaOf(EnvelopeSchema, "output")),
        InvalidFields: jsonSchemaOf(InvalidFieldsSchema, "output"),
      },
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description:
            "The access token that a sign-in or `/api/refreshToken` answers with; it is valid for 15 minutes.",
        },
      },
    },
  };
}

/** One path may have a GET and a POST. */
function operationsByPath(): Record<string, object> {
  const paths: Record<string, object> = {};
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return paths;
}

function operation(endpoint: AnyEndpoint): object {
  const input = jsonSchemaOf(endpoint.input, "input");
  const choice = choiceText(input);
  const asks =
    endpoint.method === "GET"
      ? { parameters: parametersOf(input).map((parameter) => ({ in: "query", ...parameter })) }
      : { requestBody: { required: true, content: { [bodyType(endpoint)]: { schema: input } } } };
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(choice === null ? {} : { description: choice }),
    tags: [endpoint.path.split("/")[2] ?? "api"],
    ...asks,
    security: SECURITY[endpoint.readsToken ? "whitelisted" : endpoint.access],
    responses: responsesOf(endpoint),
  };
}

function bodyType({ body }: AnyEndpoint): string {
  return body === "multipart" ? "multipart/form-data" : "application/json";
}

function responsesOf(endpoint: AnyEndpoint): object {
  const byStatus = Map.groupBy(codesOf(endpoint), (name) => CODES[name].status);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      String(status),
      {
        description: names.map((name) => `code ${CODES[name].code}: ${name}`).join("; "),
        content: status === 200 ? successContent(endpoint) : { "application/json": { schema: failureSchema(status) } },
      },
    ]),
  );
}

function successContent(endpoint: AnyEndpoint): object {
  if (!endpoint.content) return { "application/json": { schema: successSchema(endpoint) } };
  return Object.fromEntries(
    endpoint.content.map((type) => [type, { schema: jsonSchemaOf(endpoint.output, "output") }]),
  );
}

function successSchema(endpoint: AnyEndpoint): object {
  const output = withReferences(jsonSchemaOf(endpoint.output, "output"));
  if (endpoint.frame === "status") {
    return { type: "object", properties: { status: { const: true }, data: output }, required: ["status", "data"] };
  }
  return {
    type: "object",
    properties: {
      code: { const: CODES.ok.code },
      message: { type: "string" },
      data: output,
      ...(endpoint.market ? { meta: { $ref: "#/components/schemas/Meta" } } : {}),
    },
    required: ["code", "message", "data", ...(endpoint.market ? ["meta"] : [])],
  };
}

function failureSchema(status: number): object {
  const failure = { $ref: "#/components/schemas/Failure" };
  if (status !== CODES.invalidParameter.status) return failure;
  return { allOf: [failure, { properties: { data: { $ref: "#/components/schemas/InvalidFields" } } }] };
}
