import type { ComponentType } from 'react';
import { mayOpen } from '#app/permitted.ts';
import type { Role } from '#lib/session.ts';
import {
  AgentIcon,
  BriefcaseIcon,
  BuildingIcon,
  HomeIcon,
  InboxIcon,
  InterviewIcon,
  ListIcon,
  PeopleIcon,
  PersonIcon,
  ResumeIcon,
  SearchPersonIcon,
  SettingsIcon,
  WalletIcon,
} from '#ui/icons.tsx';

export interface NavItem {
  /** The item is current while the path starts with this (spec §2). */
  readonly key: string;
  readonly label: string;
  readonly Icon: ComponentType<{ size?: number }>;
}

type ShellRole = Exclude<Role, 'admin'>;

/** The sider and the tab bar, in the order of spec §2. */
export const navItems: Readonly<Record<ShellRole, readonly NavItem[]>> = {
  seeker: [
    { key: '/seeker/job', label: '工作', Icon: BriefcaseIcon },
    { key: '/seeker/home', label: '首页', Icon: HomeIcon },
    { key: '/seeker/resume', label: '简历', Icon: ResumeIcon },
    { key: '/seeker/interview', label: '面试', Icon: InterviewIcon },
    { key: '/seeker/agents', label: '智能体', Icon: AgentIcon },
  ],
  employer: [
    { key: '/hire/searchTalent', label: '搜索人才', Icon: SearchPersonIcon },
    { key: '/hire/activeDelivery', label: '主动投递', Icon: InboxIcon },
    { key: '/hire/positionManagement', label: '职位管理', Icon: ListIcon },
    { key: '/hire/candidateList', label: '候选人', Icon: PeopleIcon },
    { key: '/hire/agents', label: '智能体', Icon: AgentIcon },
  ],
};

/** The navigation of one person: without what their role in the company may not open (decisions §5). */
export function navItemsOf(
  role: ShellRole,
  companyId: string | null,
  permissions: readonly string[],
): readonly NavItem[] {
  return navItems[role].filter(({ key }) => mayOpen(key, companyId, permissions));
}

/** The menu of the 'my' area; its first entry is the profile, which everybody may open. */
const myItems: Readonly<Record<ShellRole, readonly [NavItem, ...NavItem[]]>> = {
  seeker: [
    { key: '/seeker/my/person-info', label: '个人信息', Icon: PersonIcon },
    { key: '/seeker/my/user-settings', label: '账号设置', Icon: SettingsIcon },
    { key: '/seeker/my/wallet', label: '钱包与发票', Icon: WalletIcon },
  ],
  employer: [
    { key: '/hire/my/company-info', label: '公司信息', Icon: BuildingIcon },
    { key: '/hire/my/company-settings', label: '公司设置', Icon: SettingsIcon },
    { key: '/hire/my/wallet', label: '钱包与发票', Icon: WalletIcon },
  ],
};

/** The menu of one person: the profile, and below it what their role in the company may open. */
export function myItemsOf(
  role: ShellRole,
  companyId: string | null,
  permissions: readonly string[],
): readonly [NavItem, ...NavItem[]] {
  const [profile, ...entries] = myItems[role];
  return [profile, ...entries.filter(({ key }) => mayOpen(key, companyId, permissions))];
}

/** The list page of the 'my' area, which phones start from. */
export const myPath: Readonly<Record<ShellRole, string>> = { seeker: '/seeker/my', employer: '/hire/my' };

export function isCurrent(path: string, key: string): boolean {
  return path.startsWith(key);
}
