import { useMutation } from '@tanstack/react-query';
import { declineReasonLabels, declineReasons, type DeclineReason } from '@pinjian/contract/application-offer-terms.ts';
import type { MyOffer, OfferVersion } from '@pinjian/contract/application-offer-view.ts';
import { Button, Drawer, Form, Input, Radio } from 'antd';
import { useMedia, wide } from '#lib/media.ts';
import { toFirstError } from '#lib/first-error.ts';
import { showFormFailure } from '#ui/form-issues.ts';
import { useKeptForm } from '#ui/use-kept-form.ts';
import styles from '../offer.module.css';
import { declineMutation } from './api.ts';

interface DeclineOfferSheetProps {
  readonly offer: MyOffer;
  readonly version: OfferVersion;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Values {
  readonly reason: DeclineReason | null;
  readonly words: string;
}

function DeclineForm({ offer, version, onClose }: Omit<DeclineOfferSheetProps, 'open'>) {
  const [form] = Form.useForm<Values>();
  const decline = useMutation(declineMutation);
  useKeptForm(form, `declineOffer ${offer.offerId}`);

  function finish({ reason, words }: Values) {
    if (offer.answer === null || reason === null) return;
    decline.mutate(
      { offerId: offer.offerId, number: version.number, ...offer.answer, reason, words: words.trim() },
      { onSuccess: onClose, onError: (error) => showFormFailure(form, error) },
    );
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ reason: null, words: '' }}
      onFinish={finish}
      scrollToFirstError={toFirstError}
    >
      <p className={styles.about}>谢绝后不能再接受这份Offer；招聘方会看到您的原因。</p>
      <Form.Item name="reason" label="原因" rules={[{ required: true, message: '请选择原因' }]}>
        <Radio.Group vertical options={declineReasons.map((value) => ({ value, label: declineReasonLabels[value] }))} />
      </Form.Item>
      <Form.Item name="words" label="想对招聘方说的话（选填）">
        <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <div className={styles.buttons}>
        <Button onClick={onClose}>再想想</Button>
        <Button danger type="primary" htmlType="submit" loading={decline.isPending}>
          谢绝Offer
        </Button>
      </div>
    </Form>
  );
}

/** Why one does not take an offer. */
export function DeclineOfferSheet({ open, ...sheet }: DeclineOfferSheetProps) {
  const beside = useMedia(wide);
  return (
    <Drawer
      title={`谢绝${sheet.offer.company.name}的Offer？`}
      placement={beside ? 'right' : 'bottom'}
      size={beside ? 420 : '90%'}
      open={open}
      onClose={sheet.onClose}
      destroyOnHidden
    >
      <DeclineForm {...sheet} />
    </Drawer>
  );
}
