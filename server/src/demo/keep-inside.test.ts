import { describe, expect, it } from 'vitest';
import { keepDemoInside, type TellingPorts } from './keep-inside.ts';

const demoPhone = '13900001001';
const realPhone = '13800138000';

function recording(log: string[], name: string): TellingPorts {
  return {
    sms: {
      send: async ({ phone }) => void log.push(`${name} sms ${phone}`),
      notify: async ({ phone }) => void log.push(`${name} notice ${phone}`),
    },
    mail: { send: async ({ userId }) => void log.push(`${name} mail ${userId}`) },
    licence: {
      ask: async ({ verificationId }) => {
        log.push(`${name} licence ${verificationId}`);
        return { outcome: 'pending' };
      },
    },
    face: {
      start: async ({ userId, checkId }) => {
        log.push(`${name} face ${userId}`);
        return { vendorId: checkId, url: '' };
      },
      ask: async ({ userId }) => {
        log.push(`${name} face of ${userId}`);
        return { outcome: 'pending' };
      },
    },
  };
}

const mailTo = (userId: string) => ({ mail: '', subject: '', text: '', userId });
const faceOf = (userId: string) => ({ checkId: '', userId, name: '', idNumber: '', returnPath: '' });

function kept() {
  const log: string[] = [];
  const ports = keepDemoInside(recording(log, 'vendor'), recording(log, 'embedded'), {
    phone: async (phone) => phone === demoPhone,
    verification: async (id) => id === 'demo',
    user: async (userId) => userId === 'demo',
  });
  return { log, ports };
}

describe('what vendors hear of', () => {
  it.each<[string, (ports: TellingPorts) => Promise<unknown>, string]>([
    ['a code to somebody', ({ sms }) => sms.send({ phone: realPhone, text: '', code: '' }), `vendor sms ${realPhone}`],
    [
      'a code to the demo',
      ({ sms }) => sms.send({ phone: demoPhone, text: '', code: '' }),
      `embedded sms ${demoPhone}`,
    ],
    [
      'a licence',
      ({ licence }) => licence.ask({ verificationId: 'real', companyName: '', creditCode: '' }),
      'vendor licence real',
    ],
    [
      'a licence of the demo',
      ({ licence }) => licence.ask({ verificationId: 'demo', companyName: '', creditCode: '' }),
      'embedded licence demo',
    ],
    ['a notice', ({ sms }) => sms.notify({ phone: realPhone, title: '', text: '' }), `vendor notice ${realPhone}`],
    [
      'a notice to the demo',
      ({ sms }) => sms.notify({ phone: demoPhone, title: '', text: '' }),
      `embedded notice ${demoPhone}`,
    ],
    ['a mail', ({ mail }) => mail.send(mailTo('real')), 'vendor mail real'],
    ['a mail to the demo', ({ mail }) => mail.send(mailTo('demo')), 'embedded mail demo'],
    ['a face', ({ face }) => face.start(faceOf('real')), 'vendor face real'],
    ['a face of the demo', ({ face }) => face.start(faceOf('demo')), 'embedded face demo'],
    ['how a face stands', ({ face }) => face.ask({ vendorId: '', userId: 'real' }), 'vendor face of real'],
    ['how one of the demo stands', ({ face }) => face.ask({ vendorId: '', userId: 'demo' }), 'embedded face of demo'],
  ])('%s', async (_what, use, heard) => {
    const { log, ports } = kept();
    await use(ports);
    expect(log).toEqual([heard]);
  });

  it('nothing where it cannot be told who it is', async () => {
    const log: string[] = [];
    const { sms } = keepDemoInside(recording(log, 'vendor'), recording(log, 'embedded'), {
      phone: () => Promise.reject(new Error('the database is away')),
      verification: () => Promise.resolve(false),
      user: () => Promise.resolve(false),
    });
    await expect(sms.send({ phone: realPhone, text: '', code: '' })).rejects.toThrow('away');
    expect(log).toEqual([]);
  });
});
