import type { Call } from "./call.ts";

/** The calls of accounts, as `CALLS` has those about the market. */
export const ACCOUNT_CALLS = {
  sendEmail: { path: "/api/sendEmail", method: "POST", access: "public" },
  sendSms: { path: "/api/sendSms", method: "POST", access: "public" },
  register: { path: "/api/user/register", method: "POST", access: "public" },
  login: { path: "/api/user/login", method: "POST", access: "public" },
  resetPassword: { path: "/api/user/resetpassword", method: "POST", access: "public" },
  refreshToken: { path: "/api/refreshToken", method: "POST", access: "public" },
  logout: { path: "/api/user/logout", method: "POST", access: "token" },
  currentUser: { path: "/api/user/GetUser", method: "GET", access: "whitelisted" },
  profile: { path: "/api/user/getUserInfo", method: "GET", access: "token" },
  updateConfiguration: { path: "/api/user/updateConfiguration", method: "POST", access: "token" },
  changePassword: { path: "/api/user/changepassword", method: "POST", access: "token" },
  changeEmail: { path: "/api/user/changeemail", method: "POST", access: "token" },
  changePhone: { path: "/api/user/changemobile", method: "POST", access: "token" },
  feedback: { path: "/api/user/feedback", method: "POST", access: "whitelisted" },
  createInvitation: { path: "/api/user/invite", method: "POST", access: "token" },
  sessions: { path: "/api/sessions/list", method: "GET", access: "token" },
  revokeSessions: { path: "/api/sessions/revoke", method: "POST", access: "token" },
  exportAccount: { path: "/api/account/export", method: "GET", access: "token" },
  deleteAccount: { path: "/api/account/delete", method: "POST", access: "token" },
  restoreAccount: { path: "/api/account/restore", method: "POST", access: "token" },
} as const satisfies Readonly<Record<string, Call>>;

export type AccountCallName = keyof typeof ACCOUNT_CALLS;
