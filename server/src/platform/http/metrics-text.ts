import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { timeBounds, type RequestFigure } from './request-figures.ts';

/** A figure of the moment, with a value for each of its labels' values. */
export interface MomentFigure {
  /** Without `pinjian_`, which all of ours begin with. */
  readonly name: string;
  readonly help: string;
  readonly values: readonly { readonly labels?: Readonly<Record<string, string>>; readonly value: number }[];
}

/** Memory, processor, event loop, garbage: of the process, whoever serves in it. Collected from the first look on. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

const requestSeconds = 'pinjian_http_request_seconds';
const help = 'Requests by route and status';

/** A histogram that was counted elsewhere: counting here costs ten times as much of each request. */
class CountedHistogram extends Histogram {
  readonly #figures: readonly RequestFigure[];

  constructor(registry: Registry, figures: readonly RequestFigure[]) {
    super({
      name: requestSeconds,
      help: 'Requests by route and status',
      buckets: [...timeBounds],
      registers: [registry],
    });
    this.#figures = figures;
  }

  /** What the registry asks a histogram for, of which prom-client's types say nothing. */
  async getForPromString() {
    return { name: requestSeconds, help, type: 'histogram', values: this.#figures.flatMap(valuesOf) };
  }
}

function valuesOf({ method, route, status, counts, count, seconds }: RequestFigure) {
  const labels = { method, route, status };
  let sum = 0;
  const upTo = counts.map((here, place) => {
    sum += here;
    return { metricName: `${requestSeconds}_bucket`, labels: { le: timeBounds[place] ?? 0, ...labels }, value: sum };
  });
  return [
    ...upTo,
    { metricName: `${requestSeconds}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
    { metricName: `${requestSeconds}_sum`, labels, value: seconds },
    { metricName: `${requestSeconds}_count`, labels, value: count },
  ];
}

/** Everything in the text format of Prometheus, with its media type. */
export async function metricsText(
  requests: readonly RequestFigure[],
  moment: readonly MomentFigure[],
): Promise<{ readonly type: string; readonly text: string }> {
  const registry = new Registry();
  registry.registerMetric(new CountedHistogram(registry, requests));
  for (const { name, help, values } of moment) {
    const labelNames = Object.keys(values[0]?.labels ?? {});
    const gauge = new Gauge({ name: `pinjian_${name}`, help, labelNames, registers: [registry] });
    for (const { labels = {}, value } of values) gauge.set(labels, value);
  }
  const texts = await Promise.all([registry.metrics(), ofProcess.metrics()]);
  return { type: registry.contentType, text: texts.join('\n') };
}
