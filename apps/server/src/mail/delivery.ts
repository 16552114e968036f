/** What is written to one person. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where programs of the reader end messages of its kind with one request (RFC 8058); absent of what nobody subscribes to. */
  readonly unsubscribe?: string;
}

export interface SmsMessage {
  /** In E.164, such as +14155550123. */
  readonly to: string;
  readonly text: string;
}

export interface DeliveryContext {
  /** Names the message for good: the same in each attempt, so that a receiver can drop what it already has. */
  readonly id?: string | undefined;
  /** When it was promised: a message that is delivered late stays older than those promised after it. */
  readonly queuedAt?: Date | undefined;
  /** Breaks the attempt off. */
  readonly signal?: AbortSignal | undefined;
}

/** A way by which messages leave the server. */
export interface Delivery<Content = Message> {
  /**
   * Hands one message over to the next who is responsible for it.
   *
   * @throws {DeliveryError} if that fails.
   */
  deliver(content: Content, context?: DeliveryContext): Promise<void>;
  /** Gives back what is kept open between messages. No message is delivered afterwards. */
  close(): void;
}

/**
 * A message that was not handed over. Its sentence may be logged and stored: it contains no address, no text of the message
 * and nothing that the other side wrote, which often repeats both.
 */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  /** Whether another attempt would fail too. */
  readonly isPermanent: boolean;
  /** How long the other side asks to be left alone; null if it does not say. */
  readonly retryAfterMilliseconds: number | null;

  constructor(sentence: string, details: { isPermanent: boolean; retryAfterMilliseconds?: number | null }) {
    super(sentence);
    this.isPermanent = details.isPermanent;
    this.retryAfterMilliseconds = details.retryAfterMilliseconds ?? null;
  }
}
