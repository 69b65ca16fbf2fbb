import { bandLabels, bands } from '@pinjian/contract/interview-report.ts';
import type { Band, InterviewReport } from '@pinjian/contract/interview-report.ts';
import { bandOfScore, overallTarget, reviewErrors } from '@pinjian/contract/interview-review.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, Form, Input, InputNumber, Radio, Select } from 'antd';
import { toFirstError } from '#lib/first-error.ts';
import { CallError } from '#lib/client.ts';
import { useMedia, wide } from '#lib/media.ts';
import { notify } from '#lib/notice.ts';
import { showFormFailure } from '#ui/form-issues.ts';
import { refreshInterviews } from '../api.ts';
import { overrideMutation } from './api.ts';
import styles from './review.module.css';
import { engineVerdict, targetsOf } from './verdict-words.ts';

interface OverrideSheetProps {
  readonly report: InterviewReport;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Values {
  readonly target: string;
  readonly band?: Band;
  readonly score?: number | null;
  readonly reason: string;
}

const least = 20;
const most = 500;

/** Band and score of the overall say one thing: a score brings its band, and another band takes the score away. */
function changesAfter(changed: Partial<Values>, all: Values): Record<string, unknown> | null {
  if (changed.target !== undefined) return { band: undefined, score: null };
  if (all.target !== overallTarget) return null;
  if (typeof changed.score === 'number') return { band: bandOfScore(changed.score) };
  const contradicts =
    changed.band !== undefined && typeof all.score === 'number' && bandOfScore(all.score) !== changed.band;
  return contradicts ? { score: null } : null;
}

function OverallFields() {
  return (
    <>
      <Form.Item name="band" label="您的结论" rules={[{ required: true, message: '请选择结论' }]}>
        <Radio.Group options={bands.map((band) => ({ value: band, label: bandLabels[band] }))} />
      </Form.Item>
      <Form.Item name="score" label="分数（选填，0–100）">
        <InputNumber controls={false} min={0} max={100} precision={0} className={styles.score} />
      </Form.Item>
    </>
  );
}

function CompetencyField() {
  return (
    <Form.Item
      name="score"
      label="您的评分（1–5，可以打半分）"
      rules={[
        { required: true, message: '请填写评分' },
        {
          validator: (_rule, value: unknown) =>
            typeof value !== 'number' || Number.isInteger(value * 2)
              ? Promise.resolve()
              : Promise.reject(new Error('请给 1 到 5 分，可以打半分')),
        },
      ]}
    >
      <InputNumber controls={false} min={1} max={5} step={0.5} className={styles.score} />
    </Form.Item>
  );
}

function OverrideForm({ report, onClose }: Omit<OverrideSheetProps, 'open'>) {
  const [form] = Form.useForm<Values>();
  const override = useMutation(overrideMutation);
  const client = useQueryClient();
  const target = Form.useWatch('target', form) ?? overallTarget;
  const { interviewId, revision } = report;

  async function finish({ band, score, reason }: Values) {
    const number = typeof score === 'number' ? { score } : {};
    const chosen = target === overallTarget && band !== undefined && !('score' in number) ? { band } : number;
    try {
      await override.mutateAsync({ interviewId, revision, target, reason: reason.trim(), ...chosen });
      notify('success', '已记下您的评价，AI 评分保留在旁边');
      onClose();
    } catch (error) {
      showFormFailure(form, error);
      if (error instanceof CallError && error.code === reviewErrors.reportRenewed.code) await refreshInterviews(client);
    }
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ target: overallTarget, reason: '' }}
      onValuesChange={(changed: Partial<Values>, all: Values) => {
        const changes = changesAfter(changed, all);
        if (changes !== null) form.setFieldsValue(changes);
      }}
      onFinish={finish}
      scrollToFirstError={toFirstError}
    >
      <Form.Item name="target" label="改评哪一项" extra={`AI 评分：${engineVerdict(report, target)}`}>
        <Select options={targetsOf(report).map((each) => ({ value: each.target, label: each.name }))} />
      </Form.Item>
      {target === overallTarget ? <OverallFields /> : <CompetencyField />}
      <Form.Item
        name="reason"
        label="理由"
        rules={[
          {
            required: true,
            min: least,
            transform: (value: string | undefined) => (value ?? '').trim(),
            message: `理由至少 ${least} 个字，写明依据哪段原话`,
          },
        ]}
      >
        <Input.TextArea
          maxLength={most}
          showCount
          autoSize={{ minRows: 4, maxRows: 10 }}
          placeholder="例如：第 2 题里讲清了容量估算和回滚方案，程序只认出了一部分"
        />
      </Form.Item>
      <p className={styles.explain}>
        AI 评分不会被覆盖，两者并列，历次改评都留着。候选人只会知道有人看过，看不到您改成了什么和理由。
      </p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>取消</Button>
        <Button type="primary" htmlType="submit" loading={override.isPending}>
          记下我的评价
        </Button>
      </div>
    </Form>
  );
}

/** Where a member sets another band or score, with the reason that it needs. */
export function OverrideSheet({ report, open, onClose }: OverrideSheetProps) {
  const beside = useMedia(wide);
  return (
    <Drawer
      title="人工改评"
      placement={beside ? 'right' : 'bottom'}
      size={beside ? 440 : '88%'}
      open={open}
      onClose={onClose}
      destroyOnHidden
    >
      <OverrideForm report={report} onClose={onClose} />
    </Drawer>
  );
}
