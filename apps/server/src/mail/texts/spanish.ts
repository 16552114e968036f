import type { MailTexts } from "./mail-texts.ts";

export const SPANISH: MailTexts = {
  locale: "es",
  colon: ": ",
  moment: "{day}, {time} UTC",
  minutes: { one: "{count} minuto", other: "{count} minutos" },
  code: {
    validity: "El código sirve una sola vez y es válido durante {duration}.",
    secrecy: "No lo comparta con nadie: {product} nunca pide un código por teléfono ni por correo electrónico.",
    sms: "{code} es su código de {product}, válido durante {duration}. No lo comparta con nadie.",
    purposes: {
      register: {
        subject: "{code} es su código de registro en {product}",
        heading: "Confirme su correo electrónico",
        lead: "Introduzca este código para crear su cuenta de {product}:",
        reason: "Recibe este mensaje porque alguien indicó esta dirección para registrarse en {product}.",
        otherwise: "Si no fue usted, ignore este mensaje. Sin el código no se crea ninguna cuenta.",
      },
      login: {
        subject: "{code} es su código para iniciar sesión en {product}",
        heading: "Inicie sesión en {product}",
        lead: "Introduzca este código para iniciar sesión:",
        reason: "Recibe este mensaje porque alguien indicó esta dirección para iniciar sesión en {product}.",
        otherwise: "Si no fue usted, ignore este mensaje. Sin el código nadie puede iniciar sesión.",
      },
      changeemail: {
        subject: "{code} es su código para cambiar el correo electrónico en {product}",
        heading: "Confirme su nuevo correo electrónico",
        lead: "Introduzca este código para usar esta dirección en su cuenta de {product} a partir de ahora:",
        reason: "Recibe este mensaje porque alguien quiere usar esta dirección en su cuenta de {product}.",
        otherwise: "Si no fue usted, ignore este mensaje. Sin el código la dirección no se cambia.",
      },
      changepassword: {
        subject: "{code} es su código para cambiar la contraseña de {product}",
        heading: "Cambie su contraseña",
        lead: "Introduzca este código para establecer una contraseña nueva:",
        reason: "Recibe este mensaje porque alguien pidió una contraseña nueva de {product} para esta dirección.",
        otherwise: "Si no fue usted, ignore este mensaje. Sin el código su contraseña no cambia.",
      },
      delete: {
        subject: "{code} es su código para eliminar su cuenta de {product}",
        heading: "Elimine su cuenta",
        lead: "Introduzca este código para confirmar que desea eliminar su cuenta de {product}:",
        reason: "Recibe este mensaje porque alguien pidió eliminar la cuenta de {product} de esta dirección.",
        otherwise:
          "Si no fue usted, no facilite el código. Cambie su contraseña de inmediato: es posible que otra persona haya entrado en su cuenta.",
      },
      security: {
        subject: "{code} es su código para cambiar cómo inicia sesión en {product}",
        heading: "Confirme que es usted",
        lead: "Introduzca este código para cambiar cómo inicia sesión en {product}:",
        reason:
          "Recibe este mensaje porque alguien quiere cambiar cómo se inicia sesión en la cuenta de {product} de esta dirección.",
        otherwise:
          "Si no fue usted, no facilite el código. Cambie su contraseña de inmediato: es posible que otra persona haya entrado en su cuenta.",
      },
    },
  },
  passwordChanged: {
    subject: "Se cambió su contraseña de {product}",
    heading: "Se cambió su contraseña",
    lead: "Se cambió la contraseña de su cuenta de {product}. Se cerró la sesión en todos los demás dispositivos.",
    reason: "Recibe este mensaje porque esta dirección pertenece a una cuenta de {product}.",
    otherwise:
      "Si no fue usted, otra persona conoce su contraseña. Establezca una nueva de inmediato en la página de inicio de sesión; así se cerrará la sesión de esa persona.",
  },
  emailChanged: {
    subject: "Se cambió el correo electrónico de su cuenta de {product}",
    heading: "Se cambió su correo electrónico",
    lead: "Su cuenta de {product} usa ahora otro correo electrónico. Esta dirección ya no pertenece a la cuenta.",
    newAddress: "Dirección nueva",
    reason: "Recibe este mensaje porque esta dirección pertenecía hasta ahora a una cuenta de {product}.",
    otherwise:
      "Si no fue usted, póngase en contacto de inmediato con el administrador de {product}: ya no puede iniciar sesión con esta dirección.",
  },
  accountRemoval: {
    subject: "Su cuenta de {product} se eliminará el {day}",
    heading: "Su cuenta se eliminará",
    lead: "Su cuenta de {product} y todo lo guardado en ella se eliminarán el {day}.",
    keep: "Para conservar la cuenta, inicie sesión antes de ese día y cancele la eliminación.",
    keepLink: "Conservar mi cuenta",
    reason: "Recibe este mensaje porque alguien pidió eliminar la cuenta de {product} de esta dirección.",
    otherwise: "Si no fue usted, cancele la eliminación y cambie su contraseña de inmediato.",
  },
  accountRemoved: {
    subject: "Se eliminó su cuenta de {product}",
    heading: "Se eliminó su cuenta",
    lead: "Su cuenta de {product} y todo lo guardado en ella ya no existen. Las copias de seguridad del servidor las conservan hasta que se borren esas copias.",
    reason: "Recibe este mensaje porque esta dirección pertenecía a una cuenta de {product}. Es el último.",
    otherwise: "Si no lo pidió usted, póngase en contacto con el administrador de {product}.",
  },
  security: {
    reason: "Recibe este mensaje porque esta dirección pertenece a una cuenta de {product}.",
    otherwise: "Si no fue usted, cambie su contraseña de inmediato y revise los ajustes de seguridad de su cuenta.",
    events: {
      secondFactorOn: {
        subject: "Se activó la verificación en dos pasos de su cuenta de {product}",
        heading: "Verificación en dos pasos activada",
        lead: "A partir de ahora, para iniciar sesión en su cuenta de {product} hace falta un código de su aplicación de autenticación.",
      },
      secondFactorOff: {
        subject: "Se desactivó la verificación en dos pasos de su cuenta de {product}",
        heading: "Verificación en dos pasos desactivada",
        lead: "Para iniciar sesión en su cuenta de {product} ya no hace falta un código de una aplicación de autenticación.",
      },
      recoveryCodeUsed: {
        subject: "Se usó un código de recuperación de su cuenta de {product}",
        heading: "Se usó un código de recuperación",
        lead: "Un código de recuperación sustituyó al de la aplicación de autenticación en su cuenta de {product}. Ya no se puede volver a usar.",
      },
      recoveryCodesRenewed: {
        subject: "Su cuenta de {product} tiene nuevos códigos de recuperación",
        heading: "Nuevos códigos de recuperación",
        lead: "Se crearon nuevos códigos de recuperación para su cuenta de {product}. Los anteriores ya no sirven.",
      },
      passkeyAdded: {
        subject: "Se añadió una llave de acceso a su cuenta de {product}",
        heading: "Se añadió una llave de acceso",
        lead: "Ahora también se puede iniciar sesión en su cuenta de {product} con una nueva llave de acceso.",
      },
      passkeyRemoved: {
        subject: "Se eliminó una llave de acceso de su cuenta de {product}",
        heading: "Se eliminó una llave de acceso",
        lead: "Una de las llaves de acceso de su cuenta de {product} ya no sirve.",
      },
      providerLinked: {
        subject: "Se añadió una forma de iniciar sesión en su cuenta de {product}",
        heading: "Se vinculó un servicio",
        lead: "Ahora también se puede iniciar sesión en su cuenta de {product} a través de otro servicio.",
      },
      providerUnlinked: {
        subject: "Se eliminó una forma de iniciar sesión en su cuenta de {product}",
        heading: "Se desvinculó un servicio",
        lead: "Uno de los servicios vinculados a su cuenta de {product} ya no permite iniciar sesión.",
      },
    },
  },
  newSignIn: {
    subject: "Nuevo inicio de sesión en su cuenta de {product}",
    heading: "Nuevo inicio de sesión",
    lead: "Alguien inició sesión en su cuenta de {product} desde un dispositivo que no se había usado antes:",
    expected: "Si fue usted, no tiene que hacer nada.",
    reason: "Recibe este mensaje porque esta dirección pertenece a una cuenta de {product}.",
    otherwise:
      "Si no fue usted, cambie su contraseña de inmediato. Así se cerrará la sesión en todos los demás dispositivos.",
  },
  feedback: {
    subject: "Nuevo comentario sobre {product}",
    heading: "Nuevo comentario",
    lead: "Alguien envió este mensaje a través de {product}:",
    from: "Contacto",
    anonymous: "no indicado",
    page: "Página",
    caution: "Cualquiera puede enviar comentarios con cualquier nombre. Tenga cuidado con los enlaces que contengan.",
    reason: "Recibe este mensaje porque los comentarios sobre este servidor de {product} se le envían a usted.",
  },
  facts: { time: "Hora", device: "Dispositivo", networkAddress: "Dirección IP" },
  links: { account: "Abrir mi cuenta" },
};
