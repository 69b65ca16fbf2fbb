import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input, Radio } from 'antd';
import { usernameLength, usernameTooShort } from '@pinjian/contract/account-profile.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { showFormFailure } from '#ui/form-issues.ts';
import { Section } from '#ui/section.tsx';
import { dateTime } from '#lib/format/time.ts';
import { useKeptForm } from '#ui/use-kept-form.ts';
import { updateProfileMutation } from './api.ts';
import { AvatarField } from './avatar-field.tsx';
import { genderOptions, type Profile } from './model.ts';
import styles from './profile.module.css';

interface Values {
  readonly username: string;
  readonly gender?: Profile['gender'];
}

interface PersonalFormProps {
  readonly profile: Profile;
  /** Seekers may tell their gender; nobody asks an employer. */
  readonly withGender: boolean;
  /** Where the phone is changed; null on that very page, which shows it itself. */
  readonly settingsPath: string | null;
}

/** Picture, name and, for seekers who like to, gender. */
export function PersonalForm({ profile, withGender, settingsPath }: PersonalFormProps) {
  const [form] = Form.useForm<Values>();
  const [changed, setChanged] = useState(false);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const save = useMutation(updateProfileMutation);
  useKeptForm(form, 'personal', { changed, onRestored: () => setChanged(true), saveFirst: saveNow });

  async function send(values: Values): Promise<boolean> {
    try {
      const { username, ...rest } = values;
      await save.mutateAsync(username.trim() === '' ? rest : { username, ...rest });
    } catch (error) {
      showFormFailure(form, error);
      return false;
    }
    setChanged(false);
    setSavedAt(Date.now());
    return true;
  }

  /** Saves what stands in the form, if it may be; a complaint is shown at its field. */
  async function saveNow(): Promise<boolean> {
    const [checked] = await Promise.allSettled([form.validateFields()]);
    return checked.status === 'fulfilled' && (await send(checked.value));
  }

  return (
    <Section title="基本资料">
      <AvatarField url={profile.avatar} />
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ username: profile.username ?? '', gender: profile.gender }}
        onValuesChange={() => {
          setChanged(true);
          setSavedAt(null);
        }}
        onFinish={send}
        scrollToFirstError={{ block: 'center', focus: true }}
      >
        <div className={styles.columns}>
          <Form.Item
            name="username"
            label="用户名"
            rules={[
              // Somebody who has no name yet need not take one; a name that is there can only be replaced.
              { required: profile.username !== null, whitespace: true, message: usernameTooShort },
              { min: usernameLength.least, message: usernameTooShort },
            ]}
          >
            <Input maxLength={usernameLength.most} placeholder="平台上怎么称呼您" autoComplete="nickname" />
          </Form.Item>
          {settingsPath !== null && (
            <Form.Item label="手机号">
              <span className={`${styles.line} ${styles.fixed}`}>
                {profile.phone}
                <Link to={settingsPath} className="target">
                  更换手机号
                </Link>
              </span>
            </Form.Item>
          )}
        </div>
        {withGender && (
          <Form.Item name="gender" label="性别（选填）" extra="不会展示给企业，也不参与匹配和评分。">
            <Radio.Group options={[...genderOptions]} />
          </Form.Item>
        )}
        <div className={styles.line}>
          <Button type="primary" htmlType="submit" loading={save.isPending} disabled={!changed}>
            保存
          </Button>
          <span className={styles.saved} role="status">
            {savedAt !== null && `已保存 ${dateTime(savedAt).slice(-5)}`}
          </span>
        </div>
      </Form>
    </Section>
  );
}
