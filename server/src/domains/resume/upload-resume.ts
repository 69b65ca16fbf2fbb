import { createHash } from 'node:crypto';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { maxResumes, resumeErrors, type uploadResume as endpoint } from '@pinjian/contract/resume.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { storeFile } from '#platform/files/stored-file.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findResumesOf, findUploadedTwin, insertResume, lockResumesOf } from './queries.ts';
import { resumeReader } from './parsing/read-in-thread.ts';
import { refuseTooManyReadings } from './refuse-too-many-readings.ts';
import { titleFromFile } from './rules.ts';
import { readResumeFileTask } from './tasks.ts';

/** The purpose that uploaded resumes bear among the files. */
const resumeFilePurpose = 'resume';

/**
 * Takes a file in: what a look at its bytes shows is refused at once and nothing is stored, the rest is read in the
 * background (decisions §12). The same bytes again, before the first edit is done, are the same resume.
 * @throws Refusal of resumeErrors, or 42900 after too many in a day, each with a sentence that says what to do.
 */
export async function uploadResume(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { file } = input;
  const { userId } = ctx.actor;
  const problem = await resumeReader.inspect(file.bytes);
  if (problem !== null) throw new Refusal(resumeErrors[problem]);
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  return ctx.transaction(async (tx) => {
    await lockResumesOf(tx, userId);
    const twin = await findUploadedTwin(tx, userId, sha256);
    if (twin !== undefined) return { resumeId: twin.id, parseState: twin.parse_state };
    if ((await findResumesOf(tx, userId)).length >= maxResumes) throw new Refusal(resumeErrors.tooManyResumes);
    await refuseTooManyReadings(tx, userId);
    const owner = { ownerId: userId, purpose: resumeFilePurpose, now: tx.now() };
    const stored = await storeFile({ db: tx.db, files: tx.ports.files }, file, owner);
    const resumeId = newId();
    const source = { fileId: stored.id, kind: file.kind === 'pdf' ? 'pdf' : 'word', sha256 } as const;
    await insertResume(tx, { id: resumeId, userId, title: titleFromFile(file.name), source });
    await tx.enqueue(readResumeFileTask, { resumeId });
    return { resumeId, parseState: 'pending' };
  });
}
