import { useMutation } from '@tanstack/react-query';
import { offerErrors } from '@pinjian/contract/application-offer.ts';
import type { MyOffer, OfferVersion } from '@pinjian/contract/application-offer-view.ts';
import { dayText, payFigures } from '@pinjian/contract/application-offer-pay.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { Button, Checkbox, Drawer, Form, Input } from 'antd';
import { useMedia, wide } from '#lib/media.ts';
import { toFirstError } from '#lib/first-error.ts';
import { showFormFailure } from '#ui/form-issues.ts';
import { useKeptForm } from '#ui/use-kept-form.ts';
import styles from '../offer.module.css';
import { acceptMutation } from './api.ts';

interface AcceptSheetProps {
  readonly offer: MyOffer;
  readonly version: OfferVersion;
  /** Under which name the resume was sent. */
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Values {
  readonly name: string;
  readonly agreed: boolean;
}

function AcceptForm({ offer, version, name, onClose }: Omit<AcceptSheetProps, 'open'>) {
  const [form] = Form.useForm<Values>();
  const accept = useMutation(acceptMutation);
  useKeptForm(form, `accept ${offer.offerId}`);
  const { terms, number } = version;
  const figures = payFigures(terms);

  function finish(values: Values) {
    if (offer.answer === null) return;
    accept.mutate(
      { offerId: offer.offerId, number, ...offer.answer, name: values.name.trim() },
      {
        onSuccess: onClose,
        onError: (error) => showFormFailure(form, error, { [offerErrors.nameDiffers.code]: 'name' }),
      },
    );
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ name: '', agreed: false }}
      onFinish={finish}
      scrollToFirstError={toFirstError}
    >
      <div className={styles.stack}>
        <div className={styles.quote}>
          {offer.company.name} · {terms.title}
          {figures !== null && `\n每月 ${amountText(figures.monthly)}，每年 ${amountText(figures.yearly)}（税前）`}
          {terms.startsOn !== null && `\n${dayText(terms.startsOn)} 入职`}
        </div>
        <ul className={styles.assumptions}>
          <li>接受的是第 {number} 版，之后企业不能再改动或收回。</li>
          <li>接受表示您愿意按上述条件入职；入职时与公司签订书面劳动合同，权利义务以合同为准。</li>
          <li>您的其他投递和 Offer 不受影响，不再考虑的请记得告诉对方。</li>
        </ul>
        <div>
          <Form.Item
            name="name"
            label="您的姓名"
            extra={name === '' ? undefined : `请与投递的简历一致：${name}`}
            rules={[{ required: true, whitespace: true, message: '请填写您的姓名' }]}
          >
            <Input maxLength={40} autoComplete="name" placeholder="写下姓名即表示接受" />
          </Form.Item>
          <Form.Item
            name="agreed"
            valuePropName="checked"
            rules={[
              {
                validator: async (_rule, agreed: boolean) => {
                  await Promise.resolve();
                  if (!agreed) throw new Error('请先确认您已阅读');
                },
              },
            ]}
          >
            <Checkbox>我已阅读录用信的全部内容，同意以电子方式接受，并记录我的姓名和接受时间</Checkbox>
          </Form.Item>
        </div>
        <div className={styles.buttons}>
          <Button size="large" onClick={onClose}>
            再想想
          </Button>
          <Button size="large" type="primary" htmlType="submit" loading={accept.isPending}>
            接受Offer
          </Button>
        </div>
      </div>
    </Form>
  );
}

/** What accepting means, and the name that is written under it. */
export function AcceptSheet({ open, ...sheet }: AcceptSheetProps) {
  const beside = useMedia(wide);
  return (
    <Drawer
      title="接受Offer"
      placement={beside ? 'right' : 'bottom'}
      size={beside ? 460 : '90%'}
      open={open}
      onClose={sheet.onClose}
      destroyOnHidden
    >
      <AcceptForm {...sheet} />
    </Drawer>
  );
}
