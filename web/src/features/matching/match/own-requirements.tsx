import {
  requirementResultLabels,
  type Evidence,
  type Match,
  type MatchedRequirement,
} from '@pinjian/contract/matching-match.ts';
import { Link } from 'react-router';
import { StatusTag } from '#ui/tag.tsx';
import lit from '#ui/lit-text.module.css';
import styles from './match.module.css';
import { countText, isInResume, placed, requirementName, resultTones, sourceText } from './model.ts';
import { placeInResume, quoted, whatWouldShow } from './own-model.ts';

/** The resume that was compared. */
interface Compared {
  readonly resumeId: string;
  /** By the path that evidence names. */
  readonly texts: ReadonlyMap<string, string>;
}

function Piece({ piece, resume }: { readonly piece: Evidence; readonly resume: Compared }) {
  const { before, words, after } = quoted(resume.texts.get(piece.path), piece);
  return (
    <li className={styles.piece}>
      <q className={styles.quote}>
        {before}
        <mark className={lit.lit}>{words}</mark>
        {after}
      </q>
      <span className={styles.source}>
        {sourceText(piece)}
        {isInResume(piece) && (
          <Link to={placeInResume(resume.resumeId, piece.path)} className={styles.toResume}>
            在简历里查看
          </Link>
        )}
      </span>
    </li>
  );
}

interface OwnRequirementProps {
  readonly requirement: MatchedRequirement;
  readonly name: string;
  readonly resume: Compared;
  readonly isActive: boolean;
  /** What would show it is said once of each kind. */
  readonly explains: boolean;
  readonly onPoint: (name: string | null) => void;
  readonly onGo: (name: string) => void;
}

function OwnRequirement({ requirement, name, resume, isActive, explains, onPoint, onGo }: OwnRequirementProps) {
  const { kind, what, words, span, result, evidence } = requirement;
  const missing = whatWouldShow(what);
  return (
    <li
      className={isActive ? `${styles.requirement} ${styles.pointed}` : styles.requirement}
      onPointerEnter={() => onPoint(name)}
      onPointerLeave={() => onPoint(null)}
    >
      <div className={styles.requirementHead}>
        <span className={styles.words}>
          {span === null ? (
            words
          ) : (
            <button
              type="button"
              className={styles.asked}
              title="看职位描述里的原文"
              onFocus={() => onPoint(name)}
              onBlur={() => onPoint(null)}
              onClick={() => onGo(name)}
            >
              {words}
            </button>
          )}
          {kind === 'nice' && <span className={styles.nice}>加分</span>}
        </span>
        <StatusTag tone={resultTones[result]}>{requirementResultLabels[result]}</StatusTag>
      </div>
      {evidence.length > 0 && (
        <ul className={styles.pieces}>
          {evidence.map((piece) => (
            <Piece key={`${piece.path} ${piece.start}`} piece={piece} resume={resume} />
          ))}
        </ul>
      )}
      {result === 'noEvidence' && (
        <p className={styles.missing}>
          {explains && missing.text}
          <Link to={placeInResume(resume.resumeId, missing.at)} className={styles.toResume}>
            去补充
          </Link>
        </p>
      )}
    </li>
  );
}

interface OwnRequirementsProps {
  readonly match: Pick<Match, 'requirements'>;
  readonly resume: Compared;
  /** The name of the requirement that is pointed at. */
  readonly active: string | null;
  readonly onPoint: (name: string | null) => void;
  readonly onGo: (name: string) => void;
}

/** Requirement by requirement, for the seeker: what their resume says of each, and what would show what was not found. */
export function OwnRequirements({ match, resume, active, onPoint, onGo }: OwnRequirementsProps) {
  const { requirements } = match;
  const shown = placed(requirements);
  const lacking = shown.filter(({ requirement }) => requirement.result === 'noEvidence');
  if (requirements.length === 0) return <p className={styles.noReason}>这个职位没有写明可比对的要求。</p>;
  return (
    <>
      <p className={styles.counts}>{countText(requirements)}</p>
      <ul className={styles.requirements} aria-label="逐条比对">
        {shown.map(({ requirement, index }) => (
          <OwnRequirement
            key={index}
            requirement={requirement}
            name={requirementName(index)}
            resume={resume}
            isActive={active === requirementName(index)}
            explains={lacking.find((each) => each.requirement.what === requirement.what)?.index === index}
            onPoint={onPoint}
            onGo={onGo}
          />
        ))}
      </ul>
    </>
  );
}
