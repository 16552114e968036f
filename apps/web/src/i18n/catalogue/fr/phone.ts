import type { Translation } from "../catalogue.ts";
import type { phone as english } from "../en/phone.ts";

export const phone: Translation<typeof english> = {
  "phone.title": "Ouvrir sur votre téléphone",
  "phone.explained": "Scannez le code avec l’appareil photo de votre téléphone pour y ouvrir cette page.",
  "phone.code": "Code QR contenant l’adresse de cette page",
  "phone.copy": "Copier le lien",
  "phone.copied": "Lien copié",
  "phone.notCopied": "Le lien n’a pas pu être copié",
  "phone.failed": "Le code n’a pas pu être chargé",
};
