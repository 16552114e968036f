import { SPANISH_METHODS } from "./methods/spanish.ts";
import type { NoteTexts } from "./note-text.ts";
import { SPANISH_PLAN_TERMS } from "./plan-terms/spanish.ts";

export const SPANISH: NoteTexts = {
  about: {
    title: "Acerca de Plumbline",
    body: [
      {
        kind: "paragraph",
        text: "Plumbline es una aplicación de análisis bursátil que usted mismo instala. Busque una empresa y vea cómo ha evolucionado su cotización, en qué punto de su rango se encuentra y de dónde sale cada una de esas cifras. Los datos permanecen en su equipo y ninguna página se conecta con terceros.",
      },
      { kind: "heading", text: "Cuatro compromisos" },
      {
        kind: "list",
        items: [
          "Cada cifra, con su fuente: de dónde procede, su periodo, el documento presentado y su fecha cuando lo hay, y la regla con la que se calculó.",
          "Sin información del futuro. Si consulta el mercado a una fecha anterior, solo se usa lo que se sabía ese día.",
          "Estadística honesta. Un resultado que podría deberse al azar lo dice: con el tamaño de la muestra, intervalos, costos y número de intentos.",
          "Un dato que falta se muestra como tal y con su motivo; nunca como cero ni como una media de datos incompletos.",
        ],
      },
      { kind: "heading", text: "De dónde proceden los datos" },
      {
        kind: "list",
        items: [
          "Mercado de demostración: empresas que no existen, generadas por nuestro propio código e idénticas en todos los equipos. Uso libre; sin retraso.",
          "Información financiera: SEC EDGAR, los documentos presentados ante la Comisión de Bolsa y Valores de EE. UU., tal como se presentaron. Dominio público. Tan reciente como la última importación.",
          "Cotizaciones: archivos importados por quien administra esta instalación, por ejemplo exportaciones de Alpha Vantage, Yahoo Finance o Stooq. Rigen las condiciones de cada proveedor, que por lo general prohíben redistribuir los datos. Son datos diarios: el último precio es el último cierre, no una cotización en tiempo real.",
          "Datos de referencia: composición histórica de índices y rendimientos del Tesoro de EE. UU. (dominio público). Los sectores e industrias siguen el Global Industry Classification Standard (GICS), marca de MSCI y S&P.",
        ],
      },
      { kind: "heading", text: "Cómo se miden las variaciones" },
      {
        kind: "paragraph",
        text: "Todo periodo termina en la última sesión de los datos. La variación a un año parte de la última sesión en la misma fecha del año anterior o antes. Los precios se ajustan por splits; la rentabilidad total reinvierte además los dividendos en la fecha exdividendo. Las variaciones de más de un año se expresan también en tasa anual.",
      },
      { kind: "heading", text: "Qué hace el control de calidad" },
      {
        kind: "paragraph",
        text: "Antes de usarse, los datos se comprueban: precios imposibles, fechas duplicadas o futuras, saltos que parecen splits no registrados, cifras de otra empresa. Lo que se rechaza, se aparta o se repara figura en el informe de calidad. Una entrega defectuosa nunca sustituye a datos buenos: se muestra el último estado correcto, señalado como tal.",
      },
      {
        kind: "paragraph",
        text: "Los gráficos de cotizaciones se dibujan con TradingView Lightweight Charts™ (licencia Apache 2.0).",
      },
    ],
  },
  disclaimer: {
    title: "Exención de responsabilidad",
    body: [
      {
        kind: "paragraph",
        text: "Plumbline es una herramienta de estudio y formación. Nada de lo que contiene constituye asesoramiento de inversión, recomendación ni oferta de compra o venta de valores, ni tiene en cuenta sus circunstancias personales. Las decisiones y sus consecuencias son suyas; en caso de duda, consulte a un asesor autorizado.",
      },
      { kind: "heading", text: "Los datos" },
      {
        kind: "paragraph",
        text: "Los datos pueden ser incompletos, tardíos o erróneos. Salvo indicación en contrario, los precios son de cierre y no son aptos para operar. Compruebe lo importante en el documento original. Las empresas del mercado de demostración son ficticias; cualquier parecido con empresas reales es casual.",
      },
      { kind: "heading", text: "Modelos y resultados pasados" },
      {
        kind: "paragraph",
        text: "Las valoraciones y simulaciones dependen de hipótesis y simplifican la realidad. Las rentabilidades pasadas, reales o simuladas, no garantizan rentabilidades futuras. El valor de una inversión puede bajar tanto como subir, y puede perder todo lo invertido.",
      },
      { kind: "heading", text: "Responsabilidad y derechos" },
      {
        kind: "paragraph",
        text: "La aplicación se ofrece tal cual, sin garantía de ningún tipo, en la medida en que lo permita la ley; las condiciones del servicio detallan la responsabilidad. Quien administra este servidor es responsable de tener derecho a usar los datos que importa, y las condiciones de los proveedores de datos obligan también a quien los consulta. Los nombres y marcas pertenecen a sus titulares.",
      },
    ],
  },
  terms: {
    title: "Condiciones del servicio",
    body: [
      {
        kind: "paragraph",
        text: "Estas condiciones rigen entre usted y el administrador, es decir, la persona u organización que gestiona este servidor. Plumbline es el nombre del programa; sus autores, como tales, no son parte de estas condiciones. La exención de responsabilidad forma parte de ellas.",
      },
      { kind: "heading", text: "Qué ofrece el servidor" },
      {
        kind: "paragraph",
        text: "Puede buscar empresas, consultar sus cifras y de dónde salen, valorar una acción con sus propias hipótesis y, si tiene cuenta, guardar su trabajo. El administrador decide qué datos se importan y puede modificar, interrumpir o cerrar el servicio. Nadie garantiza que esté siempre disponible: exporte lo que no quiera perder.",
      },
      { kind: "heading", text: "Su cuenta" },
      {
        kind: "paragraph",
        text: "Las páginas públicas no requieren cuenta. Para registrarse necesita una dirección de correo electrónico propia y, si el servidor está configurado así, una invitación. Elija una contraseña que no use en ningún otro sitio y no la comparta con nadie. Si cree que otra persona utiliza su cuenta, cambie la contraseña, con lo que se cierran todas las demás sesiones, y avise al administrador.",
      },
      {
        kind: "paragraph",
        text: "Puede eliminar su cuenta en cualquier momento desde el área de usuario. Se borra 30 días después de solicitarlo; hasta entonces puede cambiar de opinión. El administrador puede cerrar una cuenta que incumpla estas condiciones.",
      },
      { kind: "heading", text: "Qué no está permitido" },
      {
        kind: "list",
        items: [
          "Sobrecargar: enviar tantas peticiones automáticas que el servidor vaya lento para los demás, o intentar eludir sus límites.",
          "Redistribuir datos: los que proceden de fuentes con licencia son para su uso propio. No los publique, venda ni ceda, ni en todo ni en parte, salvo que el proveedor lo permita.",
          "Atacar: entrar sin permiso en el servidor o en cuentas o datos ajenos. Si encuentra una vulnerabilidad, avise al administrador y no la aproveche.",
          "Engañar: abrir una cuenta en nombre de otra persona o dar al servicio un uso contrario a la ley.",
        ],
      },
      { kind: "heading", text: "Datos y resultados" },
      {
        kind: "paragraph",
        text: "Los datos se ofrecen sin garantía: pueden ser incompletos, tardíos o erróneos, y también lo que se calcula con ellos. Las condiciones de los proveedores de datos le obligan también a usted. Nada de lo que aparece aquí es asesoramiento de inversión; la exención de responsabilidad explica qué significa eso.",
      },
      { kind: "heading", text: "Lo que es suyo" },
      {
        kind: "paragraph",
        text: "Todo lo que introduzca o guarde, como listas de seguimiento, valoraciones o estrategias, sigue siendo suyo. El administrador puede almacenarlo y tratarlo para prestarle el servicio, y servirse de sus comentarios para mejorarlo. La política de privacidad explica qué se hace con los datos personales.",
      },
      { kind: "heading", text: "Responsabilidad" },
      {
        kind: "paragraph",
        text: "El servicio se presta tal cual. En la medida en que lo permita la ley, el administrador no responde de las pérdidas que resulten de decisiones tomadas con él, de datos erróneos o ausentes, ni de interrupciones. Nada en estas condiciones limita la responsabilidad por dolo, negligencia grave o daños personales, ni los derechos que la ley le reconoce como consumidor.",
      },
      { kind: "heading", text: "Cambios y ley aplicable" },
      {
        kind: "paragraph",
        text: "Cada versión de estas condiciones lleva su fecha. El área de usuario muestra qué versión aceptó y cuándo. Si no está de acuerdo con una más reciente, puede exportar sus datos y eliminar la cuenta.",
      },
      {
        kind: "paragraph",
        text: "Se aplica la ley del lugar donde el administrador reside o tiene su sede, sin perjuicio de la protección imperativa que le conceda la ley de su país. Si una cláusula no es válida, las demás siguen vigentes.",
      },
    ],
  },
  privacy: {
    title: "Política de privacidad",
    body: [
      {
        kind: "paragraph",
        text: "El administrador, es decir, la persona u organización que gestiona este servidor, responde de sus datos: es el responsable del tratamiento en el sentido del Reglamento General de Protección de Datos (RGPD). Puede contactar con él mediante el formulario de comentarios, que no requiere cuenta. El programa no comunica nada a sus autores.",
      },
      { kind: "heading", text: "Qué guarda el servidor" },
      {
        kind: "list",
        items: [
          "Si solo consulta páginas: nada sobre usted. Para limitar las peticiones, el servidor las cuenta por dirección IP, únicamente en la memoria de trabajo.",
          "Cuenta: su dirección de correo electrónico, un hash de la contraseña (Argon2id; la contraseña en sí no se guarda), su nombre y su número de teléfono si los indica, preferencias como el idioma y los colores, y cuándo se creó la cuenta.",
          "Sesiones: por cada lugar donde inicia sesión, el navegador y el sistema según los indica el propio navegador, la dirección IP, cuándo entró y cuándo estuvo activo por última vez. Puede ver sus sesiones en el área de usuario y cerrarlas.",
          "Códigos de verificación: la dirección o el número al que se envió cada código, su finalidad y el código de forma que no se puede volver a leer. Un código vale 10 minutos.",
          "Aceptación: qué versiones de las condiciones del servicio, de esta política y de la exención de responsabilidad aceptó, y cuándo.",
          "Comentarios: su mensaje, la página a la que se refiere y una dirección para responderle: la que indique o, si ha iniciado sesión, la de su cuenta.",
          "Lo que usted guarda: por ejemplo, listas de seguimiento, valoraciones y estrategias.",
          "Pago, donde se venden planes: su número de cliente en el proveedor de pagos, su plan con precio, estado y fechas, las páginas de pago que abrió y los mensajes que este envía sobre su suscripción, que se eliminan a los 400 días. El proveedor recibe su dirección de correo electrónico; su tarjeta nunca llega a este servidor.",
          "Uso de su plan: qué informes completos desbloqueó y cuándo, qué informes pidió a un modelo de lenguaje y cuántas pruebas históricas y exportaciones hizo cada mes.",
        ],
      },
      { kind: "heading", text: "Para qué se usa" },
      {
        kind: "paragraph",
        text: "El servidor usa estos datos para ofrecerle su cuenta y lo que guarda en ella (ejecución de un contrato, artículo 6.1.b del RGPD). También los usa para proteger las cuentas y el servidor, responder a los comentarios y poder demostrar qué textos aceptó (interés legítimo, artículo 6.1.f del RGPD). La cuenta exige una dirección de correo; el nombre y el teléfono son voluntarios. No hay publicidad, ni perfiles, ni decisiones automatizadas sobre usted, y no se vende nada.",
      },
      { kind: "heading", text: "En su navegador" },
      {
        kind: "paragraph",
        text: "La página guarda en el almacenamiento local del navegador los tokens de su sesión, sus datos de usuario, la última página visitada y preferencias como el idioma, el tema y los colores. Al cerrar sesión se borran los tokens y los datos de usuario. No hay cookies, ni analítica, ni seguimiento. La página no contacta con terceros; solo se abren otros sitios cuando usted sigue un enlace.",
      },
      { kind: "heading", text: "Correos, registros y destinatarios" },
      {
        kind: "paragraph",
        text: "El servidor solo le envía correos con códigos de verificación y avisos de seguridad, a través del servicio de correo que ha elegido el administrador; si no hay ninguno, quedan en una carpeta de este servidor. Los registros del programa no contienen direcciones de correo ni IP completas; qué registra un proveedor de alojamiento o un proxy situado delante del servidor se lo puede decir el administrador.",
      },
      {
        kind: "paragraph",
        text: "Solo pueden acceder a sus datos el administrador, los proveedores de alojamiento, de correo y, si se venden planes, de pagos que trabajan para él y, cuando la ley lo exige, las autoridades. Si con ello los datos salen del Espacio Económico Europeo, el administrador debe ofrecer las garantías que exige el RGPD.",
      },
      { kind: "heading", text: "Cuánto tiempo se conservan" },
      {
        kind: "paragraph",
        text: "Sus datos se conservan mientras exista la cuenta. Cuando solicita eliminarla, la cuenta y todo su contenido se borran a los 30 días; hasta entonces puede iniciar sesión y cambiar de opinión. Las copias de seguridad que haya hecho el administrador pueden contenerlos hasta que se sobrescriban. Los comentarios que envió con la sesión iniciada se borran con la cuenta; los enviados sin iniciar sesión permanecen hasta que el administrador los borre. Los códigos de verificación se borran a los 2 días, y las sesiones, 30 días después de terminar.",
      },
      { kind: "heading", text: "Sus derechos" },
      {
        kind: "paragraph",
        text: "El RGPD concede los siguientes derechos a quienes se encuentran en la Unión Europea. En este servidor, las funciones para ejercerlos están abiertas a todos.",
      },
      {
        kind: "list",
        items: [
          "Acceso y portabilidad: el área de usuario exporta lo que se guarda sobre usted, salvo los hashes de la contraseña, los tokens y los códigos, en un archivo que otros programas pueden leer.",
          "Rectificación: puede cambiar su nombre, su dirección de correo y sus preferencias en el área de usuario; el resto lo corrige el administrador.",
          "Supresión: puede eliminar su cuenta en el área de usuario.",
          "Limitación y oposición: diríjase al administrador, por ejemplo si se opone a un tratamiento basado en el interés legítimo.",
          "Reclamación: puede acudir a una autoridad de protección de datos, por ejemplo la del lugar donde vive o trabaja.",
        ],
      },
      { kind: "heading", text: "Cambios" },
      {
        kind: "paragraph",
        text: "Cada versión de esta política lleva su fecha. El área de usuario muestra qué versión aceptó y cuándo.",
      },
    ],
  },
  ...SPANISH_PLAN_TERMS,
  ...SPANISH_METHODS,
};
