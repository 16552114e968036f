/** The sessions of all users, for the owner of the server. A separate part, loaded for the owner. */
export const userSessions = {
  "userSessions.title": "Sessions of your users",
  "userSessions.note": "If an account may be in the wrong hands, end its sessions. Its user signs in again.",
  "userSessions.one": "Sessions of one user",
  "userSessions.oneExplained": "On all devices; nobody is locked out",
  "userSessions.everyone": "Sessions of everyone",
  "userSessions.everyoneExplained": "On all devices but this one, for instance after an attack",
  "userSessions.email": "Email of the user",
  "userSessions.end": "End sessions",
  "userSessions.noAccount": "No account has this email",
  "userSessions.ended": { one: "{n} session ended", other: "{n} sessions ended" },
} as const;
