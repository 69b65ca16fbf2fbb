import { describe, expect, it } from 'vitest';
import { keepDemoInside, type TellingPorts } from './keep-inside.ts';

const demoPhone = '13900001001';
const realPhone = '13800138000';

function recording(log: string[], name: string): TellingPorts {
  return {
    sms: { send: async ({ phone }) => void log.push(`${name} sms ${phone}`) },
    licence: {
      ask: async ({ verificationId }) => {
        log.push(`${name} licence ${verificationId}`);
        return { outcome: 'pending' };
      },
    },
  };
}

function kept() {
  const log: string[] = [];
  const ports = keepDemoInside(recording(log, 'vendor'), recording(log, 'embedded'), {
    phone: async (phone) => phone === demoPhone,
    verification: async (id) => id === 'demo',
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
    });
    await expect(sms.send({ phone: realPhone, text: '', code: '' })).rejects.toThrow('away');
    expect(log).toEqual([]);
  });
});
