import { createHash } from 'node:crypto';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { maxResumes, resumeErrors, type uploadResume as endpoint } from '@pinjian/contract/resume.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { keepFile, storeFile } from '#platform/files/stored-file.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findResumesOf, findUploadedTwin, insertReading, insertResume, lockResumesOf } from './queries.ts';
import { resumeReader } from './parsing/read-in-thread.ts';
import { refuseTooManyReadings } from './refuse-too-many-readings.ts';
import { titleFromFile } from './rules.ts';
import { readResumeFileTask } from './tasks.ts';

type Uploaded = Answer<typeof endpoint>;

/** The purpose that uploaded resumes bear among the files. */
const resumeFilePurpose = 'resume';

/**
 * Takes a file in: what a look at its bytes shows is refused at once and nothing is stored, the rest is read in the
 * background (decisions §12). The same bytes again, before the first edit is done, are the same resume.
 * @throws Refusal of resumeErrors, or 42900 after too many in a day, each with a sentence that says what to do.
 */
export async function uploadResume(ctx: Ctx<SeekerActor>, { file }: Received<typeof endpoint>): Promise<Uploaded> {
  const { userId } = ctx.actor;
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  // Who may not upload costs no look at the bytes, which takes seconds of a processor.
  const before = await findTwinOrRefuse(ctx, userId, sha256);
  if (before !== null) return before;
  const kind = file.kind === 'image' ? 'word' : file.kind;
  const problem = await resumeReader.inspect(file.bytes, kind);
  if (problem !== null) throw new Refusal(resumeErrors[problem]);
  return storeFile(ctx.ports.files, file, (written) =>
    ctx.transaction(async (tx) => {
      await lockResumesOf(tx, userId);
      const twin = await findTwinOrRefuse(tx, userId, sha256);
      if (twin !== null) return { isKept: false, answer: twin };
      await insertReading(tx, userId);
      const stored = await keepFile(tx.db, written, { ownerId: userId, purpose: resumeFilePurpose, now: tx.now() });
      const resumeId = newId();
      const source = { fileId: stored.id, kind, sha256 };
      await insertResume(tx, { id: resumeId, userId, title: titleFromFile(file.name), source });
      await tx.enqueue(readResumeFileTask, { resumeId });
      return { isKept: true, answer: { resumeId, parseState: 'pending' } };
    }),
  );
}

/** The resume that the same bytes are already; null where another may be made. */
async function findTwinOrRefuse(ctx: Ctx, userId: string, sha256: string): Promise<Uploaded | null> {
  const twin = await findUploadedTwin(ctx, userId, sha256);
  if (twin !== undefined) return { resumeId: twin.id, parseState: twin.parse_state };
  if ((await findResumesOf(ctx, userId)).length >= maxResumes) throw new Refusal(resumeErrors.tooManyResumes);
  await refuseTooManyReadings(ctx, userId);
  return null;
}
