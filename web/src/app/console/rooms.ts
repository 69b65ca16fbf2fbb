import type { QueueKind } from '@pinjian/contract/console.ts';
import type { Permission } from '@pinjian/contract/permissions.ts';
import type { ComponentType } from 'react';
import {
  AgentIcon,
  BankIcon,
  BellIcon,
  BriefcaseIcon,
  BuildingIcon,
  FlagIcon,
  HomeIcon,
  InboxIcon,
  ListIcon,
  PeopleIcon,
  PriceIcon,
  RecordIcon,
  ResumeIcon,
  ReturnIcon,
  ScalesIcon,
  WalletIcon,
} from '#ui/icons.tsx';

export interface Room {
  readonly path: string;
  readonly label: string;
  readonly Icon: ComponentType<{ size?: number }>;
  /** Who has not this does not see it. */
  readonly needs: Permission;
  /** What waits in it: the menu says how many altogether. */
  readonly queues?: readonly QueueKind[];
}

/** Rooms that belong together, below one heading. */
export interface RoomGroup {
  readonly label: string;
  readonly rooms: readonly Room[];
}

/** The rooms of the console, in the order of its menu. */
const groups: readonly RoomGroup[] = [
  { label: '概览', rooms: [{ path: '/console', label: '概览', Icon: HomeIcon, needs: 'audit.read' }] },
  {
    label: '审核',
    rooms: [
      {
        path: '/console/verifications',
        label: '企业认证',
        Icon: InboxIcon,
        needs: 'verification.decide',
        queues: ['verification'],
      },
      {
        path: '/console/documents',
        label: '实名材料',
        Icon: ResumeIcon,
        needs: 'realName.decide',
        queues: ['realName'],
      },
      {
        path: '/console/position-reviews',
        label: '职位审核',
        Icon: BriefcaseIcon,
        needs: 'review.decide',
        queues: ['positionReview'],
      },
      {
        path: '/console/complaints',
        label: '职位举报',
        Icon: FlagIcon,
        needs: 'review.decide',
        queues: ['positionComplaint'],
      },
      {
        path: '/console/message-complaints',
        label: '消息举报',
        Icon: BellIcon,
        needs: 'review.decide',
        queues: ['messageComplaint'],
      },
    ],
  },
  {
    label: '资金',
    rooms: [
      { path: '/console/orders', label: '订单', Icon: ListIcon, needs: 'money.decide' },
      {
        path: '/console/payments',
        label: '存疑支付',
        Icon: FlagIcon,
        needs: 'money.decide',
        queues: ['paymentInDoubt'],
      },
      {
        path: '/console/bank-payments',
        label: '对公转账',
        Icon: BankIcon,
        needs: 'money.decide',
        queues: ['bankPayment'],
      },
      { path: '/console/refunds', label: '退款', Icon: ReturnIcon, needs: 'money.decide', queues: ['refund'] },
      { path: '/console/invoices', label: '发票', Icon: ResumeIcon, needs: 'invoice.issue', queues: ['invoice'] },
      { path: '/console/prices', label: '价目', Icon: PriceIcon, needs: 'price.decide', queues: ['priceChange'] },
      {
        path: '/console/reconciliation',
        label: '对账',
        Icon: ScalesIcon,
        needs: 'money.decide',
        queues: ['difference', 'handReturn'],
      },
      { path: '/console/adjustments', label: '调账', Icon: WalletIcon, needs: 'money.decide', queues: ['adjustment'] },
    ],
  },
  {
    label: '智能体',
    rooms: [{ path: '/console/agents', label: '智能体', Icon: AgentIcon, needs: 'agent.switch' }],
  },
  {
    label: '查询',
    rooms: [
      { path: '/console/people', label: '用户', Icon: PeopleIcon, needs: 'person.read' },
      { path: '/console/companies', label: '企业', Icon: BuildingIcon, needs: 'person.read' },
      { path: '/console/audit', label: '操作记录', Icon: RecordIcon, needs: 'audit.read' },
    ],
  },
];

/** The groups that somebody sees, each with the rooms that they may enter; without any, it is not there. */
export function groupsFor(permissions: readonly string[]): readonly RoomGroup[] {
  return groups
    .map(({ label, rooms }) => ({ label, rooms: rooms.filter(({ needs }) => permissions.includes(needs)) }))
    .filter(({ rooms }) => rooms.length > 0);
}

/** The overview is above all the others: it is current at its own address alone. */
export function isCurrentRoom(pathname: string, path: string): boolean {
  const here = pathname.replace(/\/$/, '');
  return here === path || (path !== '/console' && here.startsWith(`${path}/`));
}
