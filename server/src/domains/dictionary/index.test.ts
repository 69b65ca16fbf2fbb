import { describe, expect, it } from 'vitest';
import {
  capitalOf,
  cityByCode,
  cityByName,
  dictLabel,
  dictNumOf,
  districtByCode,
  districtsOf,
  experienceRange,
  industryByCode,
  industryName,
  isDictValue,
  leafCategories,
  majorByName,
  positionCategory,
  relatedSkills,
  salaryRange,
  schoolByName,
  skillById,
  skillByName,
  skillsIn,
  skillsOfCategory,
} from './index.ts';

describe('places', () => {
  it.each(['杭州', '杭州市', ' 杭州市 '])('finds %s', (name) => {
    expect(cityByName(name)?.code).toBe('101210100');
  });

  it('finds a city without the ending it bears', () => {
    expect(cityByName('恩施州')).toBe(cityByName('恩施土家族苗族自治州'));
    expect(cityByName('香港特别行政区')?.name).toBe('香港');
    expect(cityByName('亚特兰蒂斯')).toBeUndefined();
  });

  it('finds the capital of a province however it is written', () => {
    expect(capitalOf('湖北省')?.name).toBe('武汉');
    expect(capitalOf('广西壮族自治区')?.name).toBe('南宁');
    expect(capitalOf('海南省')?.name).toBe('海口');
    expect(capitalOf('加利福尼亚')).toBeUndefined();
  });

  it('knows which city a district belongs to', () => {
    expect(districtsOf('101010100').map(({ name }) => name)).toContain('海淀区');
    expect(districtByCode('110108')).toEqual({ code: '110108', name: '海淀区', cityCode: '101010100' });
    expect(districtsOf('999')).toEqual([]);
  });
});

describe('trees', () => {
  it('names a category with its path', () => {
    expect(positionCategory('100101')).toMatchObject({
      path: ['互联网/AI技术', '后端开发', '后端开发工程师'],
      ids: ['100000', '100100', '100101'],
      isLeaf: true,
    });
    expect(positionCategory('100100')?.isLeaf).toBe(false);
    expect(positionCategory('999999')).toBeUndefined();
    expect(leafCategories()).toHaveLength(1100);
  });

  it('names industries', () => {
    expect(industryName('900102')).toBe('人工智能');
    expect(industryByCode('900102')?.top).toBe('900100');
    expect(industryName('1')).toBeUndefined();
  });
});

describe('dictionaries', () => {
  it('reads labels both ways', () => {
    expect(dictLabel('education', 5)).toBe('本科');
    expect(dictNumOf('education', '本科')).toBe(5);
    expect(isDictValue('job_type', 4)).toBe(false);
    expect(dictLabel('job_type', 4)).toBeUndefined();
  });

  it('gives bounds in years and in fen', () => {
    expect(experienceRange(5)).toEqual({ min: 3, max: 5 });
    expect(experienceRange(0)).toBeNull();
    expect(salaryRange(4)).toEqual({ min: 1_000_000, max: 2_000_000 });
    expect(salaryRange(7)).toEqual({ min: 5_000_000, max: null });
    expect(salaryRange(8)).toBeNull();
  });
});

describe('skills', () => {
  const idOf = (name: string): string | undefined => skillByName(name)?.id;
  const namesIn = (text: string, categoryId?: string): string[] =>
    skillsIn(text, categoryId).map(({ id }) => skillById(id)?.name ?? '');

  it('finds one skill under its spellings', () => {
    expect(idOf('K8s')).toBe(idOf('kubernetes'));
    expect(idOf('ｎｏｄｅＪＳ')).toBe(idOf('Node.js'));
    expect(new Set(['C++', 'C#', 'C语言'].map(idOf)).size).toBe(3);
    expect(idOf('某种自造技能')).toBeUndefined();
  });

  it('settles an ambiguous word by the category, and a short one by having one meaning', () => {
    expect(skillByName('PR')).toBeUndefined();
    expect(skillByName('PR', '140301')?.name).toBe('公共关系');
    expect(skillByName('PS')?.name).toBe('Photoshop');
  });

  it('finds skills in running text, ambiguous ones only in context', () => {
    expect(namesIn('熟悉c++、k8s, google搜索')).toEqual(['C++', 'Kubernetes']);
    expect(namesIn('会用ps')).toEqual([]);
    expect(namesIn('会用ps', '120201')).toEqual(['Photoshop']);
    // 后端 is a skill of chip design only; backend developers do not have it.
    expect(namesIn('后端开发经验', '100101')).toEqual([]);
  });

  it('knows neighbours', () => {
    expect(skillsOfCategory('100101').map(({ name }) => name)).toContain('Spring Boot');
    const drawing = skillByName('用户调研');
    expect(drawing === undefined ? [] : relatedSkills(drawing.id).map(({ name }) => name)).toContain('用户访谈');
  });
});

describe('education', () => {
  it('finds schools by alias and by former name, and none by a shared alias', () => {
    expect(schoolByName('北大')).toMatchObject({ name: '北京大学', is985: true });
    expect(schoolByName('PKU')?.name).toBe('北京大学');
    expect(schoolByName('中国矿业大学(北京)')?.name).toBe('中国矿业大学（北京）');
    expect(schoolByName('东大')).toBeNull();
  });

  it('finds majors with what people add to them', () => {
    expect(majorByName('计算机科学与技术专业')?.discipline).toBe('工学');
    expect(majorByName('信用管理')?.majorClass).toBe('金融学类');
    expect(majorByName('软件工程（卓越班）')?.name).toBe('软件工程');
    expect(majorByName('魔法')).toBeNull();
  });
});

it('every city has a code of nine digits and a letter to stand under', () => {
  for (const name of ['北京', '台北', '澳门', '乌鲁木齐']) {
    expect(cityByCode(cityByName(name)?.code ?? '')?.pinyin).toMatch(/^[a-z]+$/);
  }
});
