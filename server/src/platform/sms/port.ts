/** Sends one text message. Throws `UncertainSend` when it may have been taken, anything else when it certainly was not. */
export interface SmsSender {
  /** `phone` 11 digits; `code` is the code inside `text`, for vendors that work with templates. */
  send(message: { phone: string; text: string; code: string }): Promise<void>;
  /** A notice, which carries no code. `title` and `text` apart, for vendors that work with templates. */
  notify(notice: { phone: string; title: string; text: string }): Promise<void>;
}
