export { acceptOwnDocuments } from "./acceptances.ts";
export { Accounts } from "./accounts.ts";
export type { AccountRequest, AccountSettings, AccountsContext } from "./accounts-context.ts";
export { AttemptLimits } from "./attempt-limits.ts";
export { avatarImage, removeOwnAvatar, setOwnAvatar } from "./avatars.ts";
export { takeFeedback } from "./feedback.ts";
export { invite, ownInvitations, revokeOwnInvitation } from "./invitations.ts";
export { askForRemoval, keepAccount } from "./leave.ts";
export { handOver, handOverTo, outgoingStore } from "./outgoing-messages.ts";
export {
  changeOwnEmail,
  changeOwnPassword,
  changeOwnPhone,
  type OwnRequest,
  ownProfile,
  ownUser,
  requireOwner,
  updateOwnSettings,
} from "./own-account.ts";
export { exportOwnAccount } from "./own-export.ts";
export { ownSessions, revokeOwnSessions, revokeSessionsOfUser, signOut } from "./own-sessions.ts";
export {
  addOwnPasskey,
  beginOwnPasskey,
  beginOwnPasskeyProof,
  deleteOwnPasskey,
  ownPasskeys,
  renameOwnPasskey,
} from "./passkeys/own-passkeys.ts";
export { beginSignInWithPasskey, signInWithPasskey } from "./passkeys/passkey-sign-in.ts";
export { ProviderFailure } from "./providers/open-id-provider.ts";
export { linkOwnProvider, unlinkOwnProvider } from "./providers/own-providers.ts";
export { signInWithProvider } from "./providers/provider-sign-in.ts";
export {
  beginProviderSignIn,
  CALLBACK_PATH,
  endProviderSignIn,
  type ProviderOutcome,
} from "./providers/visit-provider.ts";
export { registerFirstAccount } from "./register-first-account.ts";
export {
  beginOwnSecondFactor,
  confirmOwnSecondFactor,
  renewOwnRecoveryCodes,
  turnOffOwnSecondFactor,
} from "./second-factor/own-second-factor.ts";
export { sendEmailCode, sendSmsCode } from "./send-code.ts";
export { refreshSession, registerAccount, resetForgottenPassword, signIn } from "./sign-in.ts";
export { userById, wireUser } from "./users.ts";
