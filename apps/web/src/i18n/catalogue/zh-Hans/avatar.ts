import type { Translation } from "../catalogue.ts";
import type { avatar as english } from "../en/avatar.ts";

export const avatar: Translation<typeof english> = {
  "avatar.title": "头像",
  "avatar.explained": "支持 JPEG、PNG、WebP、GIF 和 AVIF，也可以把图片拖到这里或直接粘贴。",
  "avatar.drop": "将图片拖放到这里",
  "avatar.remove": "移除",
  "avatar.removed": "头像已移除",
  "avatar.crop": "选择要显示的部分",
  "avatar.stage": "图片的显示部分",
  "avatar.hint": "拖动可移动，滚轮或双指可缩放，点按某处可将其居中。键盘：方向键、+ 和 −。",
  "avatar.zoom": "缩放",
  "avatar.sending": "正在保存… {part}",
  "avatar.tooLarge": "文件超过 {max} MB，请选择小一些的图片。",
  "avatar.heic": "此浏览器无法打开 HEIC 照片，请将照片存为 JPEG 后再选择。",
  "avatar.unreadable": "浏览器无法将此文件作为图片打开。",
};
