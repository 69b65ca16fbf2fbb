import { countSentCodes } from '#domains/account/index.ts';
import { countRunningInterviews } from '#domains/interview/index.ts';
import type { Log } from '#platform/core/log.ts';
import { countEvents } from '#platform/events/count-events.ts';
import type { MomentFigure } from '#platform/http/metrics-text.ts';
import type { OpenSockets } from '#platform/http/open-sockets.ts';
import { countTasks } from '#platform/queue/count-tasks.ts';
import { systemActor, type RunningCopy } from './copy.ts';

interface Watched {
  readonly copy: RunningCopy;
  readonly open: Pick<OpenSockets, 'count'>;
  readonly log: Log;
}

/** What /metrics tells besides requests and the process. Without a database what this copy knows by itself. */
export async function momentFigures({ copy, open, log }: Watched): Promise<MomentFigure[]> {
  const { total, idle, waiting } = copy.connections();
  const ours: MomentFigure[] = [
    { name: 'sockets_open', help: 'Open sockets of this copy', values: [{ value: open.count() }] },
    {
      name: 'database_connections',
      help: 'Connections of this copy to the database, and callers that wait for one',
      values: Object.entries({ used: total - idle, idle, waiting }).map(([state, value]) => ({
        labels: { state },
        value,
      })),
    },
  ];
  const shared = await sharedFigures(copy).catch((error: unknown) => {
    log.warn({ error }, 'the database could not be asked for figures');
    return null;
  });
  const up = {
    name: 'database_up',
    help: 'Whether the database answers',
    values: [{ value: shared === null ? 0 : 1 }],
  };
  return [...ours, up, ...(shared ?? [])];
}

/** The same on every copy. */
async function sharedFigures(copy: RunningCopy): Promise<MomentFigure[]> {
  const ctx = copy.context(systemActor, 'metrics');
  const [tasks, events, interviews, codes] = await Promise.all([
    countTasks(ctx.db),
    countEvents(ctx.db as never),
    countRunningInterviews(ctx),
    countSentCodes(ctx),
  ]);
  return [
    {
      name: 'tasks',
      help: 'Background tasks that wait, run or have failed for good',
      values: tasks.map(({ name, state, count }) => ({ labels: { task: name, state }, value: count })),
    },
    {
      name: 'events',
      help: 'Events on their way to a reader, and those that wait for a person',
      values: Object.entries(events).map(([state, value]) => ({ labels: { state }, value })),
    },
    { name: 'interviews_running', help: 'AI interviews in progress', values: [{ value: interviews }] },
    {
      name: 'sms_codes_sent',
      help: 'Codes by text message in the past minute and the past 24 hours, of what the budget allows for',
      values: Object.entries(codes).map(([span, value]) => ({ labels: { span }, value })),
    },
  ];
}
