import type { Translation } from "../catalogue.ts";
import type { owner as english } from "../en/owner.ts";

export const owner: Translation<typeof english> = {
  "invitations.title": "Invitaciones",
  "invitations.note": "Con cada enlace, una persona puede crear una cuenta.",
  "invitations.everyone":
    "Cualquiera puede crear una cuenta en este servidor: nadie necesita invitación. Inícielo con REGISTRATION=invite para admitir solo a quien usted invite.",
  "invitations.nobody":
    "Este servidor no admite cuentas nuevas. Inícielo con REGISTRATION=invite para admitir a quien usted invite.",
  "advice.government": "Puede importar la curva diaria del Tesoro o la serie DGS10 de FRED.",
  "advice.aaa": "Puede importar la serie DAAA o AAA de FRED.",
  "advice.index": "Puede importar la serie SP500 de FRED o los precios del fondo SPY, a ser posible con dividendos.",
  "advice.indexDividends": "Importe los precios del fondo SPY con dividendos para usar la rentabilidad total.",
  "advice.bills": "Puede importar la curva diaria del Tesoro o la serie DGS3MO de FRED.",
  "advice.stockDividends": "Importe los precios de {symbol} con dividendos para usar la rentabilidad total.",
  "invitations.make": "Crear un enlace",
  "invitations.link": "Enlace de invitación",
  "invitations.linkHint": "Para una persona, hasta el {day}. Solo se muestra ahora.",
  "invitations.copy": "Copiar enlace",
  "invitations.copied": "Enlace copiado",
  "invitations.notCopied": "Seleccione el enlace y cópielo",
  "invitations.none": "Aún no hay invitaciones",
  "invitations.made": "Invitación del {day}",
  "invitations.valid": "Válida hasta el {day}",
  "invitations.used": "Usada el {day}",
  "invitations.expired": "Caducó el {day}",
  "invitations.takeBack": "Retirar",
  "invitations.takenBack": "Invitación retirada",
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
