import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createSecretBox } from '#platform/core/secret-box.ts';
import type { FileStore } from '#platform/files/port.ts';
import type { FaceAnswer, FaceQuestion } from '#platform/face/port.ts';
import { issuedByPerson } from '#platform/invoicing/embedded.ts';
import type { InvoiceIssuer } from '#platform/invoicing/port.ts';
import type { LicenceAnswer } from '#platform/licence/port.ts';
import type { Mail } from '#platform/mail/port.ts';
import { createHookSender } from '#platform/webhook/send-hook.ts';
import type { HookMessage, Hook } from '#platform/webhook/port.ts';
import type { Llm } from '#platform/llm/port.ts';
import type { Ports } from '#server/context.ts';
import { readConfig } from '#server/config.ts';

/** The vendors' doubles of one test, with what they were asked and what they answer. */
export interface TestPorts {
  readonly ports: Ports;
  readonly sentSms: { phone: string; text: string; code: string }[];
  readonly sentNotices: { phone: string; title: string; text: string }[];
  readonly sentMails: Mail[];
  readonly sentHooks: { readonly hook: Hook; readonly message: HookMessage }[];
  /** Called before a notice or mail is taken, with where it goes: throws what the vendor would. */
  outside: ((to: string) => void) | null;
  /** The language model; none unless a test brings one. */
  llm: Llm | null;
  /** What the licence check answers next; pending unless a test says otherwise. */
  licenceAnswer: LicenceAnswer;
  /** What the face check answers next, pending unless a test says otherwise; null where it cannot be reached. */
  faceAnswer: FaceAnswer | null;
  /** A person, unless a test brings a vendor. */
  invoicing: InvoiceIssuer;
  readonly askedFaces: FaceQuestion[];
}

function memoryStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  const bytesOf = (id: string): Uint8Array => {
    const bytes = files.get(id);
    if (bytes === undefined) throw new Error(`no file ${id}`);
    return bytes;
  };
  return {
    write: async (id, content) => void files.set(id, content instanceof Uint8Array ? content : await buffer(content)),
    read: async (id) => bytesOf(id),
    open: async (id) => Readable.from([bytesOf(id)]),
    remove: async (id) => void files.delete(id),
    async *list() {
      yield* files.keys();
    },
    removeDrafts: async () => 0,
  };
}

export function createTestPorts(): TestPorts {
  const test: TestPorts = {
    sentSms: [],
    sentNotices: [],
    sentMails: [],
    sentHooks: [],
    outside: null,
    licenceAnswer: { outcome: 'pending' },
    faceAnswer: { outcome: 'pending' },
    askedFaces: [],
    invoicing: issuedByPerson,
    llm: null,
    ports: {
      config: readConfig({
        PINJIAN_SECRET: 'a secret of the tests, 32 letters',
        PINJIAN_PROOF_HASHES: '200',
        PINJIAN_BANK_ACCOUNT_NAME: '聘见（演示）有限公司',
        PINJIAN_BANK_ACCOUNT_NUMBER: '6222000000000000000',
        PINJIAN_BANK_NAME: '演示银行北京分行',
      }),
      secretBox: createSecretBox('a secret of the tests, 32 letters'),
      files: memoryStore(),
      sms: {
        send: async (message) => void test.sentSms.push(message),
        notify: async (notice) => {
          test.outside?.(notice.phone);
          test.sentNotices.push(notice);
        },
      },
      mail: {
        send: async (mail) => {
          test.outside?.(mail.mail);
          test.sentMails.push(mail);
        },
      },
      webhook: {
        isHook: createHookSender({ now: () => new Date(0) }).isHook,
        send: async (hook, message) => {
          test.outside?.(hook.address);
          test.sentHooks.push({ hook, message });
        },
      },
      // The world puts the sandbox's cashier here, on its database.
      payments: {},
      licence: { ask: async () => test.licenceAnswer },
      face: {
        async start(question) {
          if (test.faceAnswer === null) throw new Error('no way to the vendor');
          test.askedFaces.push(question);
          return { vendorId: `vendor-${question.checkId}`, url: `https://face.example.com/${question.checkId}` };
        },
        async ask() {
          if (test.faceAnswer === null) throw new Error('no way to the vendor');
          return test.faceAnswer;
        },
      },
      location: { find: async () => null },
      get llm() {
        return test.llm;
      },
      get invoicing() {
        return test.invoicing;
      },
      sandbox: true,
    },
  };
  return test;
}
