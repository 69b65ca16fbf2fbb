import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * How a proxy hands a request on when somebody wrote no more than `proxy_pass`: as HTTP/1.0; with the lines for sockets
 * that every guide has; or with those that tell upgrades apart, which leave nothing to see.
 */
export type ProxySetup = 'plain' | 'sockets' | 'hidden';

/**
 * A proxy in front of `target` as nginx is one by default: the Host is the target's, the headers of the caller are
 * passed on, and none says that there is a proxy. Answers its address.
 */
export async function startBareProxy(
  target: string,
  setup: ProxySetup,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { hostname, port, host } = new URL(target);
  const handOn = setup === 'plain' ? handOnAsOld : handOnAsNew;
  const server = createServer((request, response) => {
    const connection = setup === 'sockets' ? 'upgrade' : 'close';
    void buffer(request).then((body) =>
      handOn({ hostname, port: Number(port) }, request, { ...ownHeaders(request), host, connection }, body, response),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Headers = Readonly<Record<string, string>>;
type HandOn = (
  target: { readonly hostname: string; readonly port: number },
  request: IncomingMessage,
  headers: Headers,
  body: Buffer,
  response: ServerResponse,
) => void;

/** Node speaks no HTTP/1.0 itself; the answer ends with the connection, on both sides. */
const handOnAsOld: HandOn = ({ hostname, port }, { method, url }, headers, body, response) => {
  const upstream = connect(port, hostname);
  upstream.pipe(response.socket ?? upstream);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  upstream.write(`${[`${method} ${url} HTTP/1.0`, ...lines].join('\r\n')}\r\n\r\n`);
  upstream.write(body);
};

const handOnAsNew: HandOn = ({ hostname, port }, { method, url }, headers, body, response) => {
  const upstream = send({ hostname, port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  upstream.end(body);
};

function ownHeaders({ headers }: IncomingMessage): Headers {
  const own = Object.entries(headers).filter(([name]) => !['host', 'connection', 'transfer-encoding'].includes(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
