import type { Translation } from "../catalogue.ts";
import type { invitations as english } from "../en/invitations.ts";

export const invitations: Translation<typeof english> = {
  "invitations.title": "邀请",
  "invitations.note": "每个链接可供一人注册账号。",
  "invitations.everyone": "任何人都可以在此服务器注册，无需邀请。以 REGISTRATION=invite 启动后，仅限您邀请的人注册。",
  "invitations.nobody": "此服务器已关闭注册。以 REGISTRATION=invite 启动后，您可以邀请他人注册。",
  "invitations.make": "生成链接",
  "invitations.link": "邀请链接",
  "invitations.linkHint": "仅供一人使用，有效期至{day}。链接只在此时显示。",
  "invitations.copy": "复制链接",
  "invitations.copied": "链接已复制",
  "invitations.notCopied": "请选中链接并复制",
  "invitations.none": "还没有邀请",
  "invitations.made": "{day}的邀请",
  "invitations.valid": "有效期至{day}",
  "invitations.used": "已于{day}使用",
  "invitations.expired": "已于{day}过期",
  "invitations.takeBack": "撤销",
  "invitations.takenBack": "邀请已撤销",
};
