/** Rules and fields of every form. A separate part, loaded with the first form. */
export const forms = {
  "forms.required": "This field is required",
  "forms.fieldRequired": "{field} is required",
  "forms.length": "Length should be between {min} and {max} characters",
  "forms.format": "Invalid format",
  "forms.email": "Email",
  "forms.password": "Password",
  "forms.newPassword": "New password",
  "forms.code": "Verification code",
  "forms.invalidEmail": "Please enter a valid email address",
  "forms.codeDigits": "Enter the {n} digits",
  "forms.password.show": "Show password",
  "forms.password.hide": "Hide password",
  "forms.password.length": "{min} to {max} characters",
  "forms.password.weak": "Weak: easy to guess",
  "forms.password.fair": "Fair: a longer one is safer",
  "forms.password.strong": "Strong",
} as const;
