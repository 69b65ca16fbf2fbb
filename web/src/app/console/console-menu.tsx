import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { overviewQuery } from '#features/console/api.ts';
import { useSession } from '#lib/session.ts';
import styles from './console-menu.module.css';
import { groupsFor, isCurrentRoom, type Room, type RoomGroup } from './rooms.ts';

/** More than so many wait: nobody counts on. */
const most = 99;

function Entry({
  room,
  pathname,
  waiting,
}: {
  readonly room: Room;
  readonly pathname: string;
  readonly waiting: number;
}) {
  const { path, label, Icon } = room;
  const isCurrent = isCurrentRoom(pathname, path);
  return (
    <Link
      to={path}
      className={isCurrent ? `${styles.entry} ${styles.current}` : styles.entry}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon size={18} />
      {label}
      {waiting > 0 && (
        <span className={`${styles.waiting} figures`}>
          <span className="visually-hidden">，待处理 </span>
          {waiting > most ? `${most}+` : waiting}
        </span>
      )}
    </Link>
  );
}

function Group({
  group,
  pathname,
  waiting,
}: {
  readonly group: RoomGroup;
  readonly pathname: string;
  readonly waiting: Waiting;
}) {
  const { label, rooms } = group;
  const isCurrent = rooms.some(({ path }) => isCurrentRoom(pathname, path));
  const [first, second] = rooms;
  if (first === undefined) return null;
  return (
    <div className={styles.group} data-current={isCurrent} data-single={second === undefined}>
      <Link to={first.path} className={styles.way} aria-current={isCurrent ? 'true' : undefined}>
        {label}
      </Link>
      {second !== undefined && <p className={styles.heading}>{label}</p>}
      <div className={styles.rooms}>
        {rooms.map((room) => (
          <Entry key={room.path} room={room} pathname={pathname} waiting={waiting(room)} />
        ))}
      </div>
    </div>
  );
}

type Waiting = (room: Room) => number;

/**
 * The rooms of the console in their groups, each with how many wait there. On phones the groups stand in one row, the
 * rooms of the group that one is in below it.
 */
export function ConsoleMenu() {
  const { pathname } = useLocation();
  const permissions = useSession((state) => state.permissions);
  const { data } = useQuery({ ...overviewQuery, enabled: permissions.includes('audit.read') });
  const waiting: Waiting = ({ queues = [] }) =>
    (data?.queues ?? []).reduce((sum, { kind, count }) => sum + (queues.includes(kind) ? count : 0), 0);
  // Of rooms that scroll, the one that somebody is in is in sight, also once the counts have made them wider; the
  // first one is so anyway. Only then: a render while somebody reads further down must not bring them back up.
  const counted = data !== undefined;
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (pathname === '/console' && counted) return;
    const here = menu.current?.querySelector('[aria-current="page"]');
    here?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname, counted]);
  return (
    <nav ref={menu} className={styles.menu} aria-label="主导航">
      {groupsFor(permissions).map((group) => (
        <Group key={group.label} group={group} pathname={pathname} waiting={waiting} />
      ))}
    </nav>
  );
}
