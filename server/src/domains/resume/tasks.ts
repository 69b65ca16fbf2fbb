import { task } from '#server/bind.ts';
import { readResumeFile } from './read-resume-file.ts';
import { removeFiles } from './remove-files.ts';

/**
 * Reads an uploaded file into fields. The reader's own limit is 20 seconds and, for
 * a scan, two minutes more; a copy that died is replaced after three.
 */
export const readResumeFileTask = task<{ resumeId: string }>({
  name: 'resume.read-file',
  timeoutSeconds: 180,
  run: readResumeFile,
});

/** Removes bytes once the rows that named them are gone. */
export const removeFilesTask = task<{ fileIds: readonly string[] }>({ name: 'resume.remove-files', run: removeFiles });

export const tasks = [readResumeFileTask, removeFilesTask];
