import { Button, Switch } from 'antd';
import {
  densityLabels,
  paletteColours,
  paletteLabels,
  resumeDensities,
  resumePalettes,
  type PrintReport,
  type PrintStyle,
} from '@pinjian/contract/resume-print.ts';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { reportText } from '../model.ts';
import styles from './style.module.css';

interface StyleControlsProps {
  readonly style: PrintStyle;
  /** null before it is known. */
  readonly report: PrintReport | null;
  /** Asks again how many pages it takes; left out where that has not failed. */
  readonly onRetry: (() => void) | undefined;
  readonly onChange: (style: PrintStyle) => void;
}

interface SwitchRowProps {
  readonly label: string;
  readonly hint: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function SwitchRow({ label, hint, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <span className={styles.hint}>{hint}</span>
      </div>
      <Switch aria-labelledby={id} checked={checked} onChange={onChange} />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** The colour that a value stands for. */
  readonly colour?: (value: T) => string;
}

function Choice<T extends string>({ legend, values, labels, value, onChange, colour }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {values.map((each) => (
          <label key={each} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            {colour !== undefined && (
              <span className={styles.swatch} style={{ background: colour(each) }} aria-hidden />
            )}
            {labels[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Colour, density and what is printed beside the content. */
export function StyleControls({ style, report, onRetry, onChange }: StyleControlsProps) {
  const change = (part: Partial<PrintStyle>) => onChange({ ...style, ...part });
  return (
    <div className={styles.controls}>
      <p className={styles.report} role="status">
        {onRetry !== undefined ? '没有算出页数' : report === null ? '正在排版' : reportText(report)}
        {onRetry !== undefined && (
          <Button type="link" onClick={onRetry}>
            重试
          </Button>
        )}
      </p>
      <Choice
        legend="颜色"
        values={resumePalettes}
        labels={paletteLabels}
        value={style.palette}
        onChange={(palette) => change({ palette })}
        colour={(palette) => paletteColours[palette].deep}
      />
      <Choice
        legend="疏密"
        values={resumeDensities}
        labels={densityLabels}
        value={style.density}
        onChange={(density) => change({ density })}
      />
      <SwitchRow
        label="排进一页"
        hint="缩小字号和行距，不小于 10 pt"
        checked={style.onePage}
        onChange={(onePage) => change({ onePage })}
      />
      <SwitchRow
        label="照片"
        hint={
          report?.hasPhoto === false ? (
            <>
              先在<Link to="/seeker/my/person-info">个人资料</Link>里上传头像
            </>
          ) : (
            '多数岗位不需要，照片容易带来与能力无关的偏见'
          )
        }
        checked={style.photo}
        onChange={(photo) => change({ photo })}
      />
      <SwitchRow
        label="性别"
        hint="默认不印，也不随文件带出"
        checked={style.gender}
        onChange={(gender) => change({ gender })}
      />
      <SwitchRow
        label="出生年月"
        hint="默认不印，也不随文件带出"
        checked={style.birth}
        onChange={(birth) => change({ birth })}
      />
    </div>
  );
}
