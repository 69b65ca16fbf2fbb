import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { PositionReading } from '@pinjian/contract/position-requirement.ts';
import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import { dictionariesQuery } from '#features/dictionary/api.ts';
import { toOptions } from '#features/dictionary/model.ts';
import styles from './editor.module.css';
import { MarkedText } from './marked-text.tsx';
import { ReadingChips } from './reading-chips.tsx';
import type { Readings } from './use-readings.ts';

const hints: Readonly<Record<number, string>> = {
  1: '每天做什么、对什么结果负责。一行一条，写得具体。',
  2: '做过什么、会什么，可以整段粘贴。写到的技能、证书、语言会自动识别。',
};

/** The description in blocks with fixed titles, each at most once; below each what was read from its words. */
export function DescriptionRows({ readings }: { readonly readings: Readings }) {
  const [pointed, setPointed] = useState<PositionReading | null>(null);
  const { data } = useQuery(dictionariesQuery(['job_description_title']));
  const titles = toOptions(data?.job_description_title);
  const form = Form.useFormInstance();
  const used =
    (Form.useWatch('description', form) as { title?: number }[] | undefined)?.map((block) => block.title) ?? [];
  const next = titles.find((title) => !used.includes(title.value));
  return (
    <Form.List name="description">
      {(fields, { add, remove }) => (
        <div className={styles.rows}>
          {fields.map(({ key, name }) => (
            <div key={key} className={styles.block}>
              <div className={styles.blockHead}>
                <Form.Item name={[name, 'title']} noStyle>
                  <Select
                    aria-label="这一段的标题"
                    className={styles.blockTitle}
                    options={titles.map((title) => ({
                      ...title,
                      disabled: used.includes(title.value) && used[name] !== title.value,
                    }))}
                  />
                </Form.Item>
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label="删除这一段"
                  onClick={() => remove(name)}
                />
              </div>
              <Form.Item name={[name, 'text']} className={styles.blockText}>
                <MarkedText
                  placeholder={hints[used[name] ?? 0] ?? '写下这一段的内容'}
                  label={titles.find((title) => title.value === used[name])?.label ?? '描述'}
                  readings={readings.open.filter(({ from }) => from.title === used[name])}
                  pointed={pointed}
                />
              </Form.Item>
              <ReadingChips readings={readings} title={used[name]} onPoint={setPointed} />
            </div>
          ))}
          <Button
            type="dashed"
            icon={<PlusOutlined aria-hidden />}
            disabled={next === undefined}
            onClick={() => add({ title: next?.value, text: '' })}
          >
            添加一段
          </Button>
        </div>
      )}
    </Form.List>
  );
}
