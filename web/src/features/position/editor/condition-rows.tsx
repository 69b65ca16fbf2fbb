import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import {
  conditionSubjects,
  languageLevelLabels,
  languageLevels,
  type ConditionSubject,
} from '@pinjian/contract/position-requirement.ts';
import { maxConditions } from '@pinjian/contract/position-content.ts';
import { Button, Form, Input, Select } from 'antd';
import { StatusTag } from '#ui/tag.tsx';
import styles from './editor.module.css';
import { kindLabels, subjectLabels } from '../model.ts';
import type { Readings } from './use-readings.ts';
import type { EditorValues } from './values.ts';

const kinds = (['must', 'nice'] as const).map((value) => ({ value, label: kindLabels[value] }));
const subjects = conditionSubjects.map((value) => ({ value, label: subjectLabels[value] }));
const levels = languageLevels.map((value) => ({ value, label: languageLevelLabels[value] }));
const examples: Readonly<Record<ConditionSubject, string>> = {
  certificate: '如 护士执业证、C1驾照',
  language: '如 英语、粤语',
  major: '如 计算机类、会计学',
  shift: '如 夜班、倒班、出差',
};

/** Certificates, languages, majors and shifts that are asked for; what the reader took over is marked as its own. */
export function ConditionRows({ readings }: { readonly readings: Readings }) {
  const form = Form.useFormInstance<EditorValues>();
  const rows = Form.useWatch<EditorValues['conditions'] | undefined>('conditions', { form, preserve: true }) ?? [];
  return (
    <Form.List name="conditions">
      {(fields, { add, remove }) => (
        <div className={styles.rows}>
          {fields.map(({ key, name }) => {
            const own = () => readings.own('conditions', name);
            const what = rows[name]?.what ?? 'certificate';
            return (
              <div key={key} className={styles.condition}>
                <Form.Item name={[name, 'kind']} noStyle>
                  <Select options={kinds} aria-label="必备或加分" onChange={own} />
                </Form.Item>
                <Form.Item name={[name, 'what']} noStyle>
                  <Select options={subjects} aria-label="哪一类要求" onChange={own} />
                </Form.Item>
                <Form.Item name={[name, 'words']} noStyle>
                  <Input maxLength={40} placeholder={examples[what]} aria-label={subjectLabels[what]} onChange={own} />
                </Form.Item>
                {what === 'language' && (
                  <Form.Item name={[name, 'level']} noStyle>
                    <Select allowClear options={levels} placeholder="程度" aria-label="语言程度" onChange={own} />
                  </Form.Item>
                )}
                {rows[name]?.by === 'reader' && <StatusTag tone="accent">系统识别</StatusTag>}
                <Button
                  type="text"
                  className={styles.remove ?? ''}
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label="删除这条要求"
                  onClick={() => {
                    readings.forget('conditions', name);
                    remove(name);
                  }}
                />
              </div>
            );
          })}
          <Button
            type="dashed"
            icon={<PlusOutlined aria-hidden />}
            disabled={fields.length >= maxConditions}
            onClick={() => add({ kind: 'must', what: 'certificate' })}
          >
            添加证书、语言、专业或班次
          </Button>
        </div>
      )}
    </Form.List>
  );
}
