import { bankOrderDays, type Order } from '@pinjian/contract/billing-order.ts';
import type { Payment } from '@pinjian/contract/billing-payment.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef, useState, type ChangeEvent } from 'react';
import { isImage, isOverSize, isPdf } from '#lib/format/file.ts';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { sendVoucherMutation } from './api.ts';
import styles from './order.module.css';

const limitMb = 10;

async function copy(words: string) {
  try {
    await navigator.clipboard.writeText(words);
    notify('success', '已复制');
  } catch {
    // No clipboard without a secure context, or it was refused: the words stand beside the button.
    notify('info', '没有复制成功，请手动选中后复制');
  }
}

function CopyFact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.row}>
        <span>{value}</span>
        <Button size="small" aria-label={`复制${name}`} onClick={() => void copy(value)}>
          复制
        </Button>
      </dd>
    </div>
  );
}

/** The voucher that says that a transfer was made; until somebody has compared it, another one can take its place. */
export function Voucher({ payment }: { readonly payment: Payment }) {
  const send = useMutation(sendVoucherMutation);
  const [share, setShare] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const { bank } = payment;
  if (bank === null) return null;

  function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file === undefined) return;
    if (!isImage(file) && !isPdf(file)) return notify('error', '请上传图片（JPG、PNG、WebP）或 PDF');
    if (isOverSize(file.size, limitMb, 'mb')) return notify('error', `凭证不能超过 ${limitMb}MB`);
    setShare(0);
    send.mutate({ paymentId: payment.paymentId, file, onProgress: setShare });
  }

  return (
    <>
      {bank.voucher === null ? (
        <p className={styles.muted}>
          转账后上传凭证，我们与银行流水核对后到账；订单为您保留 {bankOrderDays} 天。没有到账不会扣除任何额度。
        </p>
      ) : (
        <p>
          已提交凭证{' '}
          <a href={bank.voucher.url} className={styles.within}>
            {bank.voucher.name}
          </a>
          （{dateTime(bank.voucher.uploadedAt)}）
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          type={bank.voucher === null ? 'primary' : 'default'}
          loading={send.isPending}
          onClick={() => field.current?.click()}
        >
          {send.isPending ? `上传中 ${Math.round(share * 100)}%` : bank.voucher === null ? '上传转账凭证' : '更换凭证'}
        </Button>
        <input
          ref={field}
          type="file"
          hidden
          aria-label="转账凭证"
          accept="image/png,image/jpeg,image/webp,application/pdf"
          onChange={take}
        />
      </div>
    </>
  );
}

/** Where to transfer to and with which remark, and the voucher that says it was done. */
export function BankTransfer({ order, payment }: { readonly order: Order; readonly payment: Payment }) {
  const { bank } = payment;
  if (bank === null) return null;
  return (
    <>
      <p>请从贵公司的对公账户转账，金额与订单一致，并在备注里填写下面的转账备注码。</p>
      <dl className={styles.facts}>
        <CopyFact name="转账备注码" value={bank.reference} />
        <CopyFact name="收款户名" value={bank.accountName} />
        <CopyFact name="收款账号" value={bank.accountNumber} />
        <CopyFact name="开户行" value={bank.bankName} />
        <CopyFact name="转账金额" value={amountText(order.fen)} />
      </dl>
      {bank.refusedWhy !== null && (
        <p className={styles.danger} role="alert">
          上次提交的凭证没有通过核对：{bank.refusedWhy}
        </p>
      )}
      <Voucher payment={payment} />
    </>
  );
}
