import type { Translation } from "../catalogue.ts";
import type { avatar as english } from "../en/avatar.ts";

export const avatar: Translation<typeof english> = {
  "avatar.title": "Photo",
  "avatar.explained": "JPEG, PNG, WebP, GIF ou AVIF. Vous pouvez aussi déposer une image ici ou la coller.",
  "avatar.drop": "Déposez l’image ici",
  "avatar.remove": "Retirer",
  "avatar.removed": "Photo retirée",
  "avatar.crop": "Choisissez la partie à afficher",
  "avatar.stage": "Partie visible de l’image",
  "avatar.hint":
    "Faites glisser pour la déplacer, zoomez avec la molette ou deux doigts, ou touchez le point à centrer. Clavier : flèches, + et −.",
  "avatar.zoom": "Zoom",
  "avatar.sending": "Enregistrement… {part}",
  "avatar.tooLarge": "Ce fichier dépasse {max} Mo. Choisissez une image plus petite.",
  "avatar.heic":
    "Ce navigateur ne peut pas ouvrir les photos HEIC. Enregistrez la photo au format JPEG, puis choisissez ce fichier.",
  "avatar.unreadable": "Le navigateur ne peut pas ouvrir ce fichier comme une image.",
};
