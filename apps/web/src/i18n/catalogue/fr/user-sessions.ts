import type { Translation } from "../catalogue.ts";
import type { userSessions as english } from "../en/user-sessions.ts";

export const userSessions: Translation<typeof english> = {
  "userSessions.title": "Sessions de vos utilisateurs",
  "userSessions.note":
    "Si un compte est peut-être entre de mauvaises mains, fermez ses sessions. Son utilisateur se reconnectera.",
  "userSessions.one": "Sessions d’un utilisateur",
  "userSessions.oneExplained": "Sur tous ses appareils ; personne n’est bloqué",
  "userSessions.everyone": "Sessions de tout le monde",
  "userSessions.everyoneExplained": "Sur tous les appareils sauf celui-ci, par exemple après une attaque",
  "userSessions.email": "E-mail de l’utilisateur",
  "userSessions.end": "Fermer les sessions",
  "userSessions.noAccount": "Aucun compte n’a cet e-mail",
  "userSessions.ended": { one: "{n} session fermée", other: "{n} sessions fermées" },
};
