import { ALERT_CHANNELS, THESIS_ASSUMPTIONS } from "@plumbline/core/words";
import * as z from "zod";
import { ALERT_CALLS } from "../alert-calls.ts";
import { endpoint } from "../endpoint.ts";
import { AlertConditionSchema } from "../schemas/alert-condition.ts";
import { NamesSchema, SymbolInput } from "../schemas/code.ts";
import { lineInput } from "../schemas/user.ts";

/** How many alerts one user can have, of each how many times that it rang are kept, and how long a name is. */
export const ALERT_LIMITS = { alerts: 200, rings: 100, name: 120, page: 50 } as const;

/** Units of what alerts watch, as those of the screener; the width of a moat is 0 for none, 1 for a narrow and 2 for a wide one. */
const UNITS = ["times", "fraction", "money", "perShare", "points", "years", "fiscalYears", "moatWidth"] as const;
const Unit = z.enum(UNITS).nullable();
/** An address of a receiver; the server looks where it leads. */
const ReceiverInput = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .regex(/^https?:\/\/[!-~]+$/, "not a public address");
const Channels = z.array(z.enum(ALERT_CHANNELS)).max(ALERT_CHANNELS.length);
const NameInput = lineInput(ALERT_LIMITS.name).min(1);

const AlertSchema = z.object({
  id: z.uuid(),
  /** Symbol of its stock; null of one that watches a whole market. */
  code: z.string().nullable(),
  /** Of the stock; null where the market has it no more. */
  names: NamesSchema.nullable(),
  /** What the user calls it. */
  name: z.string(),
  condition: AlertConditionSchema,
  channels: Channels,
  isPaused: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Unit of its number, null of one that watches none; and currency of the price, or of an amount of a check or of the accounts. */
  unit: Unit,
  currency: z.string().nullable(),
  /** The last number that was known, and whether it is beyond the line; null where there is none. */
  value: z.number().nullable(),
  isBeyond: z.boolean().nullable(),
  /** How often it has rung, and when last. */
  rings: z.int(),
  lastRangAt: z.iso.datetime().nullable(),
});
export type WireAlert = z.infer<typeof AlertSchema>;

/** All alerts of the user, the newest first: every change answers with it. */
const AlertsSchema = z.object({
  alerts: z.array(AlertSchema),
  /** Last day of the market where it is more than 14 days past: alerts are held against newer data and live prices alone. Null otherwise. */
  restingSince: z.iso.date().nullable(),
});

/** What brought an alert to ring, beside its number. */
const RingDetailsSchema = z.object({
  /** Symbols that began or ended to pass a strategy or a screen, the first 50. */
  entered: z.array(z.string()).optional(),
  left: z.array(z.string()).optional(),
  filing: z.object({ form: z.string(), accession: z.string(), filed: z.iso.date() }).optional(),
  target: z
    .object({
      firm: z.string(),
      published: z.iso.date(),
      target: z.number(),
      prior: z.number().nullable(),
    })
    .optional(),
  /** The day of the next results, as it was estimated then. */
  earnings: z.object({ day: z.iso.date() }).optional(),
  /** Assumptions that the newest report has broken, and by how much. */
  broken: z
    .array(
      z.object({
        assumption: z.enum(THESIS_ASSUMPTIONS),
        assumed: z.number(),
        actual: z.number(),
        by: z.number(),
      }),
    )
    .optional(),
});
export type WireRingDetails = z.infer<typeof RingDetailsSchema>;

const RingSchema = z.object({
  id: z.uuid(),
  alertId: z.uuid(),
  code: z.string().nullable(),
  name: z.string(),
  condition: AlertConditionSchema,
  unit: Unit,
  currency: z.string().nullable(),
  /** Day of the market on which it rang, and when that was found. */
  day: z.iso.date(),
  rungAt: z.iso.datetime(),
  value: z.number().nullable(),
  details: RingDetailsSchema,
  isRead: z.boolean(),
});
export type WireRing = z.infer<typeof RingSchema>;

