import type { AnyEndpoint, LanguageCode, ParsedInputOf } from "@plumbline/contract";
import type { FastifyRequest } from "fastify";
import type * as z from "zod";
import { en, es, fr, zhCN, zhTW } from "zod/locales";
import { Failure } from "./failure.ts";
import { PHRASES } from "./phrases.ts";

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

interface FieldProblem {
  /** Dotted path of the field; empty for the input as a whole. */
  readonly path: string;
  readonly message: string;
}

const LOCALES: Readonly<Record<LanguageCode, z.core.$ZodErrorMap>> = {
  en: en().localeError,
  es: es().localeError,
  fr: fr().localeError,
  "zh-Hans": zhCN().localeError,
  "zh-Hant": zhTW().localeError,
};

/** More would not help a reader. */
const MAX_PROBLEMS = 20;
const MAX_PATH_LENGTH = 100;

/** The fields at fault of an input that the contract refuses, in words of the reader's language. */
function fieldProblems(error: z.core.$ZodError, language: LanguageCode): FieldProblem[] {
  return error.issues
    .flatMap(flattened)
    .slice(0, MAX_PROBLEMS)
    .map(({ path, message }) => ({
      path: path.map(String).join(".").slice(0, MAX_PATH_LENGTH),
      message: PHRASES[message]?.[language] ?? message,
    }));
}

/** An issue of the input itself: of a choice between shapes, those of the shape that was probably meant. */
function flattened(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }));
  }
  if (issue.code !== "invalid_union") return [issue];
  const branches = issue.errors.map((branch) => branch.flatMap(flattened));
  const closest = branches.reduce<z.core.$ZodIssue[] | null>(
    (best, branch) => (best && best.length <= branch.length ? best : branch),
    null,
  );
  return (closest ?? [issue]).map((inner) =>
    inner === issue ? issue : { ...inner, path: [...issue.path, ...inner.path] },
  );
}
