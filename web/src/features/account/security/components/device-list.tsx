import type { Device } from '@pinjian/contract/account-security.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNow } from '#lib/clock.ts';
import { dateTime, relativeTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { confirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ComputerIcon, PhoneIcon } from '#ui/icons.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { devicesQuery, securityQueries, signOutOthers, signOutThere } from '../api.ts';
import { deviceName, identityText, placeText } from '../model.ts';
import styles from './security.module.css';

function DeviceRow({ device, onSignOut }: { readonly device: Device; readonly onSignOut: () => Promise<void> }) {
  const now = useNow();
  const name = deviceName(device);
  const lastUsed = relativeTime(device.lastUsedAt, now) || dateTime(device.lastUsedAt);
  const facts = [
    device.current ? '正在使用' : `${lastUsed}使用`,
    placeText(device),
    `${identityText(device.clientId)}身份`,
  ];
  return (
    <li className={`${styles.row} ${styles.deviceRow}`}>
      <span className={styles.icon}>
        {device.kind === 'phone' || device.kind === 'tablet' ? <PhoneIcon size={20} /> : <ComputerIcon size={20} />}
      </span>
      <div className={styles.what}>
        <p className={styles.name}>
          {name}
          {device.current && <StatusTag tone="success">本设备</StatusTag>}
        </p>
        <p className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      </div>
      {!device.current && (
        <Button aria-label={`在 ${name} 上退出登录`} onClick={() => void onSignOut()}>
          在该设备退出
        </Button>
      )}
    </li>
  );
}

/** 登录设备: where this person is signed in, and the way to end it there. */
export function DeviceList() {
  const { data: devices, error, refetch } = useQuery(devicesQuery);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries(securityQueries);
  const endOne = useMutation({ mutationFn: signOutThere, onSettled: refresh });
  const endOthers = useMutation({ mutationFn: signOutOthers, onSettled: refresh });
  const others = devices?.some((device) => !device.current) === true;

  async function signOut(device: Device) {
    const name = deviceName(device);
    const yes = await confirm({
      title: `让「${name}」退出登录？`,
      text: '那台设备会立刻退出，需要重新用验证码登录。',
      yes: '退出该设备',
      danger: true,
    });
    if (!yes) return;
    endOne.mutate(device.familyId, { onSuccess: () => notify('success', `「${name}」已退出登录`) });
  }

  async function signOutAll() {
    const yes = await confirm({
      title: '退出其他所有设备？',
      text: '除本设备外，所有登录都会立刻退出。',
      yes: '全部退出',
      danger: true,
    });
    if (!yes) return;
    endOthers.mutate(undefined, { onSuccess: (count) => notify('success', `已退出 ${count} 台设备`) });
  }

  return (
    <Section
      title="登录设备"
      text="看到不认识的设备，请立即让它退出。"
      action={
        others && (
          <Button danger loading={endOthers.isPending} onClick={() => void signOutAll()}>
            退出其他所有设备
          </Button>
        )
      }
    >
      {error !== null && devices === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} title="登录设备没有加载出来" />
      ) : devices === undefined ? (
        <LineSkeletons count={3} />
      ) : (
        <ul className={styles.list}>
          {devices.map((device) => (
            <DeviceRow key={device.familyId} device={device} onSignOut={() => signOut(device)} />
          ))}
        </ul>
      )}
    </Section>
  );
}
