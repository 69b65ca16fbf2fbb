import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Button, Form, InputNumber, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { skillsQuery } from '#features/dictionary/api.ts';
import { StatusTag } from '#ui/tag.tsx';
import styles from './editor.module.css';
import type { Readings } from './use-readings.ts';
import type { EditorValues } from './values.ts';

const kinds = [
  { value: 'must', label: '必备' },
  { value: 'nice', label: '加分' },
];

interface SkillInputProps {
  readonly categoryId: string | null;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly onOwn: () => void;
  readonly id?: string;
}

/** A skill, with suggestions of the position's category; words of one's own are fine. */
function SkillInput({ categoryId, value = '', onChange, onOwn, id }: SkillInputProps) {
  const [asked, setAsked] = useState(false);
  const { data = [] } = useQuery({ ...skillsQuery(useDeferredValue(value.trim()), categoryId), enabled: asked });
  return (
    <AutoComplete
      {...(id === undefined ? {} : { id })}
      value={value}
      onChange={(words: string) => {
        onOwn();
        onChange?.(words);
      }}
      onFocus={() => setAsked(true)}
      options={data.map((skill) => ({
        value: skill.name,
        label: skill.alias === null ? skill.name : `${skill.name}（${skill.alias}）`,
      }))}
      placeholder="如 React、数据分析"
      maxLength={30}
      aria-label="技能"
    />
  );
}

/** Structured requirements: needed or a plus, which skill, how many years. What interviews and matching ask about. */
export function RequirementRows({
  categoryId,
  readings,
}: {
  readonly categoryId: string | null;
  readonly readings: Readings;
}) {
  const form = Form.useFormInstance<EditorValues>();
  const rows = Form.useWatch<EditorValues['requirements'] | undefined>('requirements', { form, preserve: true }) ?? [];
  return (
    <Form.List name="requirements">
      {(fields, { add, remove }) => (
        <div className={styles.rows}>
          {fields.map(({ key, name }) => (
            <div key={key} className={styles.requirement}>
              <Form.Item name={[name, 'kind']} initialValue="must" noStyle>
                <Select options={kinds} aria-label="必备或加分" onChange={() => readings.own('requirements', name)} />
              </Form.Item>
              <Form.Item name={[name, 'skill']} noStyle>
                <SkillInput categoryId={categoryId} onOwn={() => readings.own('requirements', name)} />
              </Form.Item>
              <Form.Item name={[name, 'years']} noStyle>
                <InputNumber
                  controls={false}
                  min={1}
                  max={30}
                  precision={0}
                  placeholder="年限"
                  suffix="年"
                  aria-label="年限"
                  style={{ width: '100%' }}
                  onChange={() => readings.own('requirements', name)}
                />
              </Form.Item>
              {rows[name]?.by === 'reader' && <StatusTag tone="accent">系统识别</StatusTag>}
              <Button
                type="text"
                className={styles.remove ?? ''}
                icon={<DeleteOutlined aria-hidden />}
                aria-label="删除这条要求"
                onClick={() => {
                  readings.forget('requirements', name);
                  remove(name);
                }}
              />
            </div>
          ))}
          <Button
            type="dashed"
            icon={<PlusOutlined aria-hidden />}
            disabled={fields.length >= 30}
            onClick={() => add({ kind: 'must' })}
          >
            添加技能要求
          </Button>
        </div>
      )}
    </Form.List>
  );
}
