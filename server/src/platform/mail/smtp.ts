import { createTransport } from 'nodemailer';
import { UncertainSend } from '../core/uncertain-send.ts';
import type { MailSender } from './port.ts';

interface SmtpOptions {
  /** smtp:// or smtps://, with user and password where the server asks for them. */
  readonly url: string;
  /** The sender as mail writes it: 聘见 <notice@example.com>. */
  readonly from: string;
  /** Limit of a connection, of the greeting and of silence after it; for tests. */
  readonly timeoutMs?: number;
}

/** Refusals that a server or the way to it speaks out: the mail was certainly not taken. */
const certainCodes = new Set(['EDNS', 'EAUTH', 'ENOAUTH', 'EENVELOPE', 'ETLS', 'EREQUIRETLS', 'ECONFIG']);

interface SmtpFailure {
  readonly code?: string;
  readonly syscall?: string;
  readonly responseCode?: number;
  readonly message?: string;
}

/** Whether a mail that failed so was certainly not taken. Where that cannot be told, it may have been. */
function isCertain({ code = '', syscall, responseCode, message = '' }: SmtpFailure): boolean {
  if (responseCode !== undefined && responseCode >= 400) return true;
  if (certainCodes.has(code) || syscall === 'connect') return true;
  return /^(?:Connection timeout|Greeting never received)/.test(message);
}

/** What went wrong in words without an address: servers like to repeat whom they refused. */
class SmtpRefusal extends Error {
  constructor({ code, responseCode }: SmtpFailure) {
    super(`the mail server did not take it: ${code ?? 'unknown'} ${responseCode ?? ''}`.trim());
    this.name = 'SmtpRefusal';
  }
}

/** Any mail server that speaks SMTP. One connection for each mail: notices are few, and a kept one goes stale. */
export function createSmtpMail({ url, from, timeoutMs = 10_000 }: SmtpOptions): MailSender {
  const transport = createTransport({
    url,
    logger: false,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ mail, subject, text }) {
      try {
        await transport.sendMail({ from, to: { name: '', address: mail }, subject, text });
      } catch (error) {
        const failure = error as SmtpFailure;
        if (isCertain(failure)) throw new SmtpRefusal(failure);
        throw new UncertainSend(new SmtpRefusal(failure));
      }
    },
  };
}
