import { maskName } from '@pinjian/contract/person.ts';
import type { AuthStatus, Role, User } from '#lib/session.ts';
import type { Tone } from '#ui/tag.tsx';

type ShellRole = Exclude<Role, 'admin'>;

interface Certification {
  readonly label: string;
  readonly tone: Tone;
}

const underWay: Certification = { label: '审核中', tone: 'warning' };
const failed: Certification = { label: '认证失败', tone: 'danger' };

const certifications: Readonly<Record<ShellRole, Readonly<Record<AuthStatus, Certification>>>> = {
  employer: {
    NONE: { label: '未认证', tone: 'neutral' },
    ING: underWay,
    SUCCESS: { label: '已认证', tone: 'success' },
    FAIL: failed,
  },
  seeker: {
    NONE: { label: '未实名', tone: 'neutral' },
    ING: underWay,
    SUCCESS: { label: '已实名', tone: 'success' },
    FAIL: failed,
  },
};

/** The verification label of the account (spec §2): a company's for employers, the real name's for seekers. */
export function certificationOf(role: ShellRole, status: AuthStatus): Certification {
  return certifications[role][status];
}

/** How the account is called (spec §2): employers by their masked name, seekers by their phone, which comes masked. */
export function accountName(role: ShellRole, user: Pick<User, 'username' | 'phone'>): string {
  const name = role === 'employer' ? maskName(user.username ?? '') : '';
  return name === '' ? user.phone : name;
}
