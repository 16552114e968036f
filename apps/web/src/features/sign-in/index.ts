export { SignInDialog } from "./SignInDialog.tsx";