export const alerts = endpoint({
  name: "alerts",
  ...ALERT_CALLS.alerts,
  summary: "The alerts of the user, each with the last number that was known.",
  input: z.strictObject({}),
  output: AlertsSchema,
  codes: [],
  market: false,
});

/** A time zone of the reader's device, such as `Europe/Paris`; one that the server does not know is passed over. */
const TimeZoneInput = z.string().regex(/^[A-Za-z0-9_+\-/]{1,64}$/, "not a time zone");

export const createAlert = endpoint({
  name: "createAlert",
  ...ALERT_CALLS.createAlert,
  summary:
    "Makes an alert. It rings when its condition comes true from now on; what is true already does not ring. An alert on a strategy or a screen may have no stock.",
  input: z.strictObject({
    code: SymbolInput.optional(),
    condition: AlertConditionSchema,
    name: NameInput,
    channels: Channels,
    timeZone: TimeZoneInput.optional(),
  }),
  output: AlertsSchema.extend({ id: z.uuid() }),
  codes: ["notFound", "forbidden"],
  market: false,
});

export const changeAlert = endpoint({
  name: "changeAlert",
  ...ALERT_CALLS.changeAlert,
  summary:
    "Changes an alert, or pauses it and lets it go on. With another condition, and after a pause, it begins anew: what is true by then does not ring.",
  input: z.strictObject({
    id: z.uuid(),
    condition: AlertConditionSchema.optional(),
    name: NameInput.optional(),
    channels: Channels.optional(),
    isPaused: z.boolean().optional(),
  }),
  output: AlertsSchema,
  codes: ["notFound"],
  market: false,
});

export const deleteAlert = endpoint({
  name: "deleteAlert",
  ...ALERT_CALLS.deleteAlert,
  summary: "Deletes an alert with its history.",
  input: z.strictObject({ id: z.uuid() }),
  output: AlertsSchema,
  codes: ["notFound"],
  market: false,
});

export const previewAlert = endpoint({
  name: "previewAlert",
  ...ALERT_CALLS.previewAlert,
  summary:
    "How often an alert would have rung in the last five years, each day by what was known on it, and where its number is now.",
  input: z.strictObject({
    code: SymbolInput.optional(),
    condition: AlertConditionSchema,
    /** Without it only where its number is now is told, at once. */
    past: z.boolean().default(true),
  }),
  output: z.object({
    from: z.iso.date(),
    until: z.iso.date(),
    /** As in the list of alerts: the last day of a market that is too old to ring. */
    restingSince: z.iso.date().nullable(),
    unit: Unit,
    currency: z.string().nullable(),
    /** Its number now; null where it is missing or there is none. */
    value: z.number().nullable(),
    isBeyond: z.boolean().nullable(),
    /** Whether `value` is a price of the last close: nobody supplies one of the moment that could make it ring. */
    isOfClose: z.boolean(),
    /** Null where the past is not told; see `because`. */
    times: z.int().nullable(),
    /** `notYet`: it is still being counted, ask again. `notKnown`: the market has no such numbers of it. */
    because: z.enum(["notYet", "notKnown"]).nullable(),
    /** Which days were looked at: all trading days, the ends of months, or those of reports, each held against the report before. */
    looked: z.enum(["days", "months", "reports"]).nullable(),
    /** The newest of those days, the newest first. */
    rings: z.array(z.object({ day: z.iso.date(), value: z.number().nullable() })),
  }),
  codes: ["notFound"],
  market: false,
});

export const alertHistory = endpoint({
  name: "alertHistory",
  ...ALERT_CALLS.alertHistory,
  summary: "When an alert has rung, the newest first: the last hundred times.",
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ rings: z.array(RingSchema) }),
  codes: ["notFound"],
  market: false,
});

export const alertInbox = endpoint({
  name: "alertInbox",
  ...ALERT_CALLS.alertInbox,
  summary:
    "What alerts have told the user, the newest first, fifty at a time; with the id of the last one, those before it.",
  input: z.strictObject({ before: z.uuid().optional() }),
  output: z.object({
    rings: z.array(RingSchema),
    /** Whether there are older ones. */
    more: z.boolean(),
    unread: z.int(),
  }),
  codes: ["notFound"],
  market: false,
});

