import type { FastifyInstance } from 'fastify';

/** Upper bounds of the times that are told apart, in seconds. */
export const timeBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Requests of one method, route and status. */
export interface RequestFigure {
  readonly method: string;
  /** As declared, never as called: it holds no id of anybody. 'page' for whatever is no call. */
  readonly route: string;
  readonly status: number;
  /** How many took at most as long as the bound of the same place, and longer than the one before. */
  readonly counts: number[];
  count: number;
  seconds: number;
}

/** Counts requests of one server from now on, by a look into one map each: about a microsecond. */
export function countRequests(app: FastifyInstance): () => readonly RequestFigure[] {
  const figures = new Map<string, RequestFigure>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page';
    const key = `${request.method} ${reply.statusCode} ${route}`;
    let figure = figures.get(key);
    if (figure === undefined) {
      const { method } = request;
      figure = { method, route, status: reply.statusCode, counts: timeBounds.map(() => 0), count: 0, seconds: 0 };
      figures.set(key, figure);
    }
    const seconds = reply.elapsedTime / 1000;
    figure.count += 1;
    figure.seconds += seconds;
    const place = timeBounds.findIndex((bound) => seconds <= bound);
    if (place !== -1) figure.counts[place] = (figure.counts[place] ?? 0) + 1;
    done();
  });
  return () => [...figures.values()];
}
