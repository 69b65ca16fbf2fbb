import { task } from '#server/bind.ts';
import { readResumeFile } from './read-resume-file.ts';
import { removeFiles } from './remove-files.ts';

/** Reads an uploaded file into fields. The reader's own limit is 20 seconds; a copy that died is replaced after a minute. */
export const readResumeFileTask = task<{ resumeId: string }>({
  name: 'resume.read-file',
  timeoutSeconds: 60,
  run: readResumeFile,
});

/** Removes bytes once the rows that named them are gone. */
export const removeFilesTask = task<{ fileIds: readonly string[] }>({ name: 'resume.remove-files', run: removeFiles });

export const tasks = [readResumeFileTask, removeFilesTask];
