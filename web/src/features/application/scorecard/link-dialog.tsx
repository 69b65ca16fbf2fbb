import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Input, Modal, QRCode, type InputRef } from 'antd';
import { useRef } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { colours } from '#web/theme.ts';
import { createLinkMutation, revokeLinkMutation, scorecardLinkQuery } from './api.ts';
import { linkAddress } from './model.ts';
import styles from './scorecard.module.css';

interface LinkDialogProps {
  readonly roundId: string;
  readonly onClose: () => void;
}

/** A link by which one's own card is written on a phone without signing in: shown once, ended at any time. */
export function LinkDialog({ roundId, onClose }: LinkDialogProps) {
  const { data } = useQuery(scorecardLinkQuery(roundId));
  const create = useMutation(createLinkMutation);
  const revoke = useMutation(revokeLinkMutation);
  const field = useRef<InputRef>(null);
  const link = data?.link ?? null;
  const url = create.data === undefined || link === null ? null : linkAddress(location.origin, create.data.token);

  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address);
      notify('success', '链接已复制');
    } catch {
      // No clipboard without a secure context, or it was refused: then it stands there marked, to be copied by hand.
      field.current?.focus({ cursor: 'all' });
      notify('info', '请按复制快捷键复制选中的链接');
    }
  }

  return (
    <Modal open title="在手机上填写" footer={null} width={400} centered onCancel={onClose}>
      <div className={styles.link}>
        <p className={styles.hint}>
          打开链接不用登录，只能填写您这一轮的评分表。拿到链接的人可以用您的名义填写，请不要转发。
        </p>
        {url !== null && (
          <>
            <div role="img" aria-label="评分表链接的二维码">
              <div aria-hidden="true">
                <QRCode
                  type="svg"
                  value={url}
                  size={176}
                  color={colours.light.text}
                  bgColor={colours.light.surface}
                  bordered={false}
                />
              </div>
            </div>
            <div className={styles.linkLine}>
              <Input ref={field} readOnly value={url} aria-label="评分表链接" />
              <Button type="primary" onClick={() => void copy(url)}>
                复制链接
              </Button>
            </div>
          </>
        )}
        {link !== null && (
          <p className={styles.hint}>
            {url === null ? '已有一个有效的链接，只在生成时显示一次。' : ''}
            有效至 {dateTime(link.expiresAt)}，提交评分表后立即失效。
          </p>
        )}
        <div className={styles.linkLine}>
          <Button loading={create.isPending} onClick={() => create.mutate(roundId)}>
            {link === null ? '生成链接' : '重新生成'}
          </Button>
          {link !== null && (
            <Button danger loading={revoke.isPending} onClick={() => revoke.mutate(roundId)}>
              停用链接
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
