import { Button, Checkbox, Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import { rejectionHoldHours } from '@pinjian/contract/application-pipeline.ts';
import { DictSelect } from '#features/dictionary/components/dict-select.tsx';
import { toFirstError } from '#lib/first-error.ts';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { useMedia, wide } from '#lib/media.ts';
import { showFormFailure } from '#ui/form-issues.ts';
import { useKeptForm } from '#ui/use-kept-form.ts';
import { GoodbyeField } from '../scorecard/goodbye-field.tsx';
import { goodbyeIssuesOf } from '../scorecard/goodbye.ts';
import styles from './reject-sheet.module.css';

export interface Rejection {
  readonly reason: number;
  readonly note: string;
  readonly releaseNow: boolean;
  /** After an interview: what the seeker is told in the company's own words. */
  readonly goodbye?: string;
}

interface RejectSheetProps {
  readonly open: boolean;
  /** Whom: a name, or 3 位候选人. */
  readonly whom: string;
  /** The one application that it is about; left out where there are several. */
  readonly applicationId?: string | undefined;
  /** Sends it; what it throws is shown in the sheet, and what was typed stays. */
  readonly onReject: (rejection: Rejection) => Promise<void>;
  readonly onClose: () => void;
  /** The sheet is gone from the screen, and with it the focus that it held. */
  readonly onClosed?: () => void;
}

interface Values {
  readonly reason: number | null;
  readonly note: string;
  readonly releaseNow: boolean;
  readonly goodbye?: string;
}

const hourMs = 3_600_000;

function RejectForm({
  whom,
  applicationId,
  onReject,
  onClose,
}: Pick<RejectSheetProps, 'whom' | 'applicationId' | 'onReject' | 'onClose'>) {
  const [form] = Form.useForm<Values>();
  const [sending, setSending] = useState(false);
  const now = useNow();
  useKeptForm(form, `reject ${whom}`);
  const releaseNow = Form.useWatch('releaseNow', form);
  const release = messageTime(now + rejectionHoldHours * hourMs, now);

  async function finish({ reason, note, releaseNow: atOnce, goodbye }: Values) {
    if (reason === null) return;
    setSending(true);
    try {
      await onReject({ reason, note, releaseNow: atOnce, ...(goodbye === undefined ? {} : { goodbye }) });
    } catch (error) {
      const issues = goodbyeIssuesOf(error);
      if (issues === null) showFormFailure(form, error);
      else form.setFields([{ name: 'goodbye', errors: issues }]);
    } finally {
      setSending(false);
    }
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ reason: null, note: '', releaseNow: false }}
      onFinish={finish}
      scrollToFirstError={toFirstError}
      className={styles.rejectForm}
    >
      <Form.Item name="reason" label="原因" rules={[{ required: true, message: '请选择原因' }]}>
        <DictSelect type="reject_reason" />
      </Form.Item>
      <Form.Item name="note" label="备注（选填，仅团队可见）">
        <Input.TextArea maxLength={300} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
      {applicationId !== undefined && <GoodbyeField applicationId={applicationId} form={form} />}
      <Form.Item name="releaseNow" valuePropName="checked" className={styles.releaseNow}>
        <Checkbox>立即告知求职者</Checkbox>
      </Form.Item>
      <p className={styles.explain} role="status">
        {releaseNow
          ? '提交后求职者马上会收到结果，不能再撤销。'
          : `求职者在 ${rejectionHoldHours} 小时后（${release}）得知结果；在那之前可以撤销，求职者看到的仍是原来的进度。`}
        原因和备注不会给求职者看。
      </p>
      <div className={styles.sheetButtons}>
        <Button onClick={onClose}>取消</Button>
        <Button type="primary" htmlType="submit" loading={sending}>
          标记不合适
        </Button>
      </div>
    </Form>
  );
}

/** Why someone is not the one, and when they learn of it. */
export function RejectSheet({ open, whom, applicationId, onReject, onClose, onClosed }: RejectSheetProps) {
  const beside = useMedia(wide);
  return (
    <Drawer
      title={`将${whom}标记为不合适`}
      placement={beside ? 'right' : 'bottom'}
      size={beside ? 420 : '80%'}
      open={open}
      onClose={onClose}
      afterOpenChange={(opened) => {
        // Not before the sheet has left the page: until then the focus is still in it.
        if (!opened && onClosed !== undefined) setTimeout(onClosed);
      }}
      destroyOnHidden
    >
      <RejectForm whom={whom} applicationId={applicationId} onReject={onReject} onClose={onClose} />
    </Drawer>
  );
}
