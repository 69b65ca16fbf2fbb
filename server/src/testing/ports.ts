import { createSecretBox } from '#platform/core/secret-box.ts';
import type { FileStore } from '#platform/files/port.ts';
import type { LicenceAnswer } from '#platform/licence/port.ts';
import type { Llm } from '#platform/llm/port.ts';
import type { Ports } from '#server/context.ts';
import { readConfig } from '#server/config.ts';

/** The vendors' doubles of one test, with what they were asked and what they answer. */
export interface TestPorts {
  readonly ports: Ports;
  readonly sentSms: { phone: string; text: string; code: string }[];
  /** The language model; none unless a test brings one. */
  llm: Llm | null;
  /** What the licence check answers next; pending unless a test says otherwise. */
  licenceAnswer: LicenceAnswer;
}

function memoryStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    write: async (id, bytes) => void files.set(id, bytes),
    read: async (id) => {
      const bytes = files.get(id);
      if (bytes === undefined) throw new Error(`no file ${id}`);
      return bytes;
    },
    remove: async (id) => void files.delete(id),
  };
}

export function createTestPorts(): TestPorts {
  const test: TestPorts = {
    sentSms: [],
    licenceAnswer: { outcome: 'pending' },
    llm: null,
    ports: {
      config: readConfig({ PINJIAN_SECRET: 'a secret of the tests, 32 letters' }),
      secretBox: createSecretBox('a secret of the tests, 32 letters'),
      files: memoryStore(),
      sms: { send: async (message) => void test.sentSms.push(message) },
      licence: { ask: async () => test.licenceAnswer },
      location: { find: async () => null },
      get llm() {
        return test.llm;
      },
      sandbox: true,
    },
  };
  return test;
}
