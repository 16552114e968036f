import type { Translation } from "../catalogue.ts";

import type { forms as english } from "../en/forms.ts";

export const forms: Translation<typeof english> = {
  "forms.required": "Este campo es obligatorio",
  "forms.fieldRequired": "{field}: campo obligatorio",
  "forms.length": "Debe tener entre {min} y {max} caracteres",
  "forms.format": "El formato no es válido",
  "forms.email": "Correo electrónico",
  "forms.password": "Contraseña",
  "forms.newPassword": "Nueva contraseña",
  "forms.code": "Código de verificación",
  "forms.invalidEmail": "Escriba un correo electrónico válido",
  "forms.codeDigits": "Escriba los {n} dígitos",
  "forms.password.show": "Mostrar la contraseña",
  "forms.password.hide": "Ocultar la contraseña",
  "forms.password.length": "De {min} a {max} caracteres",
  "forms.password.weak": "Débil: fácil de adivinar",
  "forms.password.fair": "Aceptable: más larga, más segura",
  "forms.password.strong": "Segura",
};
