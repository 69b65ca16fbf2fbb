import type { Permission } from '@pinjian/contract/permissions.ts';
import type { ComponentType } from 'react';
import {
  BellIcon,
  BriefcaseIcon,
  BuildingIcon,
  FlagIcon,
  HomeIcon,
  InboxIcon,
  PeopleIcon,
  RecordIcon,
  ResumeIcon,
} from '#ui/icons.tsx';

export interface Room {
  readonly path: string;
  readonly label: string;
  readonly Icon: ComponentType<{ size?: number }>;
  /** Who has not this does not see it. */
  readonly needs: Permission;
}

/** The rooms of the console, in the order of its menu. */
const rooms: readonly Room[] = [
  { path: '/console', label: '概览', Icon: HomeIcon, needs: 'audit.read' },
  { path: '/console/verifications', label: '企业认证', Icon: InboxIcon, needs: 'verification.decide' },
  { path: '/console/documents', label: '实名材料', Icon: ResumeIcon, needs: 'realName.decide' },
  { path: '/console/position-reviews', label: '职位审核', Icon: BriefcaseIcon, needs: 'review.decide' },
  { path: '/console/complaints', label: '职位举报', Icon: FlagIcon, needs: 'review.decide' },
  { path: '/console/message-complaints', label: '消息举报', Icon: BellIcon, needs: 'review.decide' },
  { path: '/console/invoices', label: '发票', Icon: ResumeIcon, needs: 'invoice.issue' },
  { path: '/console/people', label: '用户', Icon: PeopleIcon, needs: 'person.read' },
  { path: '/console/companies', label: '企业', Icon: BuildingIcon, needs: 'person.read' },
  { path: '/console/audit', label: '操作记录', Icon: RecordIcon, needs: 'audit.read' },
];

export function roomsFor(permissions: readonly string[]): readonly Room[] {
  return rooms.filter(({ needs }) => permissions.includes(needs));
}

/** The overview is above all the others: it is current at its own address alone. */
export function isCurrentRoom(pathname: string, path: string): boolean {
  const here = pathname.replace(/\/$/, '');
  return here === path || (path !== '/console' && here.startsWith(`${path}/`));
}
