import type { Translation } from "../catalogue.ts";

import type { providers as english } from "../en/providers.ts";

export const providers: Translation<typeof english> = {
  "providers.or": "o",
  "providers.with": "Continuar con {provider}",
  "providers.development": "Para desarrollo: acepta cualquier dirección",
  "providers.waiting": "Continúe en la ventana de {provider}.",
  "providers.newcomerTitle": "Un último paso",
  "providers.newcomerLead": "{provider} ha confirmado {email}. Será la dirección de su cuenta.",
  "providers.create": "Crear cuenta",
  "providers.back": "Iniciar sesión de otra forma",
  "providers.problem.unavailable":
    "{provider} no responde en este momento. Inténtelo más tarde o inicie sesión con su correo.",
  "providers.problem.denied": "Ha cancelado en {provider}. No ha cambiado nada.",
  "providers.problem.misconfigured":
    "{provider} no reconoce este servidor: su dirección o su configuración allí no son correctas. Avise a quien lo gestiona.",
  "providers.problem.unproved": "No se ha podido comprobar la respuesta de {provider}. Empiece de nuevo.",
  "providers.problem.expired": "Han pasado más de diez minutos, o siguió en otro navegador. Empiece de nuevo.",
  "providers.problem.blocked":
    "El navegador ha bloqueado la ventana. Permita las ventanas emergentes en esta página e inténtelo de nuevo.",
  "providers.problem.closed": "La ventana se cerró antes de iniciar sesión.",
  "providers.problem.cancelled": "Se ha cancelado el inicio de sesión con {provider}.",
  "providers.noEmail": "{provider} no ha confirmado ningún correo suyo. Inicie sesión con su correo.",
  "providers.emailExists":
    "Este correo ya tiene cuenta. Inicie sesión en ella y vincule {provider} en los ajustes de seguridad.",
  "providers.ticketGone": "Este inicio de sesión con {provider} ya se ha usado o ha caducado. Empiece de nuevo.",
  "providers.links": "Otras formas de iniciar sesión",
  "providers.linked": "Vinculado como {email}",
  "providers.linkedPlain": "Vinculado",
  "providers.notLinked": "Sin vincular",
  "providers.link": "Vincular",
  "providers.unlink": "Desvincular",
  "providers.linkOf": "Vincular {provider}",
  "providers.unlinkOf": "Desvincular {provider}",
  "providers.taken": "Ese acceso pertenece a otra cuenta, o ya ha vinculado uno de {provider}.",
  "providers.linkedNow": "{provider} está vinculado",
  "providers.unlinkedNow": "{provider} ya no está vinculado",
};
