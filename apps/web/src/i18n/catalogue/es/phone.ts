import type { Translation } from "../catalogue.ts";
import type { phone as english } from "../en/phone.ts";

export const phone: Translation<typeof english> = {
  "phone.title": "Abrir en el teléfono",
  "phone.explained": "Escanee el código con la cámara del teléfono para abrir allí esta página.",
  "phone.code": "Código QR con la dirección de esta página",
  "phone.copy": "Copiar enlace",
  "phone.copied": "Enlace copiado",
  "phone.notCopied": "No se pudo copiar el enlace",
  "phone.failed": "No se pudo cargar el código",
};
