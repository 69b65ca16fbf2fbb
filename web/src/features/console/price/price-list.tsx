import type { PriceRow } from '@pinjian/contract/console-price.ts';
import { Button } from 'antd';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import records from '../records/records.module.css';
import { priceGroups, priceText, validText } from './words.ts';

interface PriceListProps {
  readonly present: readonly PriceRow[];
  /** Items with a change that waits: another one is refused. */
  readonly waiting: ReadonlySet<string>;
  readonly onPropose: (row: PriceRow) => void;
}

/** What holds now, each with the way to propose another price. */
export function PriceList({ present, waiting, onPropose }: PriceListProps) {
  return (
    <>
      {priceGroups.map(({ title, items }) => {
        const rows = items.flatMap((item) => present.filter((row) => row.item === item));
        if (rows.length === 0) return null;
        return (
          <Section key={title} title={title}>
            <ul className={records.plain}>
              {rows.map((row) => (
                <li key={row.item}>
                  <span className={records.grow}>
                    <strong>{row.label}</strong> <span className={records.number}>{priceText(row)}</span>
                  </span>
                  {!row.onSale && <StatusTag>停止出售</StatusTag>}
                  {row.validFrom !== null && <span className={records.when}>{validText(row)}</span>}
                  {waiting.has(row.item) ? (
                    <StatusTag tone="warning">改价待审批</StatusTag>
                  ) : (
                    <Button aria-label={`${row.label}：提出改价`} onClick={() => onPropose(row)}>
                      提出改价
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Section>
        );
      })}
    </>
  );
}
