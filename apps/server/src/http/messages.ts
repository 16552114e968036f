import type { CodeName, LanguageCode } from "@plumbline/contract";

/** The sentence of each code, in each language of the product. The English ones are fixed by the specification. */
const MESSAGES: Readonly<Record<LanguageCode, Readonly<Record<CodeName, string>>>> = {
  en: {
    ok: "Operation Successful",
    notLoggedIn: "User Not Logged In",
    wrongVerificationCode: "Incorrect Verification Code",
    emailExists: "Email Exists",
    phoneExists: "Phone Number Exists",
    invalidEmail: "Please enter a valid email address",
    unknown: "Unknown error, please try again later",
    wrongCredentials: "Incorrect username or password",
    secondFactorNeeded: "Enter the code of your authenticator app, or a recovery code",
    wrongSecondFactor: "This code is wrong, or was used already",
    paymentDeclined: "The payment was declined. Check your card and try again",
    invalidParameter: "Invalid Parameter",
    forbidden: "You do not have access to this",
    notFound: "Not found",
    methodNotAllowed: "This address does not take this method",
    requestTimeout: "The request took too long to arrive",
    preconditionFailed: "What you hold is no longer the current version",
    tooLarge: "The request is too large",
    rangeNotSatisfiable: "This part of the file does not exist",
    tooManyRequests: "Too many requests, please wait a moment",
    unavailable: "Temporarily unavailable, please try again shortly",
  },
  es: {
    ok: "Operación realizada",
    notLoggedIn: "No ha iniciado sesión",
    wrongVerificationCode: "Código de verificación incorrecto",
    emailExists: "El correo electrónico ya está registrado",
    phoneExists: "El número de teléfono ya está registrado",
    invalidEmail: "Introduzca una dirección de correo electrónico válida",
    unknown: "Error desconocido; inténtelo de nuevo más tarde",
    wrongCredentials: "Usuario o contraseña incorrectos",
    secondFactorNeeded: "Introduzca el código de su aplicación de autenticación o un código de recuperación",
    wrongSecondFactor: "El código es incorrecto o ya se usó",
    paymentDeclined: "El pago fue rechazado. Revise su tarjeta e inténtelo de nuevo",
    invalidParameter: "Parámetro no válido",
    forbidden: "No tiene acceso a este contenido",
    notFound: "No encontrado",
    methodNotAllowed: "Esta dirección no admite este método",
    requestTimeout: "La solicitud tardó demasiado en llegar",
    preconditionFailed: "La versión que tiene ya no es la actual",
    tooLarge: "La solicitud es demasiado grande",
    rangeNotSatisfiable: "Esta parte del archivo no existe",
    tooManyRequests: "Demasiadas solicitudes; espere un momento",
    unavailable: "No disponible por el momento; inténtelo de nuevo en breve",
  },
  fr: {
    ok: "Opération réussie",
    notLoggedIn: "Vous n’êtes pas connecté",
    wrongVerificationCode: "Code de vérification incorrect",
    emailExists: "Cette adresse e-mail est déjà enregistrée",
    phoneExists: "Ce numéro de téléphone est déjà enregistré",
    invalidEmail: "Veuillez saisir une adresse e-mail valide",
    unknown: "Erreur inconnue, veuillez réessayer plus tard",
    wrongCredentials: "Identifiant ou mot de passe incorrect",
    secondFactorNeeded: "Saisissez le code de votre application d’authentification ou un code de secours",
    wrongSecondFactor: "Ce code est incorrect ou a déjà servi",
    paymentDeclined: "Le paiement a été refusé. Vérifiez votre carte et réessayez",
    invalidParameter: "Paramètre non valide",
    forbidden: "Vous n’avez pas accès à ce contenu",
    notFound: "Introuvable",
    methodNotAllowed: "Cette adresse n’accepte pas cette méthode",
    requestTimeout: "La requête a mis trop de temps à arriver",
    preconditionFailed: "La version que vous détenez n’est plus la version actuelle",
    tooLarge: "La requête est trop volumineuse",
    rangeNotSatisfiable: "Cette partie du fichier n’existe pas",
    tooManyRequests: "Trop de requêtes, veuillez patienter un instant",
    unavailable: "Momentanément indisponible, veuillez réessayer dans un instant",
  },
  "zh-Hans": {
    ok: "操作成功",
    notLoggedIn: "用户未登录",
    wrongVerificationCode: "验证码错误",
    emailExists: "该邮箱已注册",
    phoneExists: "该手机号已注册",
    invalidEmail: "请输入有效的邮箱地址",
    unknown: "未知错误，请稍后重试",
    wrongCredentials: "用户名或密码错误",
    secondFactorNeeded: "请输入身份验证器应用中的验证码，或使用恢复码",
    wrongSecondFactor: "验证码错误，或已被使用",
    paymentDeclined: "付款被拒绝。请检查银行卡后重试",
    invalidParameter: "参数无效",
    forbidden: "您没有访问权限",
    notFound: "未找到",
    methodNotAllowed: "该地址不支持此请求方法",
    requestTimeout: "请求未能在规定时间内传完",
    preconditionFailed: "您所持有的版本已不是当前版本",
    tooLarge: "请求内容过大",
    rangeNotSatisfiable: "请求的文件范围不存在",
    tooManyRequests: "请求过于频繁，请稍后再试",
    unavailable: "服务暂时不可用，请稍后重试",
  },
  "zh-Hant": {
    ok: "操作成功",
    notLoggedIn: "尚未登入",
    wrongVerificationCode: "驗證碼錯誤",
    emailExists: "此電子郵件已註冊",
    phoneExists: "此手機號碼已註冊",
    invalidEmail: "請輸入有效的電子郵件地址",
    unknown: "發生未知錯誤，請稍後再試",
    wrongCredentials: "使用者名稱或密碼錯誤",
    secondFactorNeeded: "請輸入驗證器應用程式中的驗證碼，或使用復原碼",
    wrongSecondFactor: "驗證碼錯誤，或已被使用",
    paymentDeclined: "付款遭拒。請檢查信用卡後再試一次",
    invalidParameter: "參數無效",
    forbidden: "您沒有存取權限",
    notFound: "找不到",
    methodNotAllowed: "此位址不支援這種要求方法",
    requestTimeout: "要求未能在規定時間內傳完",
    preconditionFailed: "您所持有的版本已不是目前的版本",
    tooLarge: "要求的內容過大",
    rangeNotSatisfiable: "要求的檔案範圍不存在",
    tooManyRequests: "要求過於頻繁，請稍後再試",
    unavailable: "服務暫時無法使用，請稍後再試",
  },
};

