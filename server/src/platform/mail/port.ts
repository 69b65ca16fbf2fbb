/** What goes with a mail as a file: a text, or bytes. */
export interface MailFile {
  readonly name: string;
  /** Media type with its parameters. */
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** One mail in plain text. */
export interface Mail {
  /** Where it goes. */
  readonly mail: string;
  readonly subject: string;
  readonly text: string;
  readonly files?: readonly MailFile[];
  /** Whose address it is: nothing about people of the demo world leaves this machine. */
  readonly userId: string;
}

/** Sends one mail. Throws `UncertainSend` when it may have been taken, anything else when it certainly was not. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}
