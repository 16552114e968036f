export { CODE_RULES, EMAIL_RULES, GIVEN_PASSWORD_RULES, MAX_EMAIL, NEW_PASSWORD_RULES } from "./account-rules.ts";
export { CheckField } from "./CheckField.tsx";
export { CodeField } from "./CodeField.tsx";
export { PasswordField } from "./PasswordField.tsx";
export type { Problem, Rules } from "./rules.ts";
export { TextField } from "./TextField.tsx";
export { type FieldState, type Form, type Refusal, useForm } from "./use-form.ts";
