import { errors } from '@pinjian/contract/errors.ts';
import { plainArrangement, type ResumeArrangement } from '@pinjian/contract/resume-arrangement.ts';
import { emptyEntry, emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { LineState, ResumeCard, ResumeDetail } from '@pinjian/contract/resume.ts';
import { plainPrint, type PrintStyle, type ResumeTemplate } from '@pinjian/contract/resume-print.ts';
import { isSame } from '#lib/saving/merge.ts';
import { idOf } from './answers/ids.ts';
import { pageOf } from './answers/page.ts';
import { envelope } from './fake-server.ts';
import type { Seen } from './fake-server.ts';

const now = '2026-11-20T09:30:00+08:00';

/** Of the one resume that there is unless a test says otherwise. */
export const resumeId = idOf('resume-1');

/** A resume as the server has it, with nothing in it unless told. */
export function resumeOf(part: Partial<ResumeDetail> = {}): ResumeDetail {
  return {
    resumeId,
    title: '我的简历',
    parseState: 'none',
    failure: null,
    isDefault: false,
    template: 'classic',
    printStyle: plainPrint,
    confirmed: false,
    version: 1,
    createdAt: now,
    updatedAt: now,
    content: emptyResumeContent(),
    confidence: {},
    arrangement: plainArrangement,
    completeness: 30,
    sourceFile: null,
    sourceText: null,
    unplaced: [],
    ...part,
  };
}

/** Content of a person with two posts and a skill. */
export function writtenContent(): ResumeContent {
  const empty = emptyResumeContent();
  const post = (company: string, title: string) => ({
    company,
    roles: [{ ...emptyEntry.workRole(), title, start: '2020-01', current: true }],
  });
  return {
    ...empty,
    basics: { ...empty.basics, name: '林示例', phone: '13800138000' },
    work: [post('云杉示例科技', '前端工程师'), post('蓝鲸样本网络', '实习生')],
    skills: [{ name: 'React', level: 3 }],
  };
}

function cardOf({
  content,
  confidence: _confidence,
  arrangement: _arrangement,
  sourceFile,
  sourceText: _text,
  unplaced: _unplaced,
  ...state
}: ResumeDetail): ResumeCard {
  return {
    ...state,
    name: content.basics.name,
    headline: content.work[0]?.roles[0]?.title ?? '',
    fileKind: sourceFile?.kind ?? null,
  };
}

function refusal(code: number, message: string, data: unknown = null): Response {
  return envelope(data, { code, message });
}

/** Something the resume held before. */
interface Kept {
  readonly versionId: string;
  readonly content: ResumeContent;
}

/**
 * A server that keeps one resume and behaves as the contract says: versions, 40900, deletion. Hand `answer` to
 * `openApp`; change `resume` to move it from elsewhere; set `broken` to lose the next answers.
 */
export function resumeServer(first: ResumeDetail | null) {
  const world = { resume: first, copies: [] as ResumeCard[], kept: [] as Kept[], broken: false, answer };
  const base = '/resume/job-hunter/resume';

  function save(resume: ResumeDetail, body: { version: number; content: ResumeContent }, confirmed: boolean): Response {
    const isSame = JSON.stringify(body.content) === JSON.stringify(resume.content);
    if (!isSame && body.version !== resume.version)
      return refusal(errors.stateChanged.code, '简历已在别处修改', { version: resume.version });
    const version = isSame ? resume.version : resume.version + 1;
    world.resume = {
      ...resume,
      content: body.content,
      version,
      completeness: 80,
      confirmed: confirmed || resume.confirmed,
    };
    return envelope({ resumeId: resume.resumeId, version, savedAt: now, completeness: 80 });
  }

  const earlier = ({ versionId }: Kept) => ({ versionId, savedAt: now, completeness: 60 });

  function answerOfPrint(resume: ResumeDetail, { template, style }: { template: ResumeTemplate; style?: PrintStyle }) {
    world.resume = { ...resume, template, printStyle: style ?? resume.printStyle };
    return envelope({ resumeId: resume.resumeId, template, style: world.resume.printStyle });
  }

  const arrangementOf = ({ order, hidden, titles }: ResumeArrangement) => ({ order, hidden, titles });

  function arrange(resume: ResumeDetail, body: ResumeArrangement & { from: ResumeArrangement }): Response {
    if (!isSame(body.from, resume.arrangement)) return refusal(errors.stateChanged.code, '各部分的顺序刚在别处改过');
    world.resume = { ...resume, arrangement: arrangementOf(body) };
    return envelope({ resumeId: resume.resumeId, arrangement: world.resume.arrangement });
  }

  /** Earlier versions: the list, one of them, and the way back to it, which keeps what was there. */
  function answerOfVersions(resume: ResumeDetail, call: string): Response | undefined {
    if (call === 'GET /versions') return envelope({ records: world.kept.map(earlier) });
    const kept = world.kept.find(({ versionId }) => call.includes(`/versions/${versionId}`));
    if (kept === undefined) return undefined;
    if (call.startsWith('GET ')) return envelope({ ...earlier(kept), content: kept.content });
    const replaced = { versionId: idOf(`v${resume.version}`), content: resume.content };
    world.kept = [replaced, ...world.kept.filter((each) => each !== kept)];
    world.resume = { ...resume, content: kept.content, version: resume.version + 1 };
    const { resumeId, version } = world.resume;
    return envelope({ resumeId, version, savedAt: now, completeness: 60, keptVersionId: replaced.versionId });
  }

  function answerFor(resume: ResumeDetail, seen: Seen): Response | undefined {
    const call = `${seen.method} ${seen.path.slice(`${base}/${resume.resumeId}`.length)}`;
    switch (call) {
      case 'GET ':
        return envelope(resume);
      case 'PUT ':
        return save(resume, seen.body as { version: number; content: ResumeContent }, false);
      case 'POST /confirm':
        return save(resume, seen.body as { version: number; content: ResumeContent }, true);
      case 'POST /line': {
        const { line, state } = seen.body as { line: number; state: LineState };
        const unplaced = resume.unplaced.map((each) => (each.line === line ? { ...each, state } : each));
        world.resume = { ...resume, unplaced };
        return envelope({ resumeId: resume.resumeId, line, state });
      }
      case 'POST /default':
        world.resume = { ...resume, isDefault: true };
        return envelope({ resumeId: resume.resumeId });
      case 'POST /rename':
        world.resume = { ...resume, title: (seen.body as { title: string }).title };
        return envelope({ resumeId: resume.resumeId, title: world.resume.title });
      case 'POST /template':
        return answerOfPrint(resume, seen.body as { template: ResumeTemplate; style?: PrintStyle });
      case 'POST /arrange':
        return arrange(resume, seen.body as ResumeArrangement & { from: ResumeArrangement });
      case 'GET /pages': {
        const measure = { size: 10.5, line: 1.58 };
        const fits = seen.query['onePage'] === '1' ? true : null;
        const printed = fits === null ? measure : { size: 10.25, line: 1.45 };
        return envelope({ pages: fits === null ? 2 : 1, chosen: measure, printed, fits, hasPhoto: false });
      }
      case 'GET /file':
        return envelope({ url: `/resume/file/${resume.resumeId}.x`, name: `简历.${seen.query['format'] ?? ''}` });
      case 'POST /copy': {
        const copy = { ...cardOf(resume), resumeId: idOf('copy'), title: `${resume.title} 副本` };
        world.copies = [copy];
        return envelope({ resumeId: copy.resumeId, title: copy.title });
      }
      case 'DELETE ':
        world.resume = null;
        return envelope(null);
      default:
        return answerOfVersions(resume, call);
    }
  }

  function answer(seen: Seen): Response | Error | undefined {
    if (!seen.path.startsWith(base)) return undefined;
    if (world.broken) return new Error('the network is down');
    const { resume } = world;
    if (seen.path === `${base}/list`) {
      const records = [...(resume === null ? [] : [cardOf(resume)]), ...world.copies];
      return envelope(pageOf(records));
    }
    if (resume === null || !seen.path.startsWith(`${base}/${resume.resumeId}`))
      return refusal(errors.notFound.code, errors.notFound.message);
    return answerFor(resume, seen);
  }

  return world;
}

/** Loads the pages of resumes before a test looks at its watch: the first import of antd takes its time. */
export async function loadResumePages(): Promise<void> {
  await Promise.all([
    import('#app/shell/shell.tsx'),
    import('#app/shell/company-gate.tsx'),
    import('#features/resume/components/resume-list.tsx'),
    import('#features/resume/editor/components/edit-resume.tsx'),
    import('#features/resume/editor/components/first-edit.tsx'),
    import('#ui/confirm-dialog.tsx'),
  ]);
}
