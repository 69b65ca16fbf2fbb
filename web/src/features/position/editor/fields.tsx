import { Form, Input, InputNumber, Select, Switch } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { dictionariesQuery } from '#features/dictionary/api.ts';
import { CategoryPicker } from '#features/dictionary/components/category-picker.tsx';
import { CityPicker } from '#features/dictionary/components/city-picker.tsx';
import { DictSelect } from '#features/dictionary/components/dict-select.tsx';
import { DistrictSelect } from '#features/dictionary/components/district-select.tsx';
import { toOptions } from '#features/dictionary/model.ts';
import { ConditionRows } from './condition-rows.tsx';
import { DescriptionRows } from './description-rows.tsx';
import styles from './editor.module.css';
import { ReadingSummary } from './reading-summary.tsx';
import { RequirementRows } from './requirement-rows.tsx';
import type { Readings } from './use-readings.ts';

/** dictNum of salary_cycle: by the month; only then a year has more than twelve salaries. */
const monthly = 1;
/** dictNums of job_type that have conditions of their own: 兼职, 实习, 劳务外包, 零工. */
const fullTime = 1;

function Pay() {
  const cycle = Form.useWatch<number | undefined>('salaryCycle') ?? monthly;
  return (
    <Form.Item label="薪资范围" extra="都不填表示面议" className={styles.whole}>
      <div className={styles.pay}>
        <Form.Item name="salaryMin" noStyle>
          <InputNumber
            controls={false}
            min={0}
            max={10_000_000}
            precision={0}
            placeholder="最低"
            aria-label="最低薪资（元）"
            style={{ width: '100%' }}
          />
        </Form.Item>
        <span>至</span>
        <Form.Item name="salaryMax" noStyle>
          <InputNumber
            controls={false}
            min={0}
            max={10_000_000}
            precision={0}
            placeholder="最高"
            aria-label="最高薪资（元）"
            style={{ width: '100%' }}
          />
        </Form.Item>
        <Form.Item name="salaryCycle" noStyle>
          <DictSelect type="salary_cycle" aria-label="计薪方式" />
        </Form.Item>
        {cycle === monthly && (
          <Form.Item name="salaryMonths" noStyle>
            <InputNumber
              controls={false}
              min={12}
              max={36}
              precision={0}
              suffix="薪"
              aria-label="一年多少个月薪资"
              style={{ width: '100%' }}
            />
          </Form.Item>
        )}
      </div>
    </Form.Item>
  );
}

function Conditions() {
  const jobType = Form.useWatch<number | null | undefined>('jobType');
  if (jobType === null || jobType === undefined || jobType === fullTime) return null;
  return (
    <>
      <Form.Item name="weeklyWorkDays" label="每周天数">
        <DictSelect type="weekly_work_days" allowClear />
      </Form.Item>
      <Form.Item name="workCycle" label="工作周期">
        <DictSelect type="work_cycle" allowClear />
      </Form.Item>
      <Form.Item name="paymentMethod" label="结算方式">
        <DictSelect type="payment_method" allowClear />
      </Form.Item>
      <Form.Item name="workTimePeriod" label="工作时段">
        <DictSelect type="work_time_period" allowClear />
      </Form.Item>
    </>
  );
}

/** Every field of a position, in the order in which a recruiter thinks of it. */
export function EditorFields({ readings }: { readonly readings: Readings }) {
  const form = Form.useFormInstance();
  const cityCode = Form.useWatch<string | null | undefined>('cityCode', form) ?? null;
  const categoryId = Form.useWatch<string | null | undefined>('categoryId', form) ?? null;
  const { data } = useQuery(dictionariesQuery(['job_preference']));
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.sectionTitle}>基本信息</h2>
        <div className={styles.columns}>
          <Form.Item name="title" label="职位名称" className={styles.whole}>
            <Input maxLength={40} showCount placeholder="如 高级前端工程师" />
          </Form.Item>
          <Form.Item name="categoryId" label="职位类别">
            <CategoryPicker />
          </Form.Item>
          <Form.Item name="headCount" label="招聘人数">
            <InputNumber controls={false} min={1} max={9999} precision={0} suffix="人" style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item name="jobType" label="工作类型">
            <DictSelect type="job_type" />
          </Form.Item>
          <Form.Item name="recruitType" label="招聘类型">
            <DictSelect type="recruit_type" />
          </Form.Item>
          <Form.Item name="cityCode" label="工作城市">
            <CityPicker onChange={(city) => form.setFieldsValue({ cityCode: city, districtCode: null })} />
          </Form.Item>
          <Form.Item name="districtCode" label="区县">
            <DistrictSelect cityCode={cityCode} />
          </Form.Item>
          <Form.Item name="address" label="详细地址">
            <Input maxLength={100} placeholder="街道、楼宇" />
          </Form.Item>
          <Form.Item name="postSource" label="招聘来源">
            <DictSelect type="post_source" />
          </Form.Item>
          <Form.Item name="workMode" label="办公方式">
            <DictSelect type="work_mode" />
          </Form.Item>
          <Pay />
          <Conditions />
        </div>
      </section>
      <section className={styles.section}>
        <h2 className={styles.sectionTitle}>要求</h2>
        <div className={styles.columns}>
          <Form.Item name="experience" label="经验">
            <DictSelect type="experience" />
          </Form.Item>
          <Form.Item name="education" label="学历">
            <DictSelect type="education" />
          </Form.Item>
        </div>
        <p className={styles.label}>技能要求</p>
        <p className={styles.hint}>AI 面试会逐条核实“必备”的要求，报告里能看到每条的依据。</p>
        <RequirementRows categoryId={categoryId} readings={readings} />
        <p className={`${styles.label} ${styles.further}`}>证书、语言、专业和班次</p>
        <ConditionRows readings={readings} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.sectionTitle}>职位描述</h2>
        <ReadingSummary readings={readings} />
        <DescriptionRows readings={readings} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.sectionTitle}>福利与其他</h2>
        <Form.Item name="preferences" label="福利标签">
          <Select
            mode="multiple"
            maxCount={20}
            placeholder="请选择"
            options={toOptions(data?.job_preference)}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </Form.Item>
        <Form.Item name="benefits" label="自定义福利">
          <Select
            mode="tags"
            maxCount={10}
            open={false}
            suffixIcon={null}
            placeholder="输入后回车，每项最多 12 个字"
            tokenSeparators={['，', ',', '、']}
          />
        </Form.Item>
        <Form.Item
          name="realNameRequired"
          label="只接受已实名认证的求职者投递"
          valuePropName="checked"
          layout="horizontal"
        >
          <Switch />
        </Form.Item>
      </section>
    </>
  );
}
