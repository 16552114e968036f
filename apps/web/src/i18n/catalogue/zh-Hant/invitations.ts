import type { Translation } from "../catalogue.ts";
import type { invitations as english } from "../en/invitations.ts";

export const invitations: Translation<typeof english> = {
  "invitations.title": "邀請",
  "invitations.note": "每個連結可供一人建立帳號。",
  "invitations.everyone": "任何人都可以在此伺服器註冊，無需邀請。以 REGISTRATION=invite 啟動後，僅限您邀請的人註冊。",
  "invitations.nobody": "此伺服器已關閉註冊。以 REGISTRATION=invite 啟動後，您可以邀請他人註冊。",
  "invitations.make": "產生連結",
  "invitations.link": "邀請連結",
  "invitations.linkHint": "僅供一人使用，有效至{day}。連結只在此時顯示。",
  "invitations.copy": "複製連結",
  "invitations.copied": "已複製連結",
  "invitations.notCopied": "請選取連結並複製",
  "invitations.none": "還沒有邀請",
  "invitations.made": "{day}的邀請",
  "invitations.valid": "有效至{day}",
  "invitations.used": "已於{day}使用",
  "invitations.expired": "已於{day}過期",
  "invitations.takeBack": "撤銷",
  "invitations.takenBack": "已撤銷邀請",
};
