import type { Translation } from "../catalogue.ts";

import type { forms as english } from "../en/forms.ts";

export const forms: Translation<typeof english> = {
  "forms.required": "此项为必填项",
  "forms.fieldRequired": "请填写{field}",
  "forms.length": "长度应为 {min} 到 {max} 个字符",
  "forms.format": "格式不正确",
  "forms.email": "邮箱",
  "forms.password": "密码",
  "forms.newPassword": "新密码",
  "forms.code": "验证码",
  "forms.invalidEmail": "请输入有效的邮箱地址",
  "forms.codeDigits": "请输入 {n} 位数字",
  "forms.password.show": "显示密码",
  "forms.password.hide": "隐藏密码",
  "forms.password.length": "{min} 到 {max} 个字符",
  "forms.password.weak": "较弱：容易被猜到",
  "forms.password.fair": "一般：再长一些更安全",
  "forms.password.strong": "较强",
};
