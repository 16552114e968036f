export { Accounts } from "./accounts.ts";
export type { AccountRequest, AccountSettings, AccountsContext } from "./accounts-context.ts";
export { takeFeedback } from "./feedback.ts";
export { invite } from "./invitations.ts";
export { askForRemoval, exportOwnAccount, keepAccount } from "./leave.ts";
export {
  changeOwnEmail,
  changeOwnPassword,
  changeOwnPhone,
  type OwnRequest,
  ownProfile,
  updateOwnSettings,
} from "./own-account.ts";
export { ownSessions, revokeOwnSessions, signOut } from "./own-sessions.ts";
export { sendEmailCode, sendSmsCode } from "./send-code.ts";
export { refreshSession, registerAccount, resetForgottenPassword, signIn } from "./sign-in.ts";
export { userById, wireUser } from "./users.ts";
