import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allMajors } from '../data/majors.ts';
import { allSchools } from '../data/schools.ts';
import { allSkills } from '../data/skills.ts';
import { termEdition } from './edition.ts';
import { foldCompany } from './fold-company.ts';
import { majorByName } from './name-major.ts';
import { schoolByName } from './name-school.ts';
import { skillMeant } from './name-skill.ts';
import { fold } from './spelling.ts';

describe('the tables', () => {
  it('name each of their entries by its own name, and by no other', () => {
    const schools = [...allSchools()];
    expect(schools.length).toBeGreaterThan(2900);
    expect(schools.filter((school) => schoolByName(school.name) !== school)).toEqual([]);
    expect(allMajors().filter((major) => majorByName(major.name) !== major)).toEqual([]);
    expect(allMajors().filter((major) => majorByName(major.code) !== major)).toEqual([]);
    expect([...allSkills()].filter((skill) => skillMeant(skill.name, `${skill.directions[0]}`) !== skill)).toEqual([]);
  });

  it('have ids and codes that stand once', () => {
    for (const ids of [[...allSchools()].map(({ id }) => id), allMajors().map(({ code }) => code)])
      expect(new Set(ids).size).toBe(ids.length);
  });

  it('let no alias stand in the way of a name, and no alias of a major mean two', () => {
    const names = new Set([...allSchools()].map(({ name }) => fold(name)));
    const hidden = [...allSchools()].flatMap(({ aliases, formerNames }) =>
      [...aliases, ...formerNames].filter((spelling) => names.has(fold(spelling))),
    );
    expect(hidden).toEqual([]);
    const spellings = allMajors().flatMap(({ name, aliases }) => [name, ...aliases].map(fold));
    expect(spellings.filter((spelling, index) => spellings.indexOf(spelling) !== index)).toEqual([]);
  });

  it('are those of the edition: when they change, termEdition counts on, and resumes are looked up again', () => {
    const hash = createHash('sha256');
    for (const table of ['schools', 'schools-apart', 'majors', 'skills', 'skills-ambiguous'])
      hash.update(readFileSync(new URL(`../data/${table}.tsv`, import.meta.url)));
    expect([termEdition, hash.digest('hex').slice(0, 12)]).toEqual([1, 'f5c8d5937b74']);
  });
});

describe('names', () => {
  const schools = fc.constantFrom(...[...allSchools()].map(({ name }) => name));

  it('are one however they are written: width, case, spaces, remarks, campus, faculty', () => {
    const wide = (name: string) => name.replaceAll('（', '(').replaceAll('）', ')');
    const written = fc.constantFrom<(name: string) => string>(
      (name) => ` ${name} `,
      (name) => [...name].join(' '),
      wide,
      (name) => `${name}（本科）`,
      (name) => `${name}（全日制统招）`,
      (name) => `学校：${name}`,
      (name) => `${name}（东校区）`,
      (name) => `${name}继续教育学院`,
    );
    fc.assert(
      fc.property(schools, written, (name, write) => {
        expect(schoolByName(write(name))?.name).toBe(name);
      }),
    );
  });

  it('of schools that belong to a school are not that school', () => {
    fc.assert(
      fc.property(
        schools,
        fc.constantFrom('附属中学', '附属医院', '出版社有限公司', '科技园', '幼儿园'),
        (name, tail) => {
          expect(schoolByName(`${name}${tail}`)).toBeNull();
        },
      ),
    );
  });

  it.each([
    '重点大学',
    '本科生',
    'qs985',
    '（985）',
    '熟练运用',
    '（实习）',
    '有限公司',
    '集团股份',
    '研究生院',
    'co., ltd ',
  ])('are told at once of %j said many times', (piece) => {
    const text = `北京大学${piece.repeat(Math.floor(75 / piece.length))}$`;
    const named = [schoolByName(text)?.name, majorByName(text)?.name, skillMeant(text)?.name];
    for (const name of named) expect([undefined, '北京大学']).toContain(name);
    expect(foldCompany(text)).not.toBe('');
  });

  it('are read out of any text without failing', () => {
    const piece = fc.constantFrom(
      '北大',
      '（',
      '）',
      '(',
      ')',
      ' ',
      ',',
      '985',
      'Java',
      '熟练',
      '公司',
      '某',
      '😀',
      '\0',
      '\uD800',
      '/',
      '',
    );
    const text = fc
      .array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 20 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (words) => {
        for (const name of [schoolByName, majorByName, (each: string) => skillMeant(each)]) name(words);
        expect(foldCompany(words)?.trim()).not.toBe('');
      }),
    );
  });
});

describe('folded companies', () => {
  const core = fc.constantFrom('云杉示例科技', '北辰样本信息技术', '蓝鲸示例', '星野商贸', '山海样本食品');
  const form = fc.constantFrom(
    '',
    '有限公司',
    '有限责任公司',
    '股份有限公司',
    '集团',
    '集团有限公司',
    '集团股份有限公司',
    '（集团）股份有限公司',
    '（杭州）有限公司',
    '(中国)有限公司',
    '有限公司（实习）',
    '有限公司（品牌名）',
    '有限公司杭州分公司',
    '控股有限公司',
  );

  it('are one for one employer, two for two, and folded once for all', () => {
    fc.assert(
      fc.property(core, core, form, form, (one, other, formOfOne, formOfOther) => {
        const folded = foldCompany(`${one}${formOfOne}`);
        expect(folded === foldCompany(`${other}${formOfOther}`)).toBe(one === other);
        expect(foldCompany(folded ?? '')).toBe(folded);
      }),
    );
  });

  it.each([
    '某互联网公司',
    '某某科技有限公司',
    'XX科技有限公司',
    '***公司',
    '自由职业',
    '个体户',
    '无',
    '',
    '  ',
    '（杭州）',
  ])('%j is nobody', (words) => expect(foldCompany(words)).toBeNull());
});
