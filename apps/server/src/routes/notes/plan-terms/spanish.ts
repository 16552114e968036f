import type { PlanTerms } from "../note-text.ts";

export const SPANISH_PLAN_TERMS: PlanTerms = {
  plans: {
    title: "Condiciones de los planes",
    body: [
      {
        kind: "paragraph",
        text: "Estas condiciones se aplican cuando quien opera este servidor cobra por los planes. Si no hay ningún pago configurado, todas las funciones están activas para todos y no se cobra nada.",
      },
      {
        kind: "heading",
        text: "Qué es un plan",
      },
      {
        kind: "paragraph",
        text: "La página de los planes muestra cuánto cuesta cada uno, con su moneda, cómo se tratan los impuestos y qué permite. El plan gratuito no requiere datos de pago. Los límites mensuales empiezan de nuevo el primer día de cada mes calendario, en tiempo universal coordinado.",
      },
      {
        kind: "heading",
        text: "Informes desbloqueados",
      },
      {
        kind: "paragraph",
        text: "Un desbloqueo le abre el informe escrito completo de un valor. Dura hasta siete días después de la siguiente presentación anual o trimestral de la empresa, y 90 días como máximo. Desbloquear de nuevo el mismo valor entretanto no cuesta nada, y ningún desbloqueo se consume si el informe no puede mostrarse.",
      },
      {
        kind: "heading",
        text: "Uso razonable",
      },
      {
        kind: "paragraph",
        text: "Cuando un plan indica un número como uso razonable, se trata de una protección contra la copia automatizada que la lectura normal no alcanza.",
      },
      {
        kind: "heading",
        text: "Pago y renovación",
      },
      {
        kind: "paragraph",
        text: "El pago lo cobra un proveedor de pagos en sus propias páginas; quien opera el servidor nunca ve el número de su tarjeta. La suscripción se renueva al final de cada periodo, y la prueba pasa a ser un periodo de pago cuando termina, salvo que cancele antes. El área de usuario muestra cuándo es el próximo cargo y su importe.",
      },
      {
        kind: "heading",
        text: "Si falla un pago",
      },
      {
        kind: "paragraph",
        text: "Conserva su plan durante siete días. Si el pago no ha llegado para entonces, rigen los límites del plan gratuito hasta que llegue. No se borra nada suyo.",
      },
      {
        kind: "heading",
        text: "Cambiar y cancelar",
      },
      {
        kind: "list",
        items: [
          "Cambio: antes de confirmarlo ve lo que se cobra en el momento. La parte no usada de su plan actual se descuenta del nuevo.",
          "Cancelación: dos clics en el área de usuario. Su plan sigue vigente hasta el final de lo pagado, y hasta entonces puede anular la cancelación.",
          "Después: todo lo que creó se conserva. Lo que exceda del plan gratuito se puede leer y borrar, pero no ampliar.",
        ],
      },
    ],
  },
  refunds: {
    title: "Reembolsos",
    body: [
      {
        kind: "paragraph",
        text: "Este texto explica cuándo se devuelve el dinero. No limita los derechos que la ley de su país le concede como consumidor.",
      },
      {
        kind: "heading",
        text: "Desistimiento",
      },
      {
        kind: "paragraph",
        text: "Si es consumidor en la Unión Europea, puede desistir de una primera suscripción en un plazo de 14 días sin dar motivos. Si pidió que el servicio empezara de inmediato, quien opera el servidor puede quedarse con la parte de los días utilizados.",
      },
      {
        kind: "heading",
        text: "Errores e interrupciones",
      },
      {
        kind: "list",
        items: [
          "Un cargo erróneo o duplicado se devuelve íntegro.",
          "Si las funciones de pago no estuvieron disponibles más de tres días en un periodo, la parte de esos días se devuelve a petición suya.",
        ],
      },
      {
        kind: "heading",
        text: "Cambios y cancelación",
      },
      {
        kind: "paragraph",
        text: "El cambio a un plan menor deja un saldo que consumen las facturas siguientes. La cancelación termina la suscripción al final de lo pagado; el resto de ese periodo no se devuelve.",
      },
      {
        kind: "heading",
        text: "Cómo solicitarlo",
      },
      {
        kind: "paragraph",
        text: "Envíe un mensaje con el formulario de comentarios, o responda al correo que acompañaba a la factura, e indique su número. Los reembolsos se abonan en la tarjeta del cargo, normalmente en diez días.",
      },
    ],
  },
};
