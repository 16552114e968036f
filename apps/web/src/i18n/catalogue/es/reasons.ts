import type { Translation } from "../catalogue.ts";
import type { reasons as english } from "../en/reasons.ts";

export const reasons: Translation<typeof english> = {
  "reason.history-too-short": "El historial de precios es demasiado corto para este cálculo.",
  "reason.no-price": "No hay ningún precio disponible.",
  "reason.not-reported": "La empresa no ha publicado este dato.",
  "reason.not-applicable": "No se aplica a este tipo de empresa.",
  "reason.denominator-not-positive": "El divisor es cero o negativo, así que la ratio no tendría sentido.",
  "reason.not-available-from-provider": "El proveedor de los datos de este mercado no lo ofrece.",
  "reason.periods-missing": "Falta por publicar un periodo necesario para este cálculo.",
  "reason.too-few-periods": "Se han publicado muy pocos periodos.",
  "reason.annual-only": "La empresa solo publica este dato una vez al año.",
  "reason.no-debt": "La empresa no tiene deuda.",
  "reason.interest-not-reported": "La empresa no publica los intereses por separado.",
  "reason.no-inventory": "La empresa no tiene existencias.",
  "reason.not-applicable-to-banks": "No se aplica a los bancos.",
  "reason.not-applicable-to-brokers": "No se aplica a las sociedades de valores.",
  "reason.not-applicable-to-insurers": "No se aplica a las aseguradoras.",
  "reason.not-applicable-to-reits": "No se aplica a las socimi y otros REIT.",
  "reason.loss-to-profit": "De pérdidas a beneficios: un porcentaje no tendría sentido.",
  "reason.loss-narrowed": "Las pérdidas se han reducido: un porcentaje induciría a error.",
  "reason.loss-widened": "Las pérdidas han aumentado: un porcentaje induciría a error.",
  "reason.loss-unchanged": "Las pérdidas no han variado.",
  "reason.from-zero": "El valor anterior es cero: no hay con qué comparar.",
  "reason.no-earnings": "La empresa no obtiene beneficios.",
  "reason.too-few-members": "El grupo tiene menos de cinco empresas.",
  "reason.currencies-differ": "El precio y las cuentas están en monedas distintas.",
  "reason.no-free-cash-flow": "La empresa no genera flujo de caja libre.",
  "reason.no-targets": "No se ha publicado ningún precio objetivo para esto.",
  "reason.contradicts-net-income": "La cifra publicada contradice el beneficio neto y el número de acciones.",
  "reason.doubtful-price":
    "En este período el precio hizo un movimiento que nada respalda: puede ser un error de la fuente de precios.",
};
