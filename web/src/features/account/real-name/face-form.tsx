import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { nameRequired, numberRequired } from '@pinjian/contract/account-real-name.ts';
import { showFormFailure } from '#ui/form-issues.ts';
import { startFaceMutation } from './api.ts';
import { Consent } from './consent.tsx';
import { goToFace } from './go-to-face.ts';
import { idNumberError, tidyNumber } from './model.ts';
import styles from './real-name.module.css';

interface Values {
  readonly realName: string;
  readonly idNo: string;
  readonly consent: boolean;
}

/** The page that tells what came of a face check. */
const returnUrl = '/verificationIdResult';

interface FaceFormProps {
  readonly keepDays: number;
  /** A check that was begun without a name. */
  readonly certifyId?: string;
}

/** Name and number of an identity card, then on to the page where the face is shown. */
export function FaceForm({ keepDays, certifyId }: FaceFormProps) {
  const [form] = Form.useForm<Values>();
  const start = useMutation(startFaceMutation);

  async function finish(values: Values) {
    try {
      const { url } = await start.mutateAsync({ ...values, returnUrl, ...(certifyId && { certifyId }) });
      goToFace(url);
    } catch (error) {
      showFormFailure(form, error);
    }
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={finish}
      scrollToFirstError={{ block: 'center', focus: true }}
    >
      <div className={styles.columns}>
        <Form.Item name="realName" label="姓名" rules={[{ required: true, whitespace: true, message: nameRequired }]}>
          <Input maxLength={40} autoComplete="name" placeholder="与身份证一致" />
        </Form.Item>
        <Form.Item
          name="idNo"
          label="身份证号码"
          normalize={tidyNumber}
          validateTrigger="onBlur"
          rules={[
            { required: true, message: numberRequired },
            {
              validator: (_rule, value: string | undefined) => {
                const wrong = value === undefined || value === '' ? null : idNumberError(value);
                return wrong === null ? Promise.resolve() : Promise.reject(new Error(wrong));
              },
            },
          ]}
        >
          <Input maxLength={20} autoComplete="off" spellCheck={false} placeholder="18 位居民身份证号码" />
        </Form.Item>
      </div>
      <Consent method="face" keepDays={keepDays} />
      <Button type="primary" htmlType="submit" loading={start.isPending}>
        开始人脸核验
      </Button>
    </Form>
  );
}
