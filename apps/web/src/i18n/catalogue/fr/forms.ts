import type { Translation } from "../catalogue.ts";

import type { forms as english } from "../en/forms.ts";

export const forms: Translation<typeof english> = {
  "forms.required": "Ce champ est obligatoire",
  "forms.fieldRequired": "{field} : champ obligatoire",
  "forms.length": "Saisissez entre {min} et {max} caractères",
  "forms.format": "Format non valide",
  "forms.email": "Adresse e-mail",
  "forms.password": "Mot de passe",
  "forms.newPassword": "Nouveau mot de passe",
  "forms.code": "Code de vérification",
  "forms.invalidEmail": "Saisissez une adresse e-mail valable",
  "forms.codeDigits": "Saisissez les {n} chiffres",
  "forms.password.show": "Afficher le mot de passe",
  "forms.password.hide": "Masquer le mot de passe",
  "forms.password.length": "De {min} à {max} caractères",
  "forms.password.weak": "Faible : facile à deviner",
  "forms.password.fair": "Correct : plus long, il serait plus sûr",
  "forms.password.strong": "Robuste",
};
