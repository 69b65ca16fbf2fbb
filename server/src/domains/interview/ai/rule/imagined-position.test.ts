import { describe, expect, it } from 'vitest';
import { positionOfDescription } from './imagined-position.ts';

const skillsOf = (text: string) => positionOfDescription(text).requirements.map(({ skill }) => skill);

describe('a pasted description', () => {
  it.each([
    ['招聘ICU护士2名。岗位职责：负责危重病人的护理，参与抢救。', 'ICU护士'],
    ['我司现诚聘会计若干，要求熟悉金蝶，有一般纳税人报税经验。', '会计'],
    ['前端开发工程师\n负责商家后台的页面开发。', '前端开发工程师'],
    ['岗位：仓库管理员\n负责收发货和盘点。', '目标职位'],
  ])('%s is for a %s', (text, title) => {
    expect(positionOfDescription(text).title).toBe(title);
  });

  it('does not ask for hiring because it hires', () => {
    expect(skillsOf('招聘ICU护士2名。岗位职责：负责危重病人的护理，参与抢救。')).not.toContain('招聘');
    expect(skillsOf('人力资源专员\n负责公司的招聘工作和员工关系。')).toContain('招聘');
  });
});
