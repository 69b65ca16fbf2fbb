import { forgetOldSandboxMails } from '#platform/mail/embedded.ts';
import { forgetOldSandboxSms } from '#platform/sms/embedded.ts';
import { task } from '#server/bind.ts';
import { deleteOldMfaTokens } from './admin/queries.ts';
import { forgetFamiliarDevices } from './device/familiar-queries.ts';
import { deleteWrongCodes } from './lock-out/queries.ts';
import { noteWrongCodeTask } from './lock-out/note-wrong-code.ts';
import { removeFilesTask } from './file/remove-files.ts';
import { removeUnusedFiles } from './file/remove-unused-files.ts';
import { deleteOldMailCodes } from './mail/queries.ts';
import { forgetDetails } from './real-name/forget-details.ts';
import { findFacesToSettle } from './real-name/find-faces-to-settle.ts';
import { settleFace } from './real-name/settle-face.ts';
import { forgetTokens } from './session/forget-tokens.ts';
import { deleteAlarms } from './sign-in/budget-queries.ts';
import { deleteOldCodes } from './sign-in/queries.ts';

/** Asks about face checks whose person did not come back; each by itself, so that one failure holds up no other. */
const settleFacesTask = task<object>({
  name: 'account.settle-faces',
  schedule: '* * * * *',
  async run(ctx) {
    const outcomes: PromiseSettledResult<void>[] = [];
    for (const checkId of await findFacesToSettle(ctx))
      outcomes.push(...(await Promise.allSettled([settleFace(ctx, { checkId })])));
    const failures = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} face checks could not be settled`);
  },
});

/** What was only needed for a decision goes when its days are over. */
const forgetDetailsTask = task<object>({
  name: 'account.forget-real-name-details',
  schedule: '20 3 * * *',
  run: (ctx) => forgetDetails(ctx),
});

const dayMilliseconds = 24 * 3600_000;

/** Half-done sign-ins of admins that nobody can finish any more. */
const deleteMfaTokensTask = task<object>({
  name: 'account.delete-mfa-tokens',
  schedule: '35 3 * * *',
  run: (ctx) => deleteOldMfaTokens(ctx, new Date(ctx.now().getTime() - dayMilliseconds)),
});

/** Mail codes of yesterday open nothing and count for nothing. */
const deleteMailCodesTask = task<object>({
  name: 'account.delete-mail-codes',
  schedule: '30 3 * * *',
  run: (ctx) => deleteOldMailCodes(ctx, new Date(ctx.now().getTime() - dayMilliseconds)),
});

/** So do codes by text message, and wrong ones, a day after they last count, and what the sandbox "sent". */
export const deleteCodesTask = task<object>({
  name: 'account.delete-codes',
  schedule: '35 3 * * *',
  async run(ctx) {
    const before = new Date(ctx.now().getTime() - 2 * dayMilliseconds);
    await deleteOldCodes(ctx, before);
    await deleteWrongCodes(ctx, before);
    await forgetFamiliarDevices(ctx);
    await deleteAlarms(ctx, new Date(ctx.now().getTime() - 30 * dayMilliseconds));
    await forgetOldSandboxSms(ctx.db, before);
    await forgetOldSandboxMails(ctx.db, before);
  },
});

/** Uploads that nothing came to refer to. */
const removeUnusedFilesTask = task<object>({
  name: 'account.remove-unused-files',
  schedule: '40 3 * * *',
  timeoutSeconds: 1800,
  run: (ctx) => removeUnusedFiles(ctx),
});

/** Tokens that open nothing any more, and security events of long ago. */
const forgetTokensTask = task<object>({
  name: 'account.forget-tokens',
  schedule: '50 3 * * *',
  timeoutSeconds: 1800,
  run: (ctx) => forgetTokens(ctx),
});

export const tasks = [
  settleFacesTask,
  forgetDetailsTask,
  deleteMfaTokensTask,
  deleteCodesTask,
  deleteMailCodesTask,
  noteWrongCodeTask,
  removeFilesTask,
  removeUnusedFilesTask,
  forgetTokensTask,
];
