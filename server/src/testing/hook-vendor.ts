import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a vendor does next in place of reading the message. */
type Behaviour =
  | { readonly does: 'code'; readonly code: number }
  | { readonly does: 'status'; readonly status: number; readonly location?: string }
  | { readonly does: 'hangUp' }
  | { readonly does: 'nonsense' };

/** Hosts of three vendors in one: each hook is known by its address, and its signature is checked as the vendor says. */
export interface HookVendorDouble {
  readonly url: string;
  readonly secret: string;
  /** Texts that were taken, by vendor, with the links in them. */
  readonly taken: { readonly vendor: string; readonly text: string; readonly links: readonly string[] }[];
  /** Everything that was asked, taken or not: method and path. */
  readonly asked: string[];
  next(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

interface Body {
  readonly timestamp?: string;
  readonly sign?: string;
  readonly text?: { readonly content: string };
  readonly content?: {
    readonly post: {
      readonly zh_cn: {
        readonly title: string;
        readonly content: readonly (readonly {
          readonly tag: string;
          readonly text: string;
          readonly href?: string;
        }[])[];
      };
    };
  };
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Body;
}

const hour = 3_600_000;

/** @param now the clock that signatures are checked by: none is taken that is an hour old */
export async function startHookVendor(now: () => Date): Promise<HookVendorDouble> {
  const secret = 'SEC-of-the-double';
  const waiting: Behaviour[] = [];
  const asked: string[] = [];
  const taken: { vendor: string; text: string; links: string[] }[] = [];
  const isFresh = (ms: number) => Math.abs(now().getTime() - ms) < hour;

  function readFeishu(body: Body): object {
    const seconds = Number(body.timestamp);
    // The documents: the key is "timestamp\nsecret", and nothing is hashed with it.
    const sign = createHmac('sha256', Buffer.from(`${seconds}\n${secret}`))
      .update(Buffer.alloc(0))
      .digest('base64');
    if (sign !== body.sign || !isFresh(seconds * 1000)) return { code: 19021, msg: 'sign match fail' };
    const post = body.content?.post.zh_cn;
    const parts = post?.content.flat() ?? [];
    const text = [post?.title ?? '', ...parts.map((part) => part.text)].join('\n');
    taken.push({ vendor: 'feishu', text, links: parts.flatMap(({ href }) => href ?? []) });
    return { code: 0, msg: 'success' };
  }

  function readText(vendor: string, body: Body): object {
    const text = body.text?.content ?? '';
    taken.push({ vendor, text, links: text.match(/https?:\S+/g) ?? [] });
    return { errcode: 0, errmsg: 'ok' };
  }

  function readDingtalk(url: URL, body: Body): object {
    const timestamp = url.searchParams.get('timestamp') ?? '';
    const sign = createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64');
    if (sign !== url.searchParams.get('sign') || !isFresh(Number(timestamp)))
      return { errcode: 310000, errmsg: 'sign not match' };
    return readText('dingtalk', body);
  }

  function read(url: URL, body: Body): object | null {
    if (url.pathname.startsWith('/open-apis/bot/v2/hook/')) return readFeishu(body);
    if (url.pathname === '/robot/send') return readDingtalk(url, body);
    if (url.pathname === '/cgi-bin/webhook/send') return readText('wecom', body);
    return null;
  }

  const server: Server = createServer((request, reply) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://double');
      asked.push(`${request.method} ${url.pathname}`);
      const body = await bodyOf(request);
      const behaviour = waiting.shift();
      if (behaviour?.does === 'hangUp') return request.socket.destroy();
      if (behaviour?.does === 'status')
        return reply.writeHead(behaviour.status, behaviour.location ? { location: behaviour.location } : {}).end();
      if (behaviour?.does === 'nonsense') return reply.end('<html>');
      const answer = behaviour === undefined ? read(url, body) : { code: behaviour.code, errcode: behaviour.code };
      return reply.writeHead(answer === null ? 404 : 200).end(JSON.stringify(answer));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret,
    taken,
    asked,
    next: (behaviour) => void waiting.push(behaviour),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Addresses as each vendor gives them out. */
export const hookAddresses = {
  feishu: 'https://open.feishu.cn/open-apis/bot/v2/hook/0a1b2c3d-0000-4000-8000-00000000feed',
  dingtalk: `https://oapi.dingtalk.com/robot/send?access_token=${'d1'.repeat(32)}`,
  wecom: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa',
} as const;
