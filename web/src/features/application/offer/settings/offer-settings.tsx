import { offerErrors } from '@pinjian/contract/application-offer.ts';
import {
  defaultLetter,
  letterPlaceholders,
  maxApprovers,
  type LetterTemplate,
  type OfferSettings as Settings,
} from '@pinjian/contract/application-offer-settings.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Form, Input, InputNumber, Select } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { toFirstError } from '#lib/first-error.ts';
import { useSession } from '#lib/session.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { forgetIssues, showFormFailure } from '#ui/form-issues.ts';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { useKeptForm } from '#ui/use-kept-form.ts';
import { toFen, toYuan } from '../model.ts';
import styles from '../offer.module.css';
import { offerSettingsQuery, saveSettingsMutation } from './api.ts';

// Nobody waits for it before they open it.
const ExampleLetter = lazy(async () => ({ default: (await import('./example-letter.tsx')).ExampleLetter }));

interface Values {
  readonly approvers: readonly {
    readonly memberId?: string;
    /** Yuan. */
    readonly fromYearly?: number | null;
  }[];
  readonly letter: LetterTemplate;
}

function valuesOf({ approvers, letter }: Settings): Values {
  return {
    approvers: approvers.map(({ memberId, fromYearly }) => ({ memberId, fromYearly: toYuan(fromYearly) })),
    letter,
  };
}

/** Who is asked, in their order; who is no member any more is named, and can only be taken out. */
function Approvers({ settings }: { readonly settings: Settings }) {
  const gone = settings.approvers.filter(({ role }) => role === null);
  const options = [
    ...settings.members.map(({ memberId, name, isMe }) => ({ value: memberId, label: isMe ? `${name}（我）` : name })),
    ...gone
      .filter(({ memberId }) => !settings.members.some((member) => member.memberId === memberId))
      .map(({ memberId, name }) => ({ value: memberId, label: `${name}（已不能审批）`, disabled: true })),
  ];
  return (
    <Form.List name="approvers">
      {(rows, { add, remove, move }) => (
        <Form.Item
          label="审批人（按顺序逐一审批；不设则直接发出）"
          extra="金额门槛：年度合计达到时才需要这一位审批，不填表示都需要"
        >
          <div className={styles.rows}>
            {rows.map(({ key, name }) => (
              <div key={key} className={styles.approver}>
                <span aria-hidden="true">{name + 1}</span>
                <Form.Item name={[name, 'memberId']} noStyle>
                  <Select placeholder="选择成员" aria-label={`第 ${name + 1} 位审批人`} options={options} />
                </Form.Item>
                <Form.Item name={[name, 'fromYearly']} noStyle>
                  <InputNumber
                    controls={false}
                    min={0}
                    max={1_000_000_000}
                    precision={0}
                    suffix="元/年起"
                    placeholder="都需要"
                    aria-label={`第 ${name + 1} 位审批人的金额门槛（元）`}
                    style={{ width: '100%' }}
                  />
                </Form.Item>
                <span className={styles.entry}>
                  <Button
                    type="text"
                    disabled={name === 0}
                    aria-label={`第 ${name + 1} 位审批人上移`}
                    onClick={() => move(name, name - 1)}
                  >
                    上移
                  </Button>
                  <Button type="text" aria-label={`删除第 ${name + 1} 位审批人`} onClick={() => remove(name)}>
                    删除
                  </Button>
                </span>
              </div>
            ))}
            <div>
              <Button disabled={rows.length >= maxApprovers} onClick={() => add({ fromYearly: null })}>
                添加审批人
              </Button>
            </div>
          </div>
        </Form.Item>
      )}
    </Form.List>
  );
}

function SettingsForm({ settings }: { readonly settings: Settings }) {
  const [form] = Form.useForm<Values>();
  const save = useMutation(saveSettingsMutation);
  const [changed, setChanged] = useState(false);
  const [example, setExample] = useState<LetterTemplate | null>(null);
  useKeptForm(form, 'offerSettings', { changed, onRestored: () => setChanged(true) });
  const { mayChange, version } = settings;

  function finish({ approvers, letter }: Values) {
    const chosen = approvers.flatMap(({ memberId, fromYearly }) =>
      memberId === undefined ? [] : [{ memberId, fromYearly: toFen(fromYearly) }],
    );
    save.mutate(
      { version, approvers: chosen, letter },
      {
        onSuccess: () => setChanged(false),
        onError: (error) => showFormFailure(form, error, { [offerErrors.cannotApprove.code]: 'approvers' }),
      },
    );
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      disabled={!mayChange}
      initialValues={valuesOf(settings)}
      onFinish={finish}
      scrollToFirstError={toFirstError}
      onValuesChange={(changes: object) => {
        forgetIssues(form, changes);
        setChanged(true);
      }}
    >
      <Approvers settings={settings} />
      <p className={styles.explain}>
        录用信里可以使用：
        {letterPlaceholders.map(({ word, meaning }) => (
          <span key={word} className={styles.placeholder} title={meaning}>
            {`{${word}}`}
          </span>
        ))}
        ，生成时换成真实内容；薪酬、入职日期等条件会自动列在开头和结尾之间。
      </p>
      <div className={styles.pair}>
        <Form.Item name={['letter', 'title']} label="录用信标题">
          <Input maxLength={30} />
        </Form.Item>
        <Form.Item name={['letter', 'signature']} label="落款">
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name={['letter', 'opening']} label="开头" className={styles.whole}>
          <Input.TextArea maxLength={1000} showCount autoSize={{ minRows: 2, maxRows: 8 }} />
        </Form.Item>
        <Form.Item name={['letter', 'closing']} label="结尾" className={styles.whole}>
          <Input.TextArea maxLength={2000} showCount autoSize={{ minRows: 3, maxRows: 10 }} />
        </Form.Item>
        <Form.Item name={['letter', 'footnote']} label="附注（选填）" className={styles.whole}>
          <Input.TextArea maxLength={300} showCount autoSize={{ minRows: 1, maxRows: 4 }} />
        </Form.Item>
      </div>
      <div className={styles.buttons}>
        {mayChange && (
          <>
            <Button type="primary" htmlType="submit" loading={save.isPending}>
              保存
            </Button>
            <Button
              onClick={() => {
                form.setFieldValue('letter', defaultLetter);
                setChanged(true);
              }}
            >
              恢复默认文字
            </Button>
          </>
        )}
        <Button disabled={false} onClick={() => setExample(form.getFieldValue('letter') as LetterTemplate)}>
          预览录用信
        </Button>
      </div>
      {example !== null && (
        <Suspense fallback={null}>
          <ExampleLetter letter={example} onClose={() => setExample(null)} />
        </Suspense>
      )}
    </Form>
  );
}

/** How the company makes offers: who approves them, and its words in the letter. Nothing for who reads no offers. */
export function OfferSettings() {
  const reads = useSession((state) => state.permissions.includes('offer.read'));
  const { data, error, refetch } = useQuery({ ...offerSettingsQuery, enabled: reads });
  if (!reads) return null;
  return (
    <Section
      title="Offer"
      text={data?.mayChange === false ? '只有管理员可以修改。' : '发出前由谁审批，录用信怎么写；正在审批的不受影响。'}
    >
      {data === undefined && error === null && <LineSkeletons count={3} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="Offer 设置没有加载出来" />
      )}
      {data !== undefined && <SettingsForm settings={data} />}
    </Section>
  );
}
