import type { AgentSummary } from '@pinjian/contract/agent-view.ts';
import { tokenScopeLabels, tokenScopes, type TokenScope } from '@pinjian/contract/agent-token.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Checkbox, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { showFormFailure } from '#ui/form-issues.ts';
import { createTokenMutation } from './api.ts';
import { agentName } from './model.ts';
import styles from './token.module.css';

interface Values {
  readonly agentId: string;
  readonly name: string;
  readonly scopes: TokenScope[];
  readonly days: number;
}

const days = [7, 30, 90, 365].map((value) => ({ value, label: value === 365 ? '一年' : `${value} 天` }));
const scopes = tokenScopes.map((value) => ({ value, label: tokenScopeLabels[value] }));

interface TokenFormProps {
  readonly agents: readonly AgentSummary[];
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}

/** What a new token is for. What was chosen stays where it cannot be made. */
export function TokenForm({ agents, onMade, onClose }: TokenFormProps) {
  const [form] = Form.useForm<Values>();
  const [key] = useState(() => crypto.randomUUID());
  const create = useMutation(createTokenMutation);

  async function finish(values: Values) {
    try {
      const { secret } = await create.mutateAsync({ ...values, key });
      onMade(secret);
    } catch (error) {
      showFormFailure(form, error);
    }
  }

  const [first] = agents;
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={finish}
      className={styles.form}
      initialValues={{ agentId: first?.agentId, scopes: ['read'], days: 30 }}
    >
      <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
        <Input placeholder="例如：我的电脑上的助手" maxLength={20} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="agentId"
        label="使用哪个智能体的许可单"
        extra="助手能做的事、次数和时间，都以这个智能体的许可单为准。"
        rules={[{ required: true, message: '请选择智能体' }]}
      >
        <Select
          options={agents.map((agent) => ({
            value: agent.agentId,
            label: agent.position === null ? agentName(agent) : `${agentName(agent)}（${agent.position.title}）`,
          }))}
        />
      </Form.Item>
      {/* No `required`: it would give the group an attribute that its role does not have. */}
      <Form.Item name="scopes" label="权限" rules={[{ type: 'array', min: 1, message: '请至少选择一项权限' }]}>
        <Checkbox.Group options={scopes} />
      </Form.Item>
      <Form.Item name="days" label="有效期">
        <Select options={days} />
      </Form.Item>
      <div className={styles.acts}>
        <Button type="primary" htmlType="submit" loading={create.isPending}>
          生成
        </Button>
        <Button onClick={onClose}>取消</Button>
      </div>
    </Form>
  );
}