const UnreadSchema = z.object({ unread: z.int() });

export const unreadAlerts = endpoint({
  name: "unreadAlerts",
  ...ALERT_CALLS.unreadAlerts,
  summary: "How much of the inbox the user has not read; nothing for a visitor, whom nobody tells anything.",
  input: z.strictObject({}),
  output: UnreadSchema,
  codes: [],
  market: false,
});

export const readAlerts = endpoint({
  name: "readAlerts",
  ...ALERT_CALLS.readAlerts,
  summary: "Marks what alerts have told as read: some of it, or all.",
  input: z.union([
    z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
    z.strictObject({ all: z.literal(true) }),
  ]),
  output: UnreadSchema,
  codes: ["notFound"],
  market: false,
});

const Minute = z.int().min(0).max(1439);

/** How a user is told; minutes are those of the day in the time zone. */
const DeliverySchema = z.object({
  timeZone: z.string(),
  /** At once, or once a day at a minute. */
  rhythm: z.enum(["atOnce", "daily"]),
  dailyAt: z.int(),
  /** Nothing is sent from one minute to the other; null without quiet hours. */
  quiet: z.object({ from: z.int(), until: z.int() }).nullable(),
  /** Whether e-mails are sent at all; a link in each turns them off. */
  emails: z.boolean(),
  webhook: z
    .object({
      url: z.string(),
      /** Key of the signatures. */
      secret: z.string(),
    })
    .nullable(),
  push: z.object({
    /** Of this server (RFC 8292). */
    publicKey: z.string(),
    devices: z.int(),
  }),
});
export type WireAlertSettings = z.infer<typeof DeliverySchema>;

export const alertSettings = endpoint({
  name: "alertSettings",
  ...ALERT_CALLS.alertSettings,
  summary: "How the user is told of alerts.",
  input: z.strictObject({}),
  output: DeliverySchema,
  codes: [],
  market: false,
});

export const saveAlertSettings = endpoint({
  name: "saveAlertSettings",
  ...ALERT_CALLS.saveAlertSettings,
  summary:
    "Changes how the user is told: rhythm, quiet hours, e-mails, and the address of a webhook, which gets a new key when it changes. It takes https only.",
  input: z.strictObject({
    timeZone: TimeZoneInput.optional(),
    rhythm: z.enum(["atOnce", "daily"]).optional(),
    dailyAt: Minute.optional(),
    quiet: z.strictObject({ from: Minute, until: Minute }).nullable().optional(),
    emails: z.boolean().optional(),
    webhook: ReceiverInput(500).nullable().optional(),
  }),
  output: DeliverySchema,
  codes: [],
  market: false,
});

export const addPushDevice = endpoint({
  name: "addPushDevice",
  ...ALERT_CALLS.addPushDevice,
  summary: "Adds a browser that is told by Web Push, as it has subscribed; of five the oldest goes.",
  input: z.strictObject({
    endpoint: ReceiverInput(1000),
    keys: z.strictObject({
      p256dh: z.string().regex(/^[\w-]{87}=?$/, "not a key of a subscription"),
      auth: z.string().regex(/^[\w-]{22}={0,2}$/, "not a key of a subscription"),
    }),
  }),
  output: DeliverySchema,
  codes: [],
  market: false,
});

export const removePushDevice = endpoint({
  name: "removePushDevice",
  ...ALERT_CALLS.removePushDevice,
  summary: "Tells one browser no more, or without `endpoint` none.",
  input: z.strictObject({ endpoint: ReceiverInput(1000).optional() }),
  output: DeliverySchema,
  codes: [],
  market: false,
});

export const unsubscribeAlerts = endpoint({
  name: "unsubscribeAlerts",
  ...ALERT_CALLS.unsubscribeAlerts,
  summary:
    "Ends the e-mails of alerts by the link in one of them; nobody needs to be signed in. It also takes the form that RFC 8058 has, with the token in the query.",
  input: z.strictObject({ token: z.string().regex(/^[\w-]{16,200}$/, "not the link of an e-mail") }),
  output: z.object({ emails: z.literal(false) }),
  codes: ["notFound"],
  market: false,
});
