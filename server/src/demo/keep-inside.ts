import type { FaceCheck } from '#platform/face/port.ts';
import type { LicenceCheck } from '#platform/licence/port.ts';
import type { MailSender } from '#platform/mail/port.ts';
import type { SmsSender } from '#platform/sms/port.ts';

/** The outside services that are told who somebody is. */
export interface TellingPorts {
  readonly sms: SmsSender;
  readonly mail: MailSender;
  readonly licence: LicenceCheck;
  readonly face: FaceCheck;
}

/** Who belongs to the demo world. */
export interface DemoMembership {
  phone(phone: string): Promise<boolean>;
  verification(verificationId: string): Promise<boolean>;
  user(userId: string): Promise<boolean>;
}

/**
 * The ports of an installation, of which vendors see nothing of the demo world: what is about it goes to the embedded
 * default, which tells nobody.
 */
export function keepDemoInside(vendor: TellingPorts, embedded: TellingPorts, isDemo: DemoMembership): TellingPorts {
  return {
    sms: {
      async send(message) {
        await ((await isDemo.phone(message.phone)) ? embedded : vendor).sms.send(message);
      },
      async notify(notice) {
        await ((await isDemo.phone(notice.phone)) ? embedded : vendor).sms.notify(notice);
      },
    },
    mail: {
      async send(mail) {
        await ((await isDemo.user(mail.userId)) ? embedded : vendor).mail.send(mail);
      },
    },
    licence: {
      async ask(question) {
        return ((await isDemo.verification(question.verificationId)) ? embedded : vendor).licence.ask(question);
      },
    },
    face: {
      async start(question) {
        return ((await isDemo.user(question.userId)) ? embedded : vendor).face.start(question);
      },
      async ask(check) {
        return ((await isDemo.user(check.userId)) ? embedded : vendor).face.ask(check);
      },
    },
  };
}
