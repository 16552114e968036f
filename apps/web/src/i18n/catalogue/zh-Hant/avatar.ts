import type { Translation } from "../catalogue.ts";
import type { avatar as english } from "../en/avatar.ts";

export const avatar: Translation<typeof english> = {
  "avatar.title": "大頭貼",
  "avatar.explained": "支援 JPEG、PNG、WebP、GIF 與 AVIF，也可以把圖片拖曳到這裡或直接貼上。",
  "avatar.drop": "將圖片拖放到這裡",
  "avatar.remove": "移除",
  "avatar.removed": "大頭貼已移除",
  "avatar.crop": "選擇要顯示的部分",
  "avatar.stage": "圖片的顯示部分",
  "avatar.hint": "拖曳可移動，滾輪或雙指可縮放，點按某處可將其置中。鍵盤：方向鍵、+ 與 −。",
  "avatar.zoom": "縮放",
  "avatar.sending": "儲存中… {part}",
  "avatar.tooLarge": "檔案超過 {max} MB，請選擇較小的圖片。",
  "avatar.heic": "此瀏覽器無法開啟 HEIC 照片，請將照片另存為 JPEG 後再選擇。",
  "avatar.unreadable": "瀏覽器無法將此檔案當作圖片開啟。",
};
