import type { Translation } from "../catalogue.ts";
import type { phone as english } from "../en/phone.ts";

export const phone: Translation<typeof english> = {
  "phone.title": "在手機上開啟",
  "phone.explained": "用手機相機掃描 QR 碼，即可在手機上開啟本頁。",
  "phone.code": "本頁網址的 QR 碼",
  "phone.copy": "複製連結",
  "phone.copied": "連結已複製",
  "phone.notCopied": "無法複製連結",
  "phone.failed": "無法載入 QR 碼",
};
