import { webhookVendorLabels, webhookVendors, type WebhookSend } from '@pinjian/contract/company-webhook.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { dateTime } from '#lib/format/time.ts';
import { useSession } from '#lib/session.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { resendWebhookMutation, webhooksQuery } from './api.ts';
import { canResend, sendText } from './model.ts';
import { WebhookRow } from './webhook-row.tsx';
import styles from './webhook.module.css';

/** 群通知: the chats of 飞书, 钉钉 and 企业微信 in which a company is told; for who may change the company. */
export function WebhookSection() {
  const allowed = useSession((state) => state.permissions.includes('company.write'));
  return allowed ? <Webhooks /> : null;
}

function Webhooks() {
  const { data, error, refetch } = useQuery(webhooksQuery);
  return (
    <Section
      title="群通知"
      text="面试邀请、接受、改期、取消和 Offer 进展会发到群里，包含候选人的姓氏、职位和时间，不含联系方式和薪资。"
    >
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} title="群通知没有加载出来" />
      ) : data === undefined ? (
        <LineSkeletons count={3} />
      ) : (
        <>
          <ul>
            {webhookVendors.map((vendor) => (
              <WebhookRow key={vendor} vendor={vendor} webhook={data.webhooks.find((each) => each.vendor === vendor)} />
            ))}
          </ul>
          {data.sends.length > 0 && (
            <details className={styles.records}>
              <summary>发送记录</summary>
              <ul aria-label="群通知发送记录">
                {data.sends.map((send) => (
                  <SendRow key={send.sendId} send={send} />
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </Section>
  );
}

function SendRow({ send }: { readonly send: WebhookSend }) {
  const resend = useMutation(resendWebhookMutation);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p>{send.title}</p>
        <p className={styles.text}>
          {webhookVendorLabels[send.vendor]} · {dateTime(send.createdAt)} · {sendText(send)}
        </p>
      </div>
      {canResend(send) && (
        <Button loading={resend.isPending} onClick={() => resend.mutate(send.sendId)}>
          重新发送
        </Button>
      )}
    </li>
  );
}
