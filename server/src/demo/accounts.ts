/** Somebody to sign in as, offered on /login and at the start, in the sandbox only. */
export interface DemoAccount {
  readonly key: 'seeker' | 'newSeeker' | 'owner' | 'recruiter' | 'interviewer' | 'unverified' | 'admin' | 'secondAdmin';
  /** 11 digits. */
  readonly phone: string;
  readonly kind: 'seeker' | 'employer' | 'admin';
  readonly label: string;
  readonly description: string;
}

/** The fixed accounts; everybody else in the demo world has a phone of the same range, from 13900001000 on. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    key: 'seeker',
    phone: '13900000001',
    kind: 'seeker',
    label: '求职者',
    description: '有简历、投递、面试和消息',
  },
  { key: 'newSeeker', phone: '13900000002', kind: 'seeker', label: '新求职者', description: '刚注册，还没有简历' },
  {
    key: 'owner',
    phone: '13900000003',
    kind: 'employer',
    label: '企业负责人',
    description: '20 多个职位、200 份投递',
  },
  { key: 'recruiter', phone: '13900000004', kind: 'employer', label: '招聘专员', description: '同一家公司的成员' },
  {
    key: 'interviewer',
    phone: '13900000006',
    kind: 'employer',
    label: '面试官',
    description: '同一家公司的成员，只看分配给自己的',
  },
  { key: 'unverified', phone: '13900000005', kind: 'employer', label: '未认证企业', description: '认证材料在等待核验' },
  {
    key: 'admin',
    phone: '13900000009',
    kind: 'admin',
    label: '平台管理员',
    description: '处理待审核事项，查看操作记录',
  },
  {
    key: 'secondAdmin',
    phone: '13900000008',
    kind: 'admin',
    label: '第二位管理员',
    description: '确认大额退款、改价和调账',
  },
];

/** @throws for a key that nobody has. */
export function accountOf(key: DemoAccount['key']): DemoAccount {
  const found = demoAccounts.find((each) => each.key === key);
  if (found === undefined) throw new Error(`no demo account ${key}`);
  return found;
}

/** The phone of the nth person of the demo world who has no fixed account. */
export function demoPhone(number: number): string {
  return `139${String(1000 + number).padStart(8, '0')}`;
}
