import {
  signedVendors,
  webhookAddresses,
  webhookVendorLabels,
  type Webhook,
  type WebhookVendor,
} from '@pinjian/contract/company-webhook.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { dateOnly } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { confirm } from '#ui/confirm.tsx';
import { showFormFailure } from '#ui/form-issues.ts';
import { removeWebhookMutation, saveWebhookMutation, testWebhookMutation } from './api.ts';
import { sendText } from './model.ts';
import styles from './webhook.module.css';

interface Values {
  readonly address: string;
  readonly secret?: string;
}

interface WebhookFormProps {
  readonly vendor: WebhookVendor;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

function WebhookForm({ vendor, isNew, onClose }: WebhookFormProps) {
  const [form] = Form.useForm<Values>();
  const save = useMutation(saveWebhookMutation);
  const label = webhookVendorLabels[vendor];

  async function finish({ address, secret = '' }: Values) {
    try {
      await save.mutateAsync({ vendor, address, ...(secret === '' ? {} : { secret }) });
      notify('success', `${label}机器人已保存`);
      onClose();
    } catch (error) {
      showFormFailure(form, error);
    }
  }

  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={finish} className={styles.form}>
      <Form.Item
        name="address"
        label={`${label}机器人地址`}
        rules={[{ required: true, whitespace: true, message: '请填写机器人地址' }]}
      >
        <Input placeholder={`${webhookAddresses[vendor]}…`} autoComplete="off" inputMode="url" />
      </Form.Item>
      {signedVendors.includes(vendor) && (
        <Form.Item
          name="secret"
          label="签名密钥"
          extra={isNew ? '在机器人的安全设置中打开签名校验后获得' : '不填则沿用之前的密钥'}
          rules={isNew ? [{ required: true, whitespace: true, message: '请填写签名密钥' }] : []}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      )}
      <div className={styles.acts}>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          保存
        </Button>
        <Button onClick={onClose}>取消</Button>
      </div>
    </Form>
  );
}

/** One vendor: the robot there is, or the way to one. */
export function WebhookRow({
  vendor,
  webhook,
}: {
  readonly vendor: WebhookVendor;
  readonly webhook: Webhook | undefined;
}) {
  const [editing, setEditing] = useState(false);
  const test = useMutation(testWebhookMutation);
  const remove = useMutation(removeWebhookMutation);
  const label = webhookVendorLabels[vendor];

  async function tryOut() {
    // Of a failure of the call itself the client has told the person.
    const [outcome] = await Promise.allSettled([test.mutateAsync(vendor)]);
    if (outcome.status === 'rejected') return;
    const [send] = outcome.value.sends;
    if (send?.state === 'sent') notify('success', `测试消息已发到${label}群`);
    else if (send !== undefined) notify('error', sendText(send));
  }

  async function takeAway() {
    const question = {
      title: `删除${label}机器人？`,
      text: '群里不再收到通知，发送记录一并删除。',
      yes: '删除机器人',
      danger: true,
    };
    if (await confirm(question)) remove.mutate(vendor);
  }

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{label}</p>
        <p className={styles.text}>
          {webhook === undefined ? '未连接' : `地址尾号 ${webhook.hint}，${dateOnly(webhook.createdAt)} 添加`}
        </p>
      </div>
      {!editing && (
        <div className={styles.acts}>
          <Button onClick={() => setEditing(true)} aria-label={`${webhook === undefined ? '连接' : '修改'}${label}`}>
            {webhook === undefined ? '连接' : '修改'}
          </Button>
          {webhook !== undefined && (
            <>
              <Button loading={test.isPending} onClick={() => void tryOut()} aria-label={`测试${label}`}>
                测试
              </Button>
              <Button danger loading={remove.isPending} onClick={() => void takeAway()} aria-label={`删除${label}`}>
                删除
              </Button>
            </>
          )}
        </div>
      )}
      {editing && <WebhookForm vendor={vendor} isNew={webhook === undefined} onClose={() => setEditing(false)} />}
    </li>
  );
}
