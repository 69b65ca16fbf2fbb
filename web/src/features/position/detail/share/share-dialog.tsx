import { Button, Input, Modal, QRCode } from 'antd';
import { useRef } from 'react';
import type { InputRef } from 'antd';
import { notify } from '#lib/notice.ts';
import { colours } from '#web/theme.ts';
import { sharedAddress, type Shared } from './model.ts';
import styles from './share.module.css';

interface ShareDialogProps {
  readonly position: Shared;
  readonly onClose: () => void;
}

/** A position's public page as a link and a QR code. */
export function ShareDialog({ position, onClose }: ShareDialogProps) {
  const { positionId, title, salaryText, company } = position;
  const url = sharedAddress(positionId);
  const field = useRef<InputRef>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      notify('success', '链接已复制');
    } catch {
      // No clipboard without a secure context, or it was refused: then it stands there marked, to be copied by hand.
      field.current?.focus({ cursor: 'all' });
      notify('info', '请按复制快捷键复制选中的链接');
    }
  }

  return (
    <Modal open title="分享职位" footer={null} width={400} centered onCancel={onClose}>
      <div className={styles.share}>
        <p>
          <strong>{title}</strong> · {salaryText}
          <br />
          <span className={styles.muted}>{company.name}</span>
        </p>
        <div className={styles.code} role="img" aria-label="职位页面的二维码">
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
        <p className={styles.muted}>用手机扫码，或把链接发给朋友；没有账号也能看。</p>
        <div className={styles.line}>
          <Input ref={field} readOnly value={url} aria-label="职位链接" onFocus={(event) => event.target.select()} />
          <Button type="primary" onClick={() => void copy()}>
            复制链接
          </Button>
        </div>
      </div>
    </Modal>
  );
}
