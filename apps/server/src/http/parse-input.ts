import type { AnyEndpoint, LanguageCode, ParsedInputOf } from "@plumbline/contract";
import type { FastifyRequest } from "fastify";
import { Failure } from "./failure.ts";
import { fieldProblems, LOCALES } from "./field-problems.ts";

/**
 * Reads the input of an endpoint by the contract: the query of a GET, the body of a POST.
 *
 * @throws {Failure} `invalidParameter` with the fields at fault.
 */
export function parseInput<E extends AnyEndpoint>(
  endpoint: E,
  request: FastifyRequest,
  language: LanguageCode,
): ParsedInputOf<E> {
  const given: unknown = endpoint.method === "GET" ? request.query : request.body;
  const parsed = endpoint.input.safeParse(given, { error: LOCALES[language] });
  if (!parsed.success)
    throw new Failure("invalidParameter", { data: { fields: fieldProblems(parsed.error, language) } });
  return parsed.data;
}
