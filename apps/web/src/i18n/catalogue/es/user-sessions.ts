import type { Translation } from "../catalogue.ts";
import type { userSessions as english } from "../en/user-sessions.ts";

export const userSessions: Translation<typeof english> = {
  "userSessions.title": "Sesiones de sus usuarios",
  "userSessions.note":
    "Si una cuenta puede estar en malas manos, cierre sus sesiones. Su usuario volverá a iniciar sesión.",
  "userSessions.one": "Sesiones de un usuario",
  "userSessions.oneExplained": "En todos los dispositivos; no se bloquea a nadie",
  "userSessions.everyone": "Sesiones de todos",
  "userSessions.everyoneExplained": "En todos los dispositivos menos este, por ejemplo tras un ataque",
  "userSessions.email": "Correo del usuario",
  "userSessions.end": "Cerrar sesiones",
  "userSessions.noAccount": "Ninguna cuenta tiene este correo",
  "userSessions.ended": { one: "{n} sesión cerrada", other: "{n} sesiones cerradas" },
};
