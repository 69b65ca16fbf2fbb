import { createTransport } from 'nodemailer';
import { UncertainSend } from '../core/uncertain-send.ts';
import type { MailFile, MailSender } from './port.ts';

interface SmtpOptions {
  /** smtp:// or smtps://, with user and password where the server asks for them. */
  readonly url: string;
  /** The sender as mail writes it: 聘见 <notice@example.com>. */
  readonly from: string;
  /** Limit of a connection, of the greeting and of silence after it; for tests. */
  readonly timeoutMs?: number;
}

interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
}

/** What went wrong in words without an address: servers like to repeat whom they refused. */
class SmtpRefusal extends Error {
  constructor({ code, responseCode }: SmtpFailure) {
    super(`the mail server did not take it: ${code ?? 'unknown'} ${responseCode ?? ''}`.trim());
    this.name = 'SmtpRefusal';
  }
}

/** As nodemailer has it: the type as it is, for a calendar's METHOD stands in it. */
function attached({ name: filename, type: contentType, content }: MailFile) {
  return { filename, contentType, content: typeof content === 'string' ? content : Buffer.from(content) };
}

/**
 * Any mail server that speaks SMTP. One connection for each mail: notices are few, and a kept one goes stale.
 *
 * A mail of which the server was not given a byte, or which it answered with a refusal, was certainly not taken. That is
 * told by the mail itself, not by the name of the error: which of several clocks runs out first is chance.
 */
export function createSmtpMail({ url, from, timeoutMs = 10_000 }: SmtpOptions): MailSender {
  return {
    async send({ mail, subject, text, files = [] }) {
      let handedOver = false;
      const transport = createTransport({
        url,
        logger: false,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      transport.use('stream', ({ message }, done) => {
        // The mail begins to flow when the server has said that it wants it (354), not before.
        message?.processFunc((bytes) => bytes.once('resume', () => (handedOver = true)));
        done();
      });
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: mail },
          subject,
          text,
          attachments: files.map(attached),
        });
      } catch (error) {
        const failure = error as SmtpFailure;
        const isRefused = failure.responseCode !== undefined && failure.responseCode >= 400;
        if (isRefused || !handedOver) throw new SmtpRefusal(failure);
        throw new UncertainSend(new SmtpRefusal(failure));
      }
    },
  };
}
