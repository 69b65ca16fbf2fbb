import { standingLabels } from '@pinjian/contract/interview-register.ts';
import { stateText } from '@pinjian/contract/interview-report.ts';
import type { CompetencyResult } from '@pinjian/contract/interview-report.ts';
import { anchorOf, leastAxes, linesOf, pointOn, pointsText, surface } from './radar.ts';
import styles from './report-radar.module.css';

const radius = 84;
/** Between the lines of a name, in the chart's units. */
const lineHeight = 17;
const most = 5;
const rings = [1, 2, 3, 4, 5] as const;

function describe(competencies: readonly CompetencyResult[]): string {
  const parts = competencies.map(
    ({ name, score, state, standing }) => `${name} ${score ?? stateText(state, standing)}`,
  );
  return `能力雷达图，满分 5：${parts.join('，')}`;
}

function Chart({ competencies }: { readonly competencies: readonly CompetencyResult[] }) {
  const axes = competencies.map(({ name, score }) => ({ name, value: score }));
  const count = axes.length;
  const points = surface(axes, most, radius);
  return (
    <svg className={styles.chart} viewBox="-172 -122 344 244" role="img" aria-label={describe(competencies)}>
      {rings.map((ring) => (
        <polygon
          key={ring}
          className={styles.ring}
          points={pointsText(axes.map((_, index) => pointOn(index, count, (ring / most) * radius)))}
        />
      ))}
      {axes.map(({ name, value }, index) => {
        const end = pointOn(index, count, radius);
        const lines = linesOf(name);
        const label = pointOn(index, count, radius + 14 + (lines.length - 1) * (lineHeight / 2));
        return (
          <g key={name} className={value === null ? styles.empty : undefined}>
            <line className={styles.axis} x2={end.x} y2={end.y} />
            <text className={styles.name} textAnchor={anchorOf(label)}>
              {lines.map((line, at) => (
                <tspan key={line} x={label.x} y={label.y + 5 + (at - (lines.length - 1) / 2) * lineHeight}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
      <polygon className={styles.surface} points={pointsText(points)} />
      {points.map(({ x, y }) => (
        <circle key={`${x},${y}`} className={styles.point} cx={x} cy={y} r="3.5" />
      ))}
    </svg>
  );
}

/** The competencies as a radar where enough were scored, and always as a table behind one click. */
export function ReportRadar({ competencies }: { readonly competencies: readonly CompetencyResult[] }) {
  const scored = competencies.filter(({ score }) => score !== null).length;
  const chart = scored >= leastAxes;
  return (
    <div className={styles.radar}>
      {chart ? (
        <Chart competencies={competencies} />
      ) : (
        <p className={styles.few}>有分数的能力项不足三个，画不成图，请看下表。</p>
      )}
      <details className={styles.details} open={!chart}>
        <summary>数据表</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">能力项</th>
              <th scope="col">得分（1–5）</th>
              <th scope="col">占比</th>
            </tr>
          </thead>
          <tbody>
            {competencies.map(({ competency, name, score, state, standing, weight }) => (
              <tr key={competency}>
                <th scope="row">{name}</th>
                <td>
                  {score ?? stateText(state, standing)}
                  {standing === 'reference' && `（${standingLabels.reference}）`}
                </td>
                <td>{Math.round(weight * 100)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
