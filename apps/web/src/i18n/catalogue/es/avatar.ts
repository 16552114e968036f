import type { Translation } from "../catalogue.ts";
import type { avatar as english } from "../en/avatar.ts";

export const avatar: Translation<typeof english> = {
  "avatar.title": "Foto",
  "avatar.explained": "JPEG, PNG, WebP, GIF o AVIF. También puede arrastrar una imagen hasta aquí o pegarla.",
  "avatar.drop": "Suelte la imagen aquí",
  "avatar.remove": "Quitar",
  "avatar.removed": "Foto quitada",
  "avatar.crop": "Elija la parte que se verá",
  "avatar.stage": "Parte visible de la imagen",
  "avatar.hint":
    "Arrastre para moverla, use la rueda o dos dedos para el zoom, o toque el punto que desee centrar. Teclado: flechas, + y −.",
  "avatar.zoom": "Zoom",
  "avatar.sending": "Guardando… {part}",
  "avatar.tooLarge": "El archivo supera los {max} MB. Elija una imagen más pequeña.",
  "avatar.heic": "Este navegador no puede abrir fotos HEIC. Guarde la foto como JPEG y elija ese archivo.",
  "avatar.unreadable": "El navegador no puede abrir este archivo como imagen.",
};
