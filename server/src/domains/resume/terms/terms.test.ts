import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyEntry, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { allTerms, markOutdated } from '#testing/resume-terms.ts';
import { companyOwner, verifiedOwner } from '#testing/company.ts';
import { anyResumeContent } from '#testing/resume-content.ts';
import { confirmedResume, sampleContent, sampleUpload } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { addConfirmedResumes } from '../bulk/add-confirmed-resumes.ts';
import { copyResume } from '../copy-resume.ts';
import { createResume } from '../create-resume.ts';
import { deleteResume } from '../delete-resume.ts';
import { getResume } from '../get-resume.ts';
import { personal } from '../personal.ts';
import { saveResume } from '../save-resume.ts';
import { uploadResume } from '../upload-resume.ts';
import { linkCompany } from './link-company.ts';
import { refreshTerms } from './refresh-terms.ts';
import { termsOf } from './rules.ts';

const world = useWorld();

/** Somebody's schools, majors, employers and skills, in their own words. */
function wrote({
  schools = [],
  majors = [],
  companies = [],
  skills = [],
}: Partial<Record<string, string[]>>): ResumeContent {
  return sampleContent({
    education: schools.map((school, at) => ({ ...emptyEntry.education(), school, major: majors[at] ?? '' })),
    work: companies.map((company) => ({ ...emptyEntry.work(), company })),
    skills: skills.map((name) => ({ name, level: null })),
  });
}

const life = wrote({
  schools: ['浙大', '某某大学'],
  majors: ['计算机科学', '魔法'],
  companies: ['云杉示例科技（杭州）有限公司', '某互联网公司'],
  skills: ['熟练掌握Java', '会做饭'],
});

describe('what is kept of the words', () => {
  it('is which entries of the tables they name, with the words, and nothing where unsure', async () => {
    const resumeId = await confirmedResume(world, await world.seeker(), life);
    expect(await allTerms(world, resumeId)).toEqual([
      ['company', 0, '云杉示例科技（杭州）有限公司', null, '云杉示例科技'],
      ['company', 1, '某互联网公司', null, null],
      ['major', 0, '计算机科学', '080901', '计算机科学'],
      ['major', 1, '魔法', null, '魔法'],
      ['school', 0, '浙大', expect.stringMatching(/^U\d{5}$/u), '浙大'],
      ['school', 1, '某某大学', null, '某某大学'],
      ['skill', 0, '熟练掌握Java', 'S00001', '熟练掌握java'],
      ['skill', 1, '会做饭', null, '会做饭'],
    ]);
  });

  it('follows the content: saved, copied, emptied, deleted', async () => {
    const owner = world.as(await world.seeker());
    const resumeId = await confirmedResume(world, owner.actor, life);
    const copy = await copyResume(owner, { resumeId });
    expect(await allTerms(world, copy.resumeId)).toEqual(await allTerms(world, resumeId));
    await saveResume(owner, { resumeId, version: 2, content: wrote({ schools: ['清华'] }) });
    expect((await allTerms(world, resumeId)).map(([kind, entry, words]) => [kind, entry, words])).toEqual([
      ['school', 0, '清华'],
    ]);
    await saveResume(owner, { resumeId, version: 3, content: wrote({}) });
    expect(await allTerms(world, resumeId)).toEqual([]);
    await deleteResume(owner, { resumeId: copy.resumeId });
    expect(await allTerms(world, copy.resumeId)).toEqual([]);
  });

  it('is nothing when the save is refused', async () => {
    const owner = world.as(await world.seeker());
    const resumeId = await confirmedResume(world, owner.actor, life);
    const before = await allTerms(world, resumeId);
    expect(before).toHaveLength(8);
    await expect(saveResume(owner, { resumeId, version: 1, content: wrote({}) })).rejects.toMatchObject({
      code: 40900,
    });
    expect(await allTerms(world, resumeId)).toEqual(before);
  });

  it('is there for a file that was read, and for many resumes at once', async () => {
    const owner = world.as(await world.seeker());
    const { resumeId } = await uploadResume(owner, { file: sampleUpload('chromium-frontend.pdf') });
    await world.runTasks();
    const { content } = await getResume(owner, { resumeId });
    expect(await allTerms(world, resumeId)).toHaveLength(termsOf(content).length);
    expect(termsOf(content).length).toBeGreaterThan(3);
    const [one, other] = [await world.seeker(), await world.seeker()];
    await addConfirmedResumes(world.system(), [
      { userId: one.userId, content: life },
      { userId: other.userId, content: wrote({ schools: ['北大'] }) },
    ]);
    const rows = await world.db.selectFrom('resume_resume').select(['id', 'user_id']).execute();
    const idOf = (userId: string) => rows.find((row) => row.user_id === userId)?.id ?? '';
    expect(await allTerms(world, idOf(one.userId))).toHaveLength(8);
    expect(await allTerms(world, idOf(other.userId))).toHaveLength(1);
  });

  it('leaves the own words as they are, whatever they are, and says the same of the same words', async () => {
    const owner = world.as(await world.seeker());
    const { resumeId } = await createResume(owner, {});
    let version = 1;
    await fc.assert(
      fc.asyncProperty(anyResumeContent, async (content) => {
        const saved = await saveResume(owner, { resumeId, version, content });
        version = saved.version;
        expect((await getResume(owner, { resumeId })).content).toEqual(content);
        const terms = await allTerms(world, resumeId);
        for (const [kind, entry, words] of terms) {
          const written = {
            school: content.education[entry]?.school,
            major: content.education[entry]?.major,
            company: content.work[entry]?.company,
            skill: content.skills[entry]?.name,
          };
          expect(words).toBe(written[kind]);
        }
        expect(termsOf(content)).toEqual(termsOf(content));
        await markOutdated(world);
        await refreshTerms(world.system() as never);
        expect(await allTerms(world, resumeId)).toEqual(terms);
      }),
      { numRuns: 25 },
    );
  });

  it('goes along with the person', async () => {
    const owner = await world.seeker();
    await confirmedResume(world, owner, wrote({ schools: ['北大'] }));
    expect(await personal.export(world.system(), owner.userId)).toMatchObject({
      resumes: [{ terms: [{ kind: 'school', words: '北大', code: expect.any(String) }] }],
    });
  });
});

