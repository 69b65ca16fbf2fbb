import { invoiceErrors } from '@pinjian/contract/billing-invoice.ts';
import { reasonLength } from '@pinjian/contract/console-reason.ts';
import { Button, Form, Input } from 'antd';
import { useRef, useState, type ChangeEvent } from 'react';
import { isOverSize, isPdf } from '#lib/format/file.ts';
import { notify } from '#lib/notice.ts';
import { forgetIssues, showFormFailure } from '#ui/form-issues.ts';
import { decideId } from '../queue/reason-form.tsx';
import styles from '../queue/queue.module.css';

const limitMb = 10;

interface Values {
  readonly number: string;
  readonly reason?: string;
}

export interface Paper extends Values {
  readonly file: File | null;
}

interface PaperFormProps {
  /** What is entered: 发票, 红字发票. */
  readonly what: string;
  /** A red invoice says why. */
  readonly hasReason: boolean;
  readonly busy: boolean;
  readonly onSend: (paper: Paper, failed: (error: unknown) => void) => void;
  readonly onBack: () => void;
}

/** The number and the PDF of what was issued at the tax office's platform. Esc leads back from anywhere in it. */
export function PaperForm({ what, hasReason, busy, onSend, onBack }: PaperFormProps) {
  const [form] = Form.useForm<Values>();
  const [file, setFile] = useState<File | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function take(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (chosen === undefined) return;
    if (!isPdf(chosen)) return notify('error', '请上传 PDF 文件');
    if (isOverSize(chosen.size, limitMb, 'mb')) return notify('error', `PDF 不能超过 ${limitMb}MB`);
    setFile(chosen);
  }

  return (
    <div
      className={styles.refusal}
      role="presentation"
      onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && !busy && onBack()}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) =>
          onSend({ ...values, file }, (failure) =>
            showFormFailure(form, failure, { [invoiceErrors.numberUsed.code]: 'number' }),
          )
        }
        onValuesChange={(changes: object) => forgetIssues(form, changes)}
      >
        <Form.Item
          name="number"
          label={`${what}号码（20 位数字）`}
          rules={[{ required: true, pattern: /^\d{20}$/, message: '发票号码应为 20 位数字' }]}
        >
          <Input maxLength={20} inputMode="numeric" />
        </Form.Item>
        {hasReason && (
          <Form.Item
            name="reason"
            label="红冲原因（写入操作记录）"
            rules={[
              { required: true, min: reasonLength.least, message: `请写明原因，至少 ${reasonLength.least} 个字` },
            ]}
          >
            <Input.TextArea maxLength={reasonLength.most} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
          </Form.Item>
        )}
        <p className={styles.muted}>
          {file === null ? `上传${what}的 PDF；不上传时，系统按登记的内容生成一页信息单。` : `已选择 ${file.name}`}
        </p>
        <div className={styles.decision}>
          <Button id={decideId} type="primary" htmlType="submit" loading={busy}>
            登记{what}
          </Button>
          <Button disabled={busy} onClick={() => field.current?.click()}>
            {file === null ? '选择 PDF' : '更换 PDF'}
          </Button>
          <Button disabled={busy} onClick={onBack}>
            返回
          </Button>
        </div>
        <input
          ref={field}
          className="visually-hidden"
          type="file"
          tabIndex={-1}
          aria-label={`${what} PDF`}
          accept="application/pdf"
          onChange={take}
        />
      </Form>
    </div>
  );
}
