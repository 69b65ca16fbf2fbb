import { on, task } from '#server/bind.ts';
import { forgetDismissals } from './dismissal/forget-dismissals.ts';
import { followActivity, followEmployers, followPerson } from './index/follow-person.ts';
import { readCompany } from './index/read-company.ts';
import { renewIndex } from './index/rebuild.ts';
import { refreshPosition, refreshPositionsRead } from './index/refresh-position.ts';
import { refreshTalent } from './index/refresh-talent.ts';
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

export const tasks = [
  renewIndexTask,
  readCompanyTask,
  tellAlertsTask,
  forgetUseTask,
  forgetDismissalsTask,
  forgetViewedTask,
];

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
];
