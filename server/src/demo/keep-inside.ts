import type { LicenceCheck } from '#platform/licence/port.ts';
import type { SmsSender } from '#platform/sms/port.ts';

/** The outside services that are told who somebody is. */
export interface TellingPorts {
  readonly sms: SmsSender;
  readonly licence: LicenceCheck;
}

/** Who belongs to the demo world. */
export interface DemoMembership {
  phone(phone: string): Promise<boolean>;
  verification(verificationId: string): Promise<boolean>;
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
    },
    licence: {
      async ask(question) {
        return ((await isDemo.verification(question.verificationId)) ? embedded : vendor).licence.ask(question);
      },
    },
  };
}
