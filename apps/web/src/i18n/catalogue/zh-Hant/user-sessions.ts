import type { Translation } from "../catalogue.ts";
import type { userSessions as english } from "../en/user-sessions.ts";

export const userSessions: Translation<typeof english> = {
  "userSessions.title": "使用者的登入狀態",
  "userSessions.note": "如果某個帳號可能已落入他人之手，請將它登出；使用者本人可以重新登入。",
  "userSessions.one": "某位使用者",
  "userSessions.oneExplained": "登出其所有裝置，帳號不會被鎖定",
  "userSessions.everyone": "所有使用者",
  "userSessions.everyoneExplained": "登出此裝置以外的所有裝置，例如遭到攻擊之後",
  "userSessions.email": "使用者的電子郵件",
  "userSessions.end": "登出",
  "userSessions.noAccount": "沒有使用此電子郵件的帳號",
  "userSessions.ended": { other: "已登出 {n} 台裝置" },
};
