/** Product codes of an answer and the HTTP status each travels with. 200 exactly when the code is 0. */
export const CODES = {
  ok: { code: 0, status: 200 },
  notLoggedIn: { code: 2, status: 401 },
  wrongVerificationCode: { code: 10, status: 422 },
  emailExists: { code: 11, status: 409 },
  phoneExists: { code: 12, status: 409 },
  invalidEmail: { code: 13, status: 422 },
  unknown: { code: 500, status: 500 },
  wrongCredentials: { code: 1001, status: 401 },
  /** The first factor of a sign-in is right; the same call with `secondFactor` signs in. Not 401: no token would help. */
  secondFactorNeeded: { code: 1002, status: 403 },
  wrongSecondFactor: { code: 1003, status: 422 },
  /** A change of plan that would have been paid at once. */
  paymentDeclined: { code: 402, status: 402 },
  invalidParameter: { code: -1, status: 400 },
  forbidden: { code: 403, status: 403 },
  notFound: { code: 404, status: 404 },
  methodNotAllowed: { code: 405, status: 405 },
  requestTimeout: { code: 408, status: 408 },
  preconditionFailed: { code: 412, status: 412 },
  tooLarge: { code: 413, status: 413 },
  rangeNotSatisfiable: { code: 416, status: 416 },
  tooManyRequests: { code: 429, status: 429 },
  unavailable: { code: 503, status: 503 },
} as const;

export type CodeName = keyof typeof CODES;

/** `data` of an answer `unavailable` to a request that the server was too busy to begin: nothing has happened, and the same request may be sent again. */
export interface WireNotBegun {
  readonly begun: false;
}
