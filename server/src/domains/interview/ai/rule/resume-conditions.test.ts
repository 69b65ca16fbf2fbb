import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InterviewResume } from '@pinjian/contract/interview-material.ts';
import { resumeProbes, type ResumeProbeId } from '../bank/resume-probe.ts';
import { resumeConditions } from './resume-conditions.ts';
import { longestSlot } from './resume-slot.ts';
import { anyResume, datedPost, internResume, post, project, resumeOf, richResume } from './resume.fixture.ts';

const told = (description: string): InterviewResume => resumeOf({ projects: [project('报表平台', description)] });

describe('a family of questions about the resume', () => {
  it.each<[ResumeProbeId, InterviewResume, readonly string[]]>([
    ['ownShare', told('负责接口开发'), ['“报表平台”这个项目']],
    ['ownShare', resumeOf({ work: [post('北山软件有限公司', '会计', '做账')] }), ['在北山软件做会计的那段时间']],
    ['ownShare', resumeOf({ work: [post('', '会计', '做账')] }), ['做会计的那段时间']],
    ['setback', told('负责接口开发'), ['“报表平台”这个项目']],
    ['claim', told('负责接口。耗时从 800 毫秒降到 200 毫秒。'), ['“报表平台”这个项目', '耗时从 800 毫秒降到 200 毫秒']],
    [
      'decision',
      told('参与评审，最终采用双写方案完成迁移'),
      ['“报表平台”这个项目', '参与评审，最终采用双写方案完成迁移'],
    ],
    ['constraints', told('从零搭建客服团队'), ['“报表平台”这个项目', '从零搭建客服团队']],
    ['handover', told('接手前任留下的 30 家客户'), ['“报表平台”这个项目', '接手前任留下的 30 家客户']],
    ['sideProject', told('个人项目，周末完成'), ['“报表平台”这个项目']],
    ['lead', resumeOf({ work: [post('海角餐饮', '店长')] }), ['在海角餐饮做店长的那段时间', '海角餐饮的店长']],
    ['lead', resumeOf({ projects: [project('秒杀系统', '', '负责人')] }), ['“秒杀系统”这个项目', '“秒杀系统”的负责人']],
    ['internship', internResume, ['在海角餐饮管理做门店运营实习生的那段时间']],
    [
      'growth',
      resumeOf({ work: [post('云杉科技有限公司', '主管'), post('云杉科技', '专员')] }),
      ['云杉科技', '主管', '专员'],
    ],
    [
      'employers',
      resumeOf({ work: [post('甲厂', '会计'), post('乙厂', '会计'), post('丙厂', '会计')] }),
      ['甲厂', '乙厂', '丙厂'],
    ],
    [
      'fieldChange',
      resumeOf({ work: [post('甲厂', '会计'), post('乙厂', 'Java开发工程师')] }),
      ['会计', 'Java开发工程师'],
    ],
    [
      'fieldChange',
      resumeOf({
        work: [datedPost('甲厂', '会计', '2015-01', '2019-12'), datedPost('乙厂', 'Java开发工程师', '2020-01', null)],
      }),
      ['会计', 'Java开发工程师'],
    ],
    ['gap', resumeOf({ gaps: [{ from: '2021-03', to: '2022-01' }] }), ['2021年3月', '2022年1月']],
    ['shortStay', resumeOf({ work: [datedPost('甲厂', '会计', '2021-03', '2021-06')] }), ['在甲厂做会计的那段时间']],
    [
      'overlap',
      resumeOf({
        work: [datedPost('甲厂', '会计', '2019-01', '2021-06'), datedPost('乙厂', '会计', '2021-04', '2023-01')],
      }),
      ['甲厂', '乙厂'],
    ],
    ['untracedSkill', resumeOf({ ...told('用 Java 开发'), skills: ['Java', 'Kubernetes'] }), ['Kubernetes']],
    ['certificate', resumeOf({ skills: ['PMP'] }), ['PMP']],
  ])('%s applies', (id, resume, slots) => {
    const [occasion] = resumeConditions[id](resume);
    expect(Object.values(occasion?.slots ?? {})).toEqual(slots);
  });

  it.each<[ResumeProbeId, string, InterviewResume]>([
    ['ownShare', 'nothing is told', resumeOf({ projects: [project('报表平台')] })],
    ['claim', 'there is no figure', told('负责接口开发，效果提升明显')],
    ['claim', 'there is no result', told('团队共 12 人，使用 3 种语言开发')],
    ['claim', 'the sentence is a private matter', told('产假后返岗，两个月业绩提升 30%')],
    ['decision', 'nothing was chosen', told('负责日常维护和值班')],
    ['constraints', 'nothing was scarce', told('负责日常维护和值班')],
    ['handover', 'nothing changed hands', told('负责日常维护和值班')],
    ['sideProject', 'it was work', told('公司核心交易系统')],
    ['lead', 'a class is taught', resumeOf({ work: [post('远帆教育', '班主任')] })],
    ['lead', 'an account is managed', resumeOf({ work: [post('远帆教育', '客户经理')] })],
    [
      'internship',
      'it was long ago',
      { ...internResume, work: [post('甲厂', '会计'), post('乙厂', '出纳'), ...internResume.work] },
    ],
    ['growth', 'the companies differ', resumeOf({ work: [post('甲厂', '主管'), post('乙厂', '专员')] })],
    [
      'employers',
      'there are two',
      resumeOf({ work: [post('甲厂', '主管'), post('乙厂', '专员'), post('乙厂', '主管')] }),
    ],
    [
      'fieldChange',
      'the branch is one',
      resumeOf({ work: [post('甲厂', '测试工程师'), post('乙厂', 'Java开发工程师')] }),
    ],
    ['gap', 'none is known', resumeOf({ work: [datedPost('甲厂', '会计', '2015-01', '2016-01')] })],
    ['shortStay', 'it lasted five months', resumeOf({ work: [datedPost('甲厂', '会计', '2021-03', '2021-07')] })],
    ['shortStay', 'it goes on', resumeOf({ work: [datedPost('甲厂', '会计', '2021-03', null)] })],
    ['shortStay', 'it was an internship', resumeOf({ work: [datedPost('甲厂', '会计实习生', '2021-03', '2021-05')] })],
    ['shortStay', 'it was meant to be', resumeOf({ work: [datedPost('甲厂', '会计（兼职）', '2021-03', '2021-05')] })],
    [
      'shortStay',
      'the company stayed the same',
      resumeOf({ work: [datedPost('甲厂', '出纳', '2021-03', '2021-05'), datedPost('甲厂', '会计', '2021-06', null)] }),
    ],
    [
      'overlap',
      'it is a handover',
      resumeOf({ work: [datedPost('甲厂', '会计', '2019-01', '2021-06'), datedPost('乙厂', '会计', '2021-05', null)] }),
    ],
    ['overlap', 'the months are not told', resumeOf({ work: [post('甲厂', '会计'), post('乙厂', '会计')] })],
    ['untracedSkill', 'it is told under another name', resumeOf({ ...told('用 k8s 部署'), skills: ['Kubernetes'] })],
    ['untracedSkill', 'it is a trait', resumeOf({ skills: ['沟通能力', '吃苦耐劳'] })],
    ['certificate', 'it is a matter of health or identity', resumeOf({ skills: ['健康证', '身份证', '驾驶证'] })],
  ])('%s does not apply when %s', (id, _why, resume) => {
    expect(resumeConditions[id](resume)).toEqual([]);
  });

  it('all apply somewhere', () => {
    const applying = resumeProbes.filter(
      ({ id }) => resumeConditions[id](richResume).length + resumeConditions[id](internResume).length > 0,
    );
    expect(applying).toHaveLength(resumeProbes.length);
  });

  it('takes up at most 40 characters at a time', () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        for (const { id } of resumeProbes) {
          for (const { slots } of resumeConditions[id](resume)) {
            for (const words of Object.values(slots)) {
              expect(words.length).toBeGreaterThan(0);
              expect(words.length).toBeLessThanOrEqual(longestSlot);
            }
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
