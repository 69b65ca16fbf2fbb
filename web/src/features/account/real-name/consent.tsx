import { Checkbox, Form } from 'antd';
import { consentRequired } from '@pinjian/contract/account-real-name.ts';
import { config } from '#lib/config.ts';
import styles from './real-name.module.css';

const purpose: Readonly<Record<'face' | 'document', readonly string[]>> = {
  face: [
    '姓名和身份证号码会交给实人认证服务方，与您本人的人脸比对；人脸画面由服务方处理，本平台不接收、不保存。',
    '身份证号码有结果后立即删除，只保留脱敏后的号码。',
  ],
  document: [
    '证件照片、姓名和号码只给平台审核人员核对，不会展示给企业或其他用户。',
    '证件号码有结果后立即删除，只保留脱敏后的号码。',
  ],
};

function keeping(method: 'face' | 'document', days: number): string {
  return method === 'face'
    ? `认证通过后，姓名加密保存，用于显示您已实名；没有通过的，姓名在 ${days} 天后删除。`
    : `证件照片在有结果 ${days} 天后删除；认证通过后姓名加密保存，没有通过的，姓名同时删除。`;
}

/** A consent of its own to the use of sensitive data: what for, by whom, how long, and what follows from a no. */
export function Consent({ method, keepDays }: { readonly method: 'face' | 'document'; readonly keepDays: number }) {
  return (
    <div className={styles.consent}>
      <p className={styles.consentTitle}>{config.brand}如何使用这些信息</p>
      <ul>
        {[...purpose[method], keeping(method, keepDays)].map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>这些信息只用于核实您的身份。有结果前可以随时撤回；不同意也可以浏览职位，并投递不要求实名的职位。</li>
      </ul>
      <Form.Item
        className={styles.agree}
        name="consent"
        valuePropName="checked"
        rules={[
          {
            validator: (_rule, yes) => (yes === true ? Promise.resolve() : Promise.reject(new Error(consentRequired))),
          },
        ]}
      >
        <Checkbox>我已阅读并单独同意处理上述个人信息</Checkbox>
      </Form.Item>
    </div>
  );
}
