import {
  allowanceCycleLabels,
  allowanceCycles,
  contractKindLabels,
  contractKinds,
  maxAllowances,
  maxPapers,
  usualPapers,
  workHours,
  workHoursLabels,
} from '@pinjian/contract/application-offer-terms.ts';
import { Button, Form, Input, InputNumber, Select } from 'antd';
import styles from '../offer.module.css';

const whole = { style: { width: '100%' }, controls: false } as const;
const yuan = { ...whole, min: 0, max: 100_000_000, suffix: '元' } as const;

function optionsOf<T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) {
  return values.map((value) => ({ value, label: labels[value] }));
}

function Allowances() {
  return (
    <Form.List name="allowances">
      {(rows, { add, remove }) => (
        <Form.Item label="补贴" className={styles.whole}>
          <div className={styles.rows}>
            {rows.map(({ key, name }) => (
              <div key={key} className={styles.allowance}>
                <Form.Item name={[name, 'name']} noStyle>
                  <Input maxLength={20} placeholder="如 餐补" aria-label={`第 ${name + 1} 项补贴的名称`} />
                </Form.Item>
                <Form.Item name={[name, 'amount']} noStyle>
                  <InputNumber {...yuan} placeholder="金额" aria-label={`第 ${name + 1} 项补贴的金额（元）`} />
                </Form.Item>
                <Form.Item name={[name, 'per']} noStyle initialValue="month">
                  <Select
                    aria-label={`第 ${name + 1} 项补贴按月或按年`}
                    options={optionsOf(allowanceCycles, allowanceCycleLabels)}
                  />
                </Form.Item>
                <Button type="text" aria-label={`删除第 ${name + 1} 项补贴`} onClick={() => remove(name)}>
                  删除
                </Button>
              </div>
            ))}
            <div>
              <Button
                disabled={rows.length >= maxAllowances}
                onClick={() => add({ name: '', amount: null, per: 'month' })}
              >
                添加补贴
              </Button>
            </div>
          </div>
        </Form.Item>
      )}
    </Form.List>
  );
}

function Pay() {
  return (
    <section className={styles.card} aria-labelledby="pay-title">
      <h2 id="pay-title" className={styles.cardTitle}>
        薪酬
      </h2>
      <div className={styles.pair}>
        <Form.Item name="basePay" label="每月基本工资（税前）">
          <InputNumber {...yuan} placeholder="如 25000" />
        </Form.Item>
        <Form.Item name="months" label="一年发几个月">
          <InputNumber {...whole} min={12} max={36} precision={0} suffix="个月" />
        </Form.Item>
        <Form.Item name="bonus" label="年度目标奖金（选填，月数之外）">
          <InputNumber {...yuan} />
        </Form.Item>
        <Form.Item name="bonusNote" label="奖金说明（选填）">
          <Input maxLength={200} placeholder="如 按绩效发放，次年 3 月" />
        </Form.Item>
        <Allowances />
        <Form.Item name="equity" label="股权激励（选填，不计入合计）" className={styles.whole}>
          <Input.TextArea maxLength={300} showCount autoSize={{ minRows: 1, maxRows: 4 }} />
        </Form.Item>
      </div>
    </section>
  );
}

function Work() {
  const contractKind = Form.useWatch<string | undefined>('contractKind');
  const probationMonths = Form.useWatch<number | undefined>('probationMonths');
  return (
    <section className={styles.card} aria-labelledby="work-title">
      <h2 id="work-title" className={styles.cardTitle}>
        入职与合同
      </h2>
      <div className={styles.pair}>
        <Form.Item name="title" label="职位名称（写在录用信里）">
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item name="department" label="部门（选填）">
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item name="startsOn" label="入职日期">
          <Input type="date" />
        </Form.Item>
        <Form.Item name="place" label="工作地点">
          <Input maxLength={100} placeholder="城市和详细地址" />
        </Form.Item>
        <Form.Item name="contractKind" label="劳动合同">
          <Select options={optionsOf(contractKinds, contractKindLabels)} />
        </Form.Item>
        {contractKind === 'fixed' && (
          <Form.Item name="contractMonths" label="合同期限">
            <InputNumber {...whole} min={1} max={240} precision={0} suffix="个月" />
          </Form.Item>
        )}
        <Form.Item name="probationMonths" label="试用期（没有填 0）">
          <InputNumber {...whole} min={0} max={12} precision={0} suffix="个月" />
        </Form.Item>
        {(probationMonths ?? 0) > 0 && (
          <Form.Item name="probationPercent" label="试用期工资比例">
            <InputNumber {...whole} min={1} max={100} precision={0} suffix="%" />
          </Form.Item>
        )}
        <Form.Item name="workHours" label="工时制度">
          <Select options={optionsOf(workHours, workHoursLabels)} />
        </Form.Item>
      </div>
    </section>
  );
}

function Rest() {
  return (
    <section className={styles.card} aria-labelledby="rest-title">
      <h2 id="rest-title" className={styles.cardTitle}>
        其他
      </h2>
      <div className={styles.pair}>
        <Form.Item name="conditions" label="其他约定（选填）" className={styles.whole}>
          <Input.TextArea maxLength={2000} showCount autoSize={{ minRows: 2, maxRows: 10 }} />
        </Form.Item>
        <Form.Item name="papers" label="入职时携带的材料" className={styles.whole}>
          <Select
            mode="tags"
            maxCount={maxPapers}
            options={usualPapers.map((name) => ({ value: name, label: name }))}
            placeholder="选择或输入材料名称"
          />
        </Form.Item>
        <Form.Item name="validUntil" label="最后答复日期" extra="不填时，发出后 7 天内有效">
          <Input type="date" />
        </Form.Item>
      </div>
    </section>
  );
}

/** Every field of an offer, in the order in which a recruiter thinks of it. */
export function DraftFields() {
  return (
    <>
      <Pay />
      <Work />
      <Rest />
    </>
  );
}
