import { useMutation } from '@tanstack/react-query';
import type { MyOffer, OfferVersion } from '@pinjian/contract/application-offer-view.ts';
import { dayText } from '@pinjian/contract/application-offer-pay.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { Button, Drawer, Form, Input, InputNumber } from 'antd';
import { useMedia, wide } from '#lib/media.ts';
import { toFirstError } from '#lib/first-error.ts';
import { showFormFailure } from '#ui/form-issues.ts';
import { useKeptForm } from '#ui/use-kept-form.ts';
import { toFen } from '../model.ts';
import styles from '../offer.module.css';
import { counterMutation } from './api.ts';

interface CounterSheetProps {
  readonly offer: MyOffer;
  readonly version: OfferVersion;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Values {
  /** Yuan. */
  readonly basePay: number | null;
  readonly startsOn: string;
  readonly words: string;
}

function CounterForm({ offer, version, onClose }: Omit<CounterSheetProps, 'open'>) {
  const [form] = Form.useForm<Values>();
  const counter = useMutation(counterMutation);
  useKeptForm(form, `counter ${offer.offerId}`);
  const { terms, number } = version;

  function finish({ basePay, startsOn, words }: Values) {
    if (offer.answer === null) return;
    const asked = { basePay: toFen(basePay), startsOn: startsOn === '' ? null : startsOn, words: words.trim() };
    if (asked.basePay === null && asked.startsOn === null && asked.words === '') {
      form.setFields([{ name: 'words', errors: ['请填写希望的薪资、入职日期或说明'] }]);
      return;
    }
    counter.mutate(
      { offerId: offer.offerId, number, ...offer.answer, ...asked },
      { onSuccess: onClose, onError: (error) => showFormFailure(form, error) },
    );
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ basePay: null, startsOn: '', words: '' }}
      onFinish={finish}
      scrollToFirstError={toFirstError}
    >
      <p className={styles.about}>告诉招聘方您的期望，对方可能更新Offer。商议期间，这份Offer在有效期内仍可接受。</p>
      <Form.Item
        name="basePay"
        label="期望的每月基本工资（选填）"
        extra={terms.basePay === null ? undefined : `Offer 为 ${amountText(terms.basePay)}`}
      >
        <InputNumber controls={false} min={0} max={100_000_000} suffix="元" style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item
        name="startsOn"
        label="期望的入职日期（选填）"
        extra={terms.startsOn === null ? undefined : `Offer 为 ${dayText(terms.startsOn)}`}
      >
        <Input type="date" />
      </Form.Item>
      <Form.Item name="words" label="说明（选填）">
        <Input.TextArea
          maxLength={1000}
          showCount
          autoSize={{ minRows: 3, maxRows: 8 }}
          placeholder="例如：目前薪资和其他机会的情况，为什么这样期望"
        />
      </Form.Item>
      <div className={styles.buttons}>
        <Button onClick={onClose}>取消</Button>
        <Button type="primary" htmlType="submit" loading={counter.isPending}>
          发给招聘方
        </Button>
      </div>
    </Form>
  );
}

/** What one would rather have. */
export function CounterSheet({ open, ...sheet }: CounterSheetProps) {
  const beside = useMedia(wide);
  return (
    <Drawer
      title="提出商议"
      placement={beside ? 'right' : 'bottom'}
      size={beside ? 440 : '90%'}
      open={open}
      onClose={sheet.onClose}
      destroyOnHidden
    >
      <CounterForm {...sheet} />
    </Drawer>
  );
}
