import type { LanguageCode } from "@plumbline/contract";

interface Words {
  readonly title: string;
  readonly warning: string;
  readonly email: string;
  readonly submit: string;
  readonly cancel: string;
}

const WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    title: "Practice sign-in",
    warning: "For development only. This page stands in for {provider} on this computer and believes any address.",
    email: "E-mail address",
    submit: "Sign in",
    cancel: "Cancel",
  },
  es: {
    title: "Acceso de prueba",
    warning: "Solo para desarrollo. Esta página sustituye a {provider} en este equipo y acepta cualquier dirección.",
    email: "Correo electrónico",
    submit: "Iniciar sesión",
    cancel: "Cancelar",
  },
  fr: {
    title: "Connexion d’essai",
    warning:
      "Pour le développement seulement. Cette page remplace {provider} sur cet ordinateur et accepte toute adresse.",
    email: "Adresse e-mail",
    submit: "Se connecter",
    cancel: "Annuler",
  },
  "zh-Hans": {
    title: "开发用登录",
    warning: "仅供开发使用。此页面在本机代替 {provider}，任何邮箱地址都会被接受。",
    email: "邮箱地址",
    submit: "登录",
    cancel: "取消",
  },
  "zh-Hant": {
    title: "開發用登入",
    warning: "僅供開發使用。此頁面在本機代替 {provider}，任何電子郵件地址都會被接受。",
    email: "電子郵件地址",
    submit: "登入",
    cancel: "取消",
  },
};

/** The page of a provider on this machine. It says in words that it is not the real one. */
export function page(provider: string, language: LanguageCode): string {
  const { title, warning, email, submit, cancel } = WORDS[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 24rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.375rem; margin: 0 0 1rem; }
p { border: 1px solid; border-radius: 0.5rem; padding: 0.75rem 1rem; margin: 0 0 1.5rem; }
label { display: block; font-weight: 600; margin-bottom: 0.375rem; }
input { box-sizing: border-box; width: 100%; font: inherit; padding: 0.625rem 0.75rem; }
div { display: flex; gap: 0.75rem; margin-top: 1.25rem; }
button { font: inherit; padding: 0.625rem 1.25rem; min-height: 2.75rem; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${warning.replace("{provider}", provider)}</p>
<form method="post">
<label for="email">${email}</label>
<input id="email" name="email" type="email" autocomplete="email" required autofocus>
<div><button>${submit}</button><button name="cancel" value="1" formnovalidate>${cancel}</button></div>
</form>
</main>
</body>
</html>
`;
}