/** A sentence in each language; `{}` stands for what it is about. */
export type SentenceTexts = Readonly<Record<LanguageCode, string>>;

/** A sentence with what it is about. */
export interface Sentence {
  readonly texts: SentenceTexts;
  readonly about: string;
}

export const UNKNOWN_INSTRUMENT: SentenceTexts = {
  en: "No data for {}. Check the symbol, or search for the company by name.",
  es: "No hay datos de {}. Revise el símbolo o busque la empresa por su nombre.",
  fr: "Aucune donnée pour {}. Vérifiez le symbole ou recherchez la société par son nom.",
  "zh-Hans": "没有 {} 的数据。请检查股票代码，或按公司名称搜索。",
  "zh-Hant": "沒有 {} 的資料。請確認股票代號，或以公司名稱搜尋。",
};

export const UNKNOWN_FILING: SentenceTexts = {
  en: "The text of the filing {} has not been imported, was not filed by that day, or has no such passage.",
  es: "El texto del informe {} no se ha importado, aún no se había presentado en esa fecha o no contiene ese pasaje.",
  fr: "Le texte du document {} n’a pas été importé, n’était pas encore déposé à cette date ou ne contient pas ce passage.",
  "zh-Hans": "尚未导入披露文件 {} 的文本，或该文件当日尚未披露，或没有这一段落。",
  "zh-Hant": "尚未匯入申報文件 {} 的文字，或該文件當日尚未申報，或沒有這一段落。",
};

export const PLAN_ALLOWS_NO_MORE: SentenceTexts = {
  en: "Your plan allows no more of this for now.",
  es: "Su plan no permite más por ahora.",
  fr: "Votre formule n’en permet pas davantage pour le moment.",
  "zh-Hans": "您当前的方案暂时没有更多额度。",
  "zh-Hant": "您目前的方案暫時沒有更多額度。",
};

export const PLAN_LACKS_FEATURE: SentenceTexts = {
  en: "Your plan does not include this.",
  es: "Su plan no lo incluye.",
  fr: "Votre formule ne le comprend pas.",
  "zh-Hans": "您的方案不包含此功能。",
  "zh-Hant": "您的方案不包含此功能。",
};

export const NOTHING_TO_PAY: SentenceTexts = {
  en: "Nothing is paid for on this server: every feature is on.",
  es: "En este servidor no se paga nada: todas las funciones están activas.",
  fr: "Rien n’est payant sur ce serveur : toutes les fonctions sont actives.",
  "zh-Hans": "此服务器不收费：所有功能均已开启。",
  "zh-Hant": "此伺服器不收費：所有功能皆已開啟。",
};

export const SUBSCRIBED_ALREADY: SentenceTexts = {
  en: "You have a subscription already. Change it instead of starting another one.",
  es: "Ya tiene una suscripción. Cámbiela en lugar de contratar otra.",
  fr: "Vous avez déjà un abonnement. Modifiez-le au lieu d’en souscrire un autre.",
  "zh-Hans": "您已有订阅。请更改现有订阅，无需再次订阅。",
  "zh-Hant": "您已有訂閱。請變更現有訂閱，無需再次訂閱。",
};

export const NOT_SUBSCRIBED: SentenceTexts = {
  en: "You have no subscription that this could be done with.",
  es: "No tiene ninguna suscripción con la que se pueda hacer esto.",
  fr: "Vous n’avez aucun abonnement auquel cela s’applique.",
  "zh-Hans": "您没有可执行此操作的订阅。",
  "zh-Hant": "您沒有可執行此操作的訂閱。",
};

export const NOT_SIGNED: SentenceTexts = {
  en: "This event does not carry the signature of the payment provider.",
  es: "Este evento no lleva la firma del proveedor de pagos.",
  fr: "Cet événement ne porte pas la signature du prestataire de paiement.",
  "zh-Hans": "此事件没有支付服务商的签名。",
  "zh-Hant": "此事件沒有金流服務商的簽章。",
};

export const UNKNOWN_PATH: SentenceTexts = {
  en: "Unknown endpoint: {}. All endpoints are listed at /api/docs.",
  es: "Endpoint desconocido: {}. Todos figuran en /api/docs.",
  fr: "Point d’accès inconnu : {}. Tous sont décrits sous /api/docs.",
  "zh-Hans": "没有接口 {}。全部接口见 /api/docs。",
  "zh-Hant": "沒有 API {}。所有 API 請見 /api/docs。",
};

/** The message of a code, or of a more precise sentence, in a language. */
export function messageOf(code: CodeName, language: LanguageCode, sentence?: Sentence): string {
  return sentence ? sentence.texts[language].replace("{}", () => sentence.about) : MESSAGES[language][code];
}
