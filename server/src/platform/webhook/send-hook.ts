import { UncertainSend } from '../core/uncertain-send.ts';
import { dingtalk } from './dingtalk.ts';
import { feishu } from './feishu.ts';
import { HookRefusal, type Hook, type HookSender } from './port.ts';
import type { Vendor } from './vendor.ts';
import { wecom } from './wecom.ts';

const vendors: Readonly<Record<Hook['vendor'], Vendor>> = { feishu, dingtalk, wecom };

/** No answer of theirs is longer. */
const longestAnswer = 64 * 1024;

interface Options {
  readonly now: () => Date;
  readonly timeoutMs?: number;
  /** For tests: where a double stands in the place of a vendor's host. */
  readonly instead?: string;
}

/** A robot's address, if it is one: over https, at the vendor's own host and place, with nothing else to it. */
function hookAddress(vendor: Vendor, address: string): URL | null {
  const url = URL.parse(address);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.hash !== '') return null;
  if (url.username !== '' || url.password !== '' || url.hostname !== vendor.host) return null;
  return vendor.place.test(`${url.pathname}${url.search}`) ? url : null;
}

/** Errors at which not a byte of the message has left. */
const neverLeft = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

function codeOfCause(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'unknown';
}

/** Robots of the three vendors, over https to their hosts and to nowhere else: no redirect is followed. */
export function createHookSender({ now, timeoutMs = 10_000, instead }: Options): HookSender {
  async function post(url: URL, body: object): Promise<Response> {
    const at = instead === undefined ? url : new URL(`${url.pathname}${url.search}`, instead);
    try {
      return await fetch(at, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      const code = codeOfCause(error);
      if (neverLeft.includes(code)) throw new HookRefusal('unreachable', code);
      throw new UncertainSend(new HookRefusal('unreachable', code));
    }
  }

  return {
    isHook: (vendor, address) => hookAddress(vendors[vendor], address) !== null,
    async send({ vendor: name, address, secret }, message) {
      const vendor = vendors[name];
      const own = hookAddress(vendor, address);
      if (own === null) throw new HookRefusal('refused', 'address');
      const { url, body } = vendor.request({ address: own, secret }, message, now());
      const answer = await post(url, body);
      if (answer.status === 429) throw new HookRefusal('busy', answer.status);
      if (answer.status >= 500) throw new HookRefusal('unreachable', answer.status);
      if (answer.status !== 200) throw new HookRefusal('refused', answer.status);
      const code = vendor.codeOf(await readAnswer(answer));
      if (code === 0) return;
      const isBusy = typeof code === 'number' && vendor.busyCodes.includes(code);
      throw new HookRefusal(isBusy ? 'busy' : 'refused', typeof code === 'number' ? code : 'unknown');
    },
  };
}

/** What a vendor says; an answer that breaks off or is none leaves it open whether the message was taken. */
async function readAnswer(answer: Response): Promise<Readonly<Record<string, unknown>>> {
  try {
    const text = (await answer.text()).slice(0, longestAnswer);
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>;
    throw new SyntaxError('no object');
  } catch (error) {
    throw new UncertainSend(error);
  }
}
