import type { Permission } from '@pinjian/contract/permissions.ts';
import type { ComponentType } from 'react';
import { HomeIcon, RecordIcon } from '#ui/icons.tsx';

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
