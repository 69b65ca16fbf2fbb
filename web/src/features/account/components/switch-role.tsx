import { useState } from 'react';
import { useSession } from '#lib/session.ts';
import { confirm } from '#ui/confirm.tsx';
import { SwitchIcon } from '#ui/icons.tsx';
import { switchToRole } from '../api.ts';

const others = {
  seeker: { role: 'employer', name: '招聘者' },
  employer: { role: 'seeker', name: '求职者' },
} as const;

interface SwitchRoleProps {
  readonly className?: string | undefined;
  /** Pixels, as of the entries around it. */
  readonly iconSize?: number;
}

/** The same person with their other identity, in this browser; it is made where they have none yet. */
export function SwitchRoleButton({ className, iconSize = 18 }: SwitchRoleProps) {
  const role = useSession((state) => (state.role === 'employer' ? 'employer' : 'seeker'));
  const [busy, setBusy] = useState(false);
  const other = others[role];

  async function change() {
    if (busy) return;
    const yes = await confirm({
      title: `切换为${other.name}？`,
      text: `本浏览器里打开的其他页面会一起切换，没有保存的内容可能会丢失。如果您还没有${other.name}身份，会自动创建。`,
      yes: `切换为${other.name}`,
    });
    if (!yes) return;
    setBusy(true);
    // On success the page is left; a failure has been shown.
    await switchToRole(other.role).catch(() => setBusy(false));
  }

  return (
    <button type="button" className={className} aria-busy={busy} onClick={() => void change()}>
      <SwitchIcon size={iconSize} />
      {busy ? '正在切换…' : `切换为${other.name}`}
    </button>
  );
}
