import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import styles from './controls.module.css';
import { Field } from './field.tsx';
import { useField } from './use-field.ts';

const maxLinks = 5;

/** Addresses of a blog, GitHub, a portfolio: one a line. */
export function LinksField() {
  const [links, change] = useField('basics.links');
  return (
    <Field path="basics.links" label="个人链接" wide group>
      {({ id, status }) => (
        <div className={styles.lines}>
          {links.map((link, index) => (
            // A link is known by its place alone: its words change with every key.
            <div key={index} className={styles.line}>
              <Input
                {...(index === 0 ? { id } : {})}
                value={link}
                status={status}
                maxLength={200}
                inputMode="url"
                placeholder="https://"
                aria-label={`第 ${index + 1} 个链接`}
                onChange={(event) => change(links.with(index, event.target.value))}
              />
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`删除第 ${index + 1} 个链接`}
                onClick={() => change(links.toSpliced(index, 1))}
              />
            </div>
          ))}
          {links.length < maxLinks && (
            <div>
              <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => change([...links, ''])}>
                添加链接
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