describe('an employer on the platform', () => {
  const codeOf = async (resumeId: string) =>
    (await allTerms(world, resumeId)).find(([kind]) => kind === 'company')?.[3];

  it('is the verified company of the same folded name, before or after the resume was written', async () => {
    const before = await confirmedResume(world, await world.seeker(), wrote({ companies: ['云杉示例科技'] }));
    const { companyId } = await verifiedOwner(world, { name: '云杉示例科技（杭州）股份有限公司' });
    expect(await codeOf(before)).toBeNull();
    await world.deliver();
    expect(await codeOf(before)).toBe(companyId);
    const after = await confirmedResume(world, await world.seeker(), wrote({ companies: ['云杉示例科技集团'] }));
    expect(await codeOf(after)).toBe(companyId);
    const near = await confirmedResume(world, await world.seeker(), wrote({ companies: ['云杉示例信息技术有限公司'] }));
    expect(await codeOf(near)).toBeNull();
  });

  it('is nobody while it is not verified, where two share the name, and once it is called otherwise', async () => {
    const resumeId = await confirmedResume(world, await world.seeker(), wrote({ companies: ['云杉示例科技'] }));
    await companyOwner(world, { name: '云杉示例科技有限公司' });
    await world.deliver();
    expect(await codeOf(resumeId)).toBeNull();
    const first = await verifiedOwner(world, { name: '云杉示例科技有限公司' });
    await world.deliver();
    expect(await codeOf(resumeId)).toBe(first.companyId);
    const second = await verifiedOwner(world, { name: '云杉示例科技（上海）有限公司' });
    await world.deliver();
    expect(await codeOf(resumeId)).toBeNull();
    const nowIs = async (companyId: string, changes: { name?: string; verification_status?: 2 }) => {
      await world.db.updateTable('company_company').set(changes).where('id', '=', companyId).execute();
      await world.system().transaction((tx) => linkCompany(tx as never, { companyId }));
    };
    await nowIs(second.companyId, { name: '蓝鲸样本有限公司' });
    expect(await codeOf(resumeId)).toBe(first.companyId);
    await nowIs(first.companyId, { verification_status: 2 });
    expect(await codeOf(resumeId)).toBeNull();
  });
});

describe('refreshTerms', () => {
  it('makes what is missing, of resumes and of companies from before, and changes nothing when repeated', async () => {
    const resumeId = await confirmedResume(world, await world.seeker(), life);
    const { companyId } = await verifiedOwner(world, { name: '云杉示例科技有限公司' });
    await world.db.deleteFrom('resume_term').execute();
    await world.db.deleteFrom('resume_employer').execute();
    await markOutdated(world);
    await refreshTerms(world.system() as never);
    const made = await allTerms(world, resumeId);
    expect(made).toHaveLength(8);
    expect(made[0]).toEqual(['company', 0, '云杉示例科技（杭州）有限公司', companyId, '云杉示例科技']);
    await refreshTerms(world.system() as never);
    expect(await allTerms(world, resumeId)).toEqual(made);
  });

  it('comes to an end with more resumes than one batch', async () => {
    const people = [];
    for (let count = 0; count < 205; count++) people.push(await world.seeker());
    await addConfirmedResumes(
      world.system(),
      people.map(({ userId }) => ({ userId, content: wrote({ schools: ['北大'] }) })),
    );
    await world.db.deleteFrom('resume_term').execute();
    await markOutdated(world);
    await refreshTerms(world.system() as never);
    const { count } = await world.db
      .selectFrom('resume_term')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(205);
  });
});
