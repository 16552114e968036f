import type { Translation } from "../catalogue.ts";
import type { userSessions as english } from "../en/user-sessions.ts";

export const userSessions: Translation<typeof english> = {
  "userSessions.title": "用户的登录状态",
  "userSessions.note": "如果某个账号可能已被他人掌握，请让它退出登录；用户本人可重新登录。",
  "userSessions.one": "某位用户",
  "userSessions.oneExplained": "退出其所有设备，账号不会被锁定",
  "userSessions.everyone": "所有用户",
  "userSessions.everyoneExplained": "退出此设备以外的所有设备，例如在遭到攻击之后",
  "userSessions.email": "用户的邮箱",
  "userSessions.end": "退出登录",
  "userSessions.noAccount": "没有使用该邮箱的账号",
  "userSessions.ended": { other: "已退出 {n} 台设备" },
};
