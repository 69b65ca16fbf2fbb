import { failStuckExports, findPeopleToErase, removeExpiredExports } from '#domains/account/index.ts';
import { on, task } from '#server/bind.ts';
import { buildExport } from './build-export.ts';
import { erasePerson } from './erase-person.ts';
import { keepErasures } from './keep-erasures.ts';

/** People of one run; what is left is the next minute's. */
const peoplePerRun = 20;

/** Erases people whose seven days are over; each by themselves, so that one failure holds up no other. */
export const eraseDueTask = task<object>({
  name: 'personalData.erase-due',
  schedule: '* * * * *',
  timeoutSeconds: 600,
  async run(ctx) {
    const people = await findPeopleToErase(ctx, peoplePerRun);
    const outcomes: PromiseSettledResult<boolean>[] = [];
    for (const personId of people)
      outcomes.push(...(await Promise.allSettled([erasePerson(ctx, personId, { ifDue: true })])));
    if (people.length > 0) await keepErasures(ctx);
    const failures = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} people could not be erased`);
  },
});

/** Makes the archive of one export. Whoever takes it over from a copy that died begins anew. */
const buildExportTask = task<{ exportId: string }>({
  name: 'personalData.build-export',
  retries: 2,
  timeoutSeconds: 300,
  run: (ctx, { exportId }) => buildExport(ctx, exportId),
});

/** Says so where an export came to nothing, and removes archives whose days are over. */
export const tidyExportsTask = task<object>({
  name: 'personalData.tidy-exports',
  schedule: '* * * * *',
  async run(ctx) {
    await failStuckExports(ctx);
    await removeExpiredExports(ctx);
  },
});

export const tasks = [eraseDueTask, buildExportTask, tidyExportsTask];

export const subscriptions = [
  on('account.exportRequested', 'personalData.buildExport', (tx, { exportId }) =>
    tx.enqueue(buildExportTask, { exportId }),
  ),
];
