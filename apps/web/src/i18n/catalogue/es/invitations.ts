import type { Translation } from "../catalogue.ts";
import type { invitations as english } from "../en/invitations.ts";

export const invitations: Translation<typeof english> = {
  "invitations.title": "Invitaciones",
  "invitations.note": "Con cada enlace, una persona puede crear una cuenta.",
  "invitations.everyone":
    "Cualquiera puede crear una cuenta en este servidor: nadie necesita invitación. Inícielo con REGISTRATION=invite para admitir solo a quien usted invite.",
  "invitations.nobody":
    "Este servidor no admite cuentas nuevas. Inícielo con REGISTRATION=invite para admitir a quien usted invite.",
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
};
