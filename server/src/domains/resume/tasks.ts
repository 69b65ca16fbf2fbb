import { on, task } from '#server/bind.ts';
import { sealStoredResumes } from './contact/seal-stored-resumes.ts';
import { forgetReadingsBefore } from './queries.ts';
import { readResumeFile } from './read-resume-file.ts';
import { removeFiles } from './remove-files.ts';
import { aDayBefore } from './rules.ts';
import { forgetShares } from './share/forget-shares.ts';
import { linkCompany } from './terms/link-company.ts';
import { refreshTerms } from './terms/refresh-terms.ts';

/**
 * Reads an uploaded file into fields. The reader's own limit is 20 seconds and, for
 * a scan, two minutes more.
 */
export const readResumeFileTask = task<{ resumeId: string }>({
  name: 'resume.read-file',
  timeoutSeconds: 180,
  run: readResumeFile,
});

/** Removes bytes once the rows that named them are gone. */
export const removeFilesTask = task<{ fileIds: readonly string[] }>({ name: 'resume.remove-files', run: removeFiles });

/** Makes terms that are missing or of earlier tables: after an update of the product, and for companies and resumes from before. */
const refreshTermsTask = task<object>({
  name: 'resume.refresh-terms',
  schedule: '* * * * *',
  timeoutSeconds: 300,
  run: refreshTerms,
});

/** When files were read, once that counts for nothing. */
export const forgetReadingsTask = task<object>({
  name: 'resume.forget-readings',
  schedule: '25 3 * * *',
  run: (ctx) => forgetReadingsBefore(ctx, aDayBefore(ctx.now())),
});

/** Links that ended long ago, and who guessed and looked yesterday. */
const forgetSharesTask = task<object>({ name: 'resume.forget-shares', schedule: '35 3 * * *', run: forgetShares });

/** Encrypts ways of contact that rows of earlier versions hold in clear. */
export const sealStoredResumesTask = task<object>({
  name: 'resume.seal-stored',
  schedule: '* * * * *',
  timeoutSeconds: 300,
  run: sealStoredResumes,
});

export const tasks = [
  readResumeFileTask,
  removeFilesTask,
  refreshTermsTask,
  forgetReadingsTask,
  forgetSharesTask,
  sealStoredResumesTask,
];

export const subscriptions = [
  on('company.verified', 'resume.linkCompany', linkCompany),
  on('company.verificationFailed', 'resume.unlinkCompany', linkCompany),
];
