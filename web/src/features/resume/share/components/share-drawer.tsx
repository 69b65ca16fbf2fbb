import type { ResumeShare } from '@pinjian/contract/resume-share.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useMedia, wide } from '#lib/media.ts';
import { notify } from '#lib/notice.ts';
import { wholeAddress } from '#lib/whole-address.ts';
import { confirm } from '#ui/confirm.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { renewMutation, revokeMutation, shareMutation, shareQuery } from '../api.ts';
import { inputOf, shownText, untilText, type ShareDraft } from '../model.ts';
import { OpeningList } from './opening-list.tsx';
import { ShareForm } from './share-form.tsx';
import styles from './share.module.css';

interface ShareDrawerProps {
  readonly resumeId: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** A link to one resume for people without an account: made, changed, renewed, ended, and who opened it. */
export function ShareDrawer({ resumeId, title, onClose }: ShareDrawerProps) {
  const isWide = useMedia(wide);
  const { data: share, error, refetch } = useQuery(shareQuery(resumeId));
  return (
    <Drawer open title={`分享：${title}`} size={isWide ? 520 : '100%'} onClose={onClose}>
      {error !== null && share === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} title="分享设置没有加载出来" />
      ) : share === undefined ? (
        <LineSkeletons count={6} />
      ) : (
        <div className={styles.drawer}>
          <p className={styles.about}>
            拿到链接的人不用登录就能看到这份简历现在的内容，您之后的修改也会显示出来。链接里不含照片、性别和出生年月。
          </p>
          <Sharing resumeId={resumeId} share={share} />
          <OpeningList resumeId={resumeId} />
        </div>
      )}
    </Drawer>
  );
}

function Sharing({ resumeId, share }: { readonly resumeId: string; readonly share: ResumeShare | null }) {
  const save = useMutation(shareMutation);
  const [isChanging, setChanging] = useState(false);
  /** The password that was just chosen: nobody can show it later. */
  const [password, setPassword] = useState<string | null>(null);

  function submit(draft: ShareDraft) {
    const hadPassword = share?.hasPassword ?? false;
    save.mutate(
      { resumeId, ...inputOf(draft, hadPassword) },
      {
        onSuccess() {
          // One that stays is still the one shown.
          setPassword((shown) => (draft.asksPassword ? draft.password || shown : null));
          setChanging(false);
          notify('success', share === null ? '链接已创建' : '设置已保存');
        },
      },
    );
  }

  if (share === null) return <ShareForm key="new" share={null} isPending={save.isPending} onSubmit={submit} />;
  if (isChanging)
    return (
      <ShareForm
        key={share.shareId}
        share={share}
        isPending={save.isPending}
        onSubmit={submit}
        onCancel={() => setChanging(false)}
      />
    );
  return <Link resumeId={resumeId} share={share} password={password} onChange={() => setChanging(true)} />;
}

interface LinkProps {
  readonly resumeId: string;
  readonly share: ResumeShare;
  readonly password: string | null;
  readonly onChange: () => void;
}

/** The link as it is now. */
function Link({ resumeId, share, password, onChange }: LinkProps) {
  const renew = useMutation(renewMutation);
  const revoke = useMutation(revokeMutation);
  const address = wholeAddress(share.url, location.origin);

  async function replace() {
    const question = {
      title: '换一个新链接？',
      text: `原来的链接会立即失效，打开过它的人也看不到了；密码和其他设置不变，${
        share.days === null ? '停用前一直有效' : `从现在起 ${share.days} 天有效`
      }。`,
      yes: '换新链接',
    };
    if (await confirm(question))
      renew.mutate({ resumeId, shareId: share.shareId }, { onSuccess: () => notify('success', '已换成新链接') });
  }

  async function stop() {
    const question = {
      title: '停止分享？',
      text: '链接会立即失效，已经下载走的文件收不回来。',
      yes: '停止分享',
      danger: true,
    };
    if (await confirm(question)) revoke.mutate(resumeId, { onSuccess: () => notify('success', '已停止分享') });
  }

  return (
    <div className={styles.link}>
      <CopyField label="分享链接" value={address} act="复制链接" />
      {password !== null && (
        <div className={styles.chosen}>
          <p className={styles.hint}>密码只在这里显示这一次，请现在告诉对方或记下来。</p>
          <CopyField label="密码" value={password} act="复制密码" />
        </div>
      )}
      <p className={share.expired ? styles.problem : styles.facts}>{untilText(share)}</p>
      <p className={styles.facts}>{shownText(share)}</p>
      <div className={styles.actions}>
        <Button onClick={onChange}>{share.expired ? '重新设置有效期' : '修改设置'}</Button>
        <Button loading={renew.isPending} onClick={() => void replace()}>
          换新链接
        </Button>
        <Button danger loading={revoke.isPending} onClick={() => void stop()}>
          停止分享
        </Button>
      </div>
    </div>
  );
}
