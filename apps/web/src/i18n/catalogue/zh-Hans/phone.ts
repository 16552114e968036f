import type { Translation } from "../catalogue.ts";
import type { phone as english } from "../en/phone.ts";

export const phone: Translation<typeof english> = {
  "phone.title": "在手机上打开",
  "phone.explained": "用手机相机扫描二维码，即可在手机上打开本页。",
  "phone.code": "本页网址的二维码",
  "phone.copy": "复制链接",
  "phone.copied": "链接已复制",
  "phone.notCopied": "无法复制链接",
  "phone.failed": "无法加载二维码",
};
