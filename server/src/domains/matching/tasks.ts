import { on, task } from '#server/bind.ts';
import type { Ctx } from '#server/context.ts';
import { forgetDismissals } from './dismissal/forget-dismissals.ts';
import { followActivity, followEmployers, followPerson } from './index/follow-person.ts';
import { readCompany } from './index/read-company.ts';
import { renewIndex } from './index/rebuild.ts';
import { refreshPosition, refreshPositionsRead } from './index/refresh-position.ts';
import { refreshTalent } from './index/refresh-talent.ts';
import { askToPush } from './push/ask-to-push.ts';
import { endUnused, followUse } from './push/end-push.ts';
import { pushDueTask, pushWaiting } from './push/push-due.ts';
import { refreshWanted } from './push/refresh-wanted.ts';
import { tellPushes } from './push/tell-pushes.ts';
import { tellAlerts } from './saved-search/tell-alerts.ts';
import { forgetUse } from './talent/forget-use.ts';
import { forgetViewed } from './viewed/note-viewed.ts';
import { tellWishes } from './wish/tell-wishes.ts';

/** Makes rows of earlier rules and of an earlier month anew; else there is nothing to do. */
const renewIndexTask = task<object>({
  name: 'matching.renew-index',
  schedule: '* * * * *',
  timeoutSeconds: 300,
  run: renewIndex,
});

/** Makes anew what follows from a company's profile. */
const readCompanyTask = task<{ companyId: string }>({
  name: 'matching.read-company',
  timeoutSeconds: 300,
  run: readCompany,
});

/** Tells of whoever is new in saved searches: the first run of a day after the quiet hours, later ones what was left. */
export const tellAlertsTask = task<object>({
  name: 'matching.tell-alerts',
  schedule: '7 9-21 * * *',
  timeoutSeconds: 300,
  run: tellAlerts,
});

/** How often members searched and added, once the day is over. */
const forgetUseTask = task<object>({ name: 'matching.forget-use', schedule: '35 3 * * *', run: forgetUse });

/** What is not wanted, once that is over. */
const forgetDismissalsTask = task<object>({
  name: 'matching.forget-dismissals',
  schedule: '40 3 * * *',
  run: forgetDismissals,
});

/** What was opened long ago. */
const forgetViewedTask = task<object>({ name: 'matching.forget-viewed', schedule: '45 3 * * *', run: forgetViewed });

/** What waited for the morning or was left behind. */
export const pushWaitingTask = task<object>({
  name: 'matching.push-waiting',
  schedule: '* * * * *',
  timeoutSeconds: 300,
  run: pushWaiting,
});

/** Tells of what was pushed, folded: the first run of a day after the quiet hours, later ones whom it was news for since. */
export const tellPushesTask = task<object>({
  name: 'matching.tell-pushes',
  schedule: '12 9-21 * * *',
  timeoutSeconds: 300,
  run: tellPushes,
});

/** What was pushed and not used. */
export const endUnusedTask = task<object>({
  name: 'matching.end-unused-pushes',
  schedule: '20 * * * *',
  timeoutSeconds: 300,
  run: endUnused,
});

export const tasks = [
  renewIndexTask,
  readCompanyTask,
  tellAlertsTask,
  forgetUseTask,
  forgetDismissalsTask,
  forgetViewedTask,
  pushDueTask,
  pushWaitingTask,
  tellPushesTask,
  endUnusedTask,
];

const ofSeeker = (id: string) => ({ kind: 'seeker', id }) as const;
const ofPosition = (tx: Ctx, { positionId: id }: { readonly positionId: string }) =>
  askToPush(tx, { kind: 'position', id });

export const subscriptions = [
  on('resume.deleted', 'matching.tellWishes', tellWishes),
  on('resume.deleted', 'matching.forgetResume', (tx, { userId }) => refreshTalent(tx, userId)),
  on('resume.changed', 'matching.readResume', (tx, { userId }) => refreshTalent(tx, userId)),
  on('resume.visibilityChanged', 'matching.followVisibility', (tx, { seekerId }) => refreshTalent(tx, seekerId)),
  on('matching.wishChanged', 'matching.followWishes', (tx, { seekerId }) => refreshTalent(tx, seekerId)),
  on('account.deletionRequested', 'matching.followLeaving', followPerson),
  on('account.deletionWithdrawn', 'matching.followStaying', followPerson),
  on('account.returned', 'matching.followActivity', followActivity),
  // Too much, it may be, for the transaction of the news.
  on('company.changed', 'matching.followCompany', (tx, { companyId }) => tx.enqueue(readCompanyTask, { companyId })),
  on('resume.employersLinked', 'matching.followEmployers', followEmployers),
  on('position.readAgain', 'matching.readAgain', refreshPositionsRead),
  on('position.published', 'matching.readPosition', refreshPosition),
  on('position.paused', 'matching.forgetPaused', refreshPosition),
  on('position.closed', 'matching.forgetClosed', refreshPosition),
  on('matching.wishChanged', 'matching.readWanted', (tx, { seekerId }) => refreshWanted(tx, [seekerId])),
  on('resume.changed', 'matching.readWantedOfResume', (tx, { userId }) => refreshWanted(tx, [userId])),
  on('resume.deleted', 'matching.readWantedOfRest', (tx, { userId }) => refreshWanted(tx, [userId])),
  on('matching.wishChanged', 'matching.pushAfterWishes', (tx, { seekerId }) => askToPush(tx, ofSeeker(seekerId))),
  on('resume.changed', 'matching.pushAfterResume', (tx, { userId }) => askToPush(tx, ofSeeker(userId))),
  on('resume.deleted', 'matching.pushWithoutResume', (tx, { userId }) => askToPush(tx, ofSeeker(userId))),
  on('resume.visibilityChanged', 'matching.pushAfterVisibility', (tx, { seekerId }) =>
    askToPush(tx, ofSeeker(seekerId)),
  ),
  on('company.blockChanged', 'matching.pushAfterBlock', (tx, { seekerId }) => askToPush(tx, ofSeeker(seekerId))),
  on('matching.positionDismissed', 'matching.pushAfterDismissal', (tx, { seekerId }) =>
    askToPush(tx, ofSeeker(seekerId)),
  ),
  on('matching.dismissalUndone', 'matching.pushAfterUndo', (tx, { seekerId }) => askToPush(tx, ofSeeker(seekerId))),
  on('position.published', 'matching.pushPublished', ofPosition),
  on('position.paused', 'matching.pushPaused', ofPosition),
  on('position.closed', 'matching.pushClosed', ofPosition),
  on('application.moved', 'matching.followUse', followUse),
];
