import type { CompetencyHistory } from '@pinjian/contract/interview-practice.ts';
import { useQuery } from '@tanstack/react-query';
import { dateOnly } from '#lib/format/time.ts';
import { LinkButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { AiMark } from '#ui/tag.tsx';
import { detailPath } from '../model.ts';
import { historyQuery, practiceSeriesQuery } from './api.ts';
import styles from './history.module.css';

const width = 240;
const height = 56;
const edge = 6;

/** Where a rating lies on the line: 1 at the bottom, 5 at the top. */
function placeOf(index: number, count: number, score: number): { readonly x: number; readonly y: number } {
  const across = count === 1 ? 0.5 : index / (count - 1);
  return { x: edge + across * (width - 2 * edge), y: height - edge - ((score - 1) / 4) * (height - 2 * edge) };
}

function Line({ points }: Pick<CompetencyHistory, 'points'>) {
  const places = points.map(({ score }, index) => placeOf(index, points.length, score));
  return (
    // The table below says the same in words.
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {[1, 3, 5].map((step) => {
        const { y } = placeOf(0, 1, step);
        return <line key={step} className={styles.step} x1={0} x2={width} y1={y} y2={y} />;
      })}
      <polyline className={styles.line} points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {places.map(({ x, y }) => (
        <circle key={x} className={styles.point} cx={x} cy={y} r="4" />
      ))}
    </svg>
  );
}

/** From first to latest, or that there is only one. */
function trendText({ points }: Pick<CompetencyHistory, 'points'>): string {
  const [first, latest] = [points[0], points.at(-1)];
  if (first === undefined || latest === undefined) return '';
  if (points.length === 1) return `${latest.score.toFixed(1)}，练过 1 次`;
  return `${first.score.toFixed(1)} → ${latest.score.toFixed(1)}，练过 ${points.length} 次`;
}

function Table({ competencies }: { readonly competencies: readonly CompetencyHistory[] }) {
  return (
    <details className={styles.details}>
      <summary>数据表</summary>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">能力项</th>
              <th scope="col">哪一场</th>
              <th scope="col">得分（1–5）</th>
            </tr>
          </thead>
          <tbody>
            {competencies.flatMap(({ competency, name, points }) =>
              points.map(({ interviewId, title, at, score }) => (
                <tr key={`${competency}-${interviewId}`}>
                  <th scope="row">{name}</th>
                  <td>
                    {dateOnly(at)} {title}
                  </td>
                  <td>{score.toFixed(1)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** How each competency went over one's practices, and what to answer once more next; nothing before the first rating. */
export function PracticeHistory() {
  const { data, error, refetch } = useQuery(historyQuery);
  // It stands below them: it waits, so that nothing moves.
  const { isPending } = useQuery(practiceSeriesQuery(1));
  if (isPending || (data === undefined && error === null)) return null;
  if (data === undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} title="能力变化没有加载出来" />;
  const { competencies, next } = data;
  if (competencies.length === 0) return null;
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className={styles.heading}>
        各项能力的变化
        <AiMark basis="按同一套评分标准，满分 5 分，只供自己参考" />
      </h2>
      <div className={styles.card}>
        {next !== null && (
          <div className={styles.next}>
            <p className={styles.nextTitle}>下一个练习</p>
            <p>
              “{next.name}”最值得先练。把《{next.title}》的第 {next.question + 1} 题再答一次：{next.text}
            </p>
            <p className={styles.quiet}>{next.advice}</p>
            <div>
              <LinkButton to={detailPath(next.interviewId)}>去再答一次</LinkButton>
            </div>
          </div>
        )}
        <ul className={styles.items}>
          {competencies.map(({ competency, name, points }) => (
            <li key={competency} className={styles.item}>
              <p className={styles.name}>{name}</p>
              <Line points={points} />
              <p className={styles.quiet}>{trendText({ points })}</p>
            </li>
          ))}
        </ul>
        <Table competencies={competencies} />
      </div>
    </section>
  );
}
