import { readFileSync } from 'node:fs';
import type { UploadedFile } from '@pinjian/contract/endpoint.ts';
import { emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { findableConsent } from '@pinjian/contract/resume-privacy.ts';
import { confirmResume } from '#domains/resume/confirm-resume.ts';
import { createResume } from '#domains/resume/create-resume.ts';
import { setResumeVisibility } from '#domains/resume/privacy/set-resume-visibility.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import type { World } from './world.ts';

const samples = new URL('../domains/resume/parsing/samples/', import.meta.url);
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Bytes as an upload hands them on. */
export function fileUpload(name: string, bytes: Uint8Array): UploadedFile {
  const kind = name.endsWith('.pdf') ? 'pdf' : 'word';
  return { name, kind, type: kind === 'pdf' ? 'application/pdf' : wordType, size: bytes.length, bytes };
}

/** One of the resume files under parsing/samples, under a name of one's own. */
export function sampleUpload(sample: string, name = sample): UploadedFile {
  return fileUpload(name, readFileSync(new URL(sample, samples)));
}

/** A resume that can be confirmed, with a little of everything. */
export function sampleContent(changes: Partial<ResumeContent> = {}): ResumeContent {
  const empty = emptyResumeContent();
  return {
    ...empty,
    basics: {
      ...empty.basics,
      name: '林示例',
      phone: '13800138000',
      email: 'linshili@example.com',
      city: { code: '101210100', name: '杭州' },
      gender: 0,
    },
    work: [
      {
        company: '云杉示例科技有限公司',
        roles: [
          {
            title: '前端工程师',
            department: '',
            start: '2021-07',
            end: null,
            current: true,
            description: '负责商家后台的前端开发',
          },
        ],
      },
    ],
    skills: [{ name: 'TypeScript', level: 3 }],
    ...changes,
  };
}

/** A confirmed resume of a seeker, through the operations. */
export async function confirmedResume(world: World, seeker: SeekerActor, content = sampleContent()): Promise<string> {
  const ctx = world.as(seeker);
  const { resumeId } = await createResume(ctx, {});
  await confirmResume(ctx, { resumeId, version: 1, content });
  return resumeId;
}

/** A seeker lets companies find them. */
export async function agreeToBeFound(mine: Ctx<SeekerActor>): Promise<void> {
  await setResumeVisibility(mine, { visibility: 'open', consentVersion: findableConsent.version });
}

/** A seeker shows their resume only to whom they apply. */
export async function hideResume(mine: Ctx<SeekerActor>): Promise<void> {
  await setResumeVisibility(mine, { visibility: 'applied', consentVersion: findableConsent.version });
}
