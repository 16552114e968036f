import type { Translation } from "../catalogue.ts";

import type { forms as english } from "../en/forms.ts";

export const forms: Translation<typeof english> = {
  "forms.required": "此欄為必填",
  "forms.fieldRequired": "請填寫{field}",
  "forms.length": "長度須為 {min} 到 {max} 個字元",
  "forms.format": "格式不正確",
  "forms.email": "電子郵件",
  "forms.password": "密碼",
  "forms.newPassword": "新密碼",
  "forms.code": "驗證碼",
  "forms.invalidEmail": "請輸入有效的電子郵件地址",
  "forms.codeDigits": "請輸入 {n} 位數字",
  "forms.password.show": "顯示密碼",
  "forms.password.hide": "隱藏密碼",
  "forms.password.length": "{min} 到 {max} 個字元",
  "forms.password.weak": "偏弱：容易被猜到",
  "forms.password.fair": "普通：再長一點更安全",
  "forms.password.strong": "夠強",
};
