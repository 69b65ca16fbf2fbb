import type { InterviewResume } from '@pinjian/contract/interview-material.ts';
import { skillByName } from '#domains/dictionary/index.ts';
import { fold } from '../scoring/fold.ts';
import { slotOf } from './resume-slot.ts';

/** Longest name of a skill or a certificate that is read out. */
const longestName = 24;

/** Traits and tastes: nobody can show a project for them. */
const trait = /能力|精神|意识|沟通|协作|合作|责任|抗压|学习|认真|细心|吃苦|乐观|开朗|爱好|普通话/u;

const certificateName =
  /pmp|npdp|cpa|acca|cfa|frm|cissp|cisp|cisa|cka|ocp|hcie|hcip|ccie|软考|注册会计师|建造师|造价工程师|造价师|监理工程师|安全工程师|法律职业资格|教师资格|(?:初级|中级|高级)会计|执业药师|执业医师|护士执业|(?:证券|基金|期货|银行|保险)从业|人力资源管理师|证书|资格证|职业资格|从业资格|执业证|(?:电工|焊工|叉车|导游|上岗|操作|特种作业)证/iu;
/** Papers that say who somebody is instead of what they can do. */
const identity = /身份证|健康证|居住证|暂住证|结婚证|残疾证|学生证|毕业证|学位证|驾驶证|驾照/u;

/** Skills that are listed and occur, under any of their spellings, nowhere in the work and the projects. */
export function untracedSkillsIn(resume: InterviewResume): string[] {
  const told = fold(
    [
      ...resume.work.flatMap(({ title, description }) => [title, description]),
      ...resume.projects.flatMap(({ name, role, description }) => [name, role, description]),
    ].join('\n'),
  );
  return resume.skills
    .filter((skill) => !trait.test(skill) && !certificateName.test(skill) && !identity.test(skill))
    .filter((skill) => spellingsOf(skill).every((each) => !told.includes(each)))
    .flatMap((skill) => slotOf(skill, longestName) ?? []);
}

function spellingsOf(skill: string): string[] {
  const known = skillByName(skill);
  const all = known === undefined ? [skill] : [skill, known.name, ...known.aliases];
  return all.map((each) => fold(each).trim()).filter((each) => each !== '');
}

/** Certificates among the listed skills. */
export function certificatesIn({ skills }: InterviewResume): string[] {
  return skills
    .filter((skill) => certificateName.test(skill) && !identity.test(skill))
    .flatMap((skill) => slotOf(skill, longestName) ?? []);
}
