import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The other side of the read endpoint's ratio: the same statement on the bare driver behind bare node:http, its rows
 * written out as they come. Run as a process of its own: arguments are the connection string, the statement and its
 * values as JSON; it tells its parent the port and ends with it.
 */
const [connectionString, text = '', values = '[]'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 20 });
const parameters = JSON.parse(values) as unknown[];

const server = createServer((_request, response) => {
  pool.query(text, parameters).then(
    ({ rows }) => {
      const body = JSON.stringify({ code: 200, data: rows, message: 'success' });
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    },
  );
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port });
});
process.once('disconnect', () => {
  server.closeAllConnections();
  server.close();
  void pool.end();
});
